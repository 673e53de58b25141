import { Combobox, Field, makeStyles, Option } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import type { DemoProps } from "#web/features/gallery/shared/demo.ts";

const useStyles = makeStyles({
  field: { maxInlineSize: "400px" },
  box: { minWidth: 0 },
  input: { minWidth: 0, inlineSize: "100%" },
  expand: { display: "grid", placeItems: "center", inlineSize: "24px", blockSize: "24px" },
});

export function MultiplePiece({ size, disabled }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const { topics } = useSamples();
  const [chosen, setChosen] = useState<string[]>(["network"]);
  const list = topics.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);

  return (
    <div className={styles.field}>
      <Field label={t("words.topicsLabel")} size={size}>
        <Combobox
          className={styles.box}
          input={{ className: styles.input }}
          expandIcon={{ className: styles.expand, tabIndex: -1, "aria-label": t("combobox.open") }}
          multiselect
          size={size}
          disabled={disabled}
          placeholder={t("words.choose")}
          selectedOptions={chosen}
          onOptionSelect={(_, { selectedOptions }) => setChosen(selectedOptions)}
        >
          {topics.map(({ value, label }) => (
            <Option key={value} value={value}>
              {label}
            </Option>
          ))}
        </Combobox>
      </Field>
      <p role="status">
        {list.length > 0
          ? t("combobox.Multiple.chosen", { list: list.join(" · ") })
          : t("combobox.Multiple.none")}
      </p>
    </div>
  );
}
