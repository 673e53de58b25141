import { Combobox, Field, makeStyles, Option, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const sizes = [
  { id: "c2.small", cores: 2, memory: 2, amountMinor: 12 },
  { id: "c2.medium", cores: 2, memory: 4, amountMinor: 24 },
  { id: "c2.large", cores: 4, memory: 8, amountMinor: 47 },
  { id: "m2.large", cores: 4, memory: 16, amountMinor: 63 },
] as const;
const useStyles = makeStyles({
  field: { maxInlineSize: "400px" },
  box: { minWidth: 0 },
  input: { minWidth: 0, inlineSize: "100%" },
  expand: { display: "grid", placeItems: "center", inlineSize: "24px", blockSize: "24px" },
  option: { display: "grid" },
  note: { ...typographyStyles.caption1, color: appTokens.colorNeutralForeground3 },
});

export function DescribedPiece({ size, disabled }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const { money } = useFormat();
  const [value, setValue] = useState("c2.medium");

  return (
    <Field className={styles.field} label={t("combobox.Described.label")} size={size}>
      <Combobox
        className={styles.box}
        input={{ className: styles.input }}
        expandIcon={{ className: styles.expand, tabIndex: -1, "aria-label": t("combobox.open") }}
        size={size}
        disabled={disabled}
        value={value}
        selectedOptions={[value]}
        onChange={({ target }) => setValue(target.value)}
        onOptionSelect={(_, { optionValue }) => setValue(optionValue ?? value)}
      >
        {sizes.map(({ id, cores, memory, amountMinor }) => (
          <Option key={id} value={id} text={id}>
            <span className={styles.option}>
              {id}
              <span className={styles.note}>
                {t("combobox.Described.spec", {
                  cores,
                  memory,
                  price: money({ amountMinor, currency: "CNY" }),
                })}
              </span>
            </span>
          </Option>
        ))}
      </Combobox>
    </Field>
  );
}
