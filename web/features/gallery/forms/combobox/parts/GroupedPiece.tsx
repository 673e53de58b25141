import { Combobox, Field, makeStyles, Option, OptionGroup } from "@fluentui/react-components";
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

export function GroupedPiece({ size, disabled }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const { regions } = useSamples();
  const [typed, setTyped] = useState("");
  const [zone, setZone] = useState("");
  const wanted = typed.trim().toLowerCase();
  const groups = regions
    .map((region) => ({
      ...region,
      zones: [1, 2, 3].map((place) => `${region.value}-${place}`).filter((one) => one.includes(wanted)),
    }))
    .filter(({ zones }) => zones.length > 0);

  return (
    <Field className={styles.field} label={t("combobox.Grouped.label")} size={size}>
      <Combobox
        className={styles.box}
        input={{ className: styles.input }}
        expandIcon={{ className: styles.expand, tabIndex: -1, "aria-label": t("combobox.open") }}
        size={size}
        disabled={disabled}
        placeholder={t("words.type")}
        value={zone || typed}
        selectedOptions={zone ? [zone] : []}
        onChange={({ target }) => {
          setTyped(target.value);
          setZone("");
        }}
        onOptionSelect={(_, { optionValue = "" }) => {
          setZone(optionValue);
          setTyped("");
        }}
      >
        {groups.map(({ value, label, zones }) => (
          <OptionGroup key={value} label={label}>
            {zones.map((one) => (
              <Option key={one}>{one}</Option>
            ))}
          </OptionGroup>
        ))}
      </Combobox>
    </Field>
  );
}
