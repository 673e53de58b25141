import { Dropdown, Field, makeStyles, Option, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  field: { maxInlineSize: "400px" },
  box: { minWidth: 0 },
  option: { display: "grid" },
  note: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

export function MenuPiece({ size, disabled, error }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation(["galleryForms", "ui"]);
  const { sources } = useSamples();
  const [chosen, setChosen] = useState("image");
  const label = sources.find(({ value }) => value === chosen)?.label ?? "";
  return (
    <Field
      className={styles.field}
      label={t("words.source")}
      size={size}
      {...(error && { validationMessage: t("ui:form.errors.REQUIRED") })}
    >
      <Dropdown
        className={styles.box}
        size={size}
        disabled={disabled}
        value={label}
        selectedOptions={[chosen]}
        onOptionSelect={(_, { optionValue }) => setChosen(optionValue ?? chosen)}
      >
        {sources.map((source) => (
          <Option key={source.value} value={source.value} text={source.label}>
            <span className={styles.option}>
              {source.label}
              <span className={styles.note}>{source.note}</span>
            </span>
          </Option>
        ))}
      </Dropdown>
    </Field>
  );
}
