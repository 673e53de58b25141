import { Combobox, Field, makeStyles, Option } from "@fluentui/react-components";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { DemoProps } from "#web/features/gallery/shared/demo.ts";

const images = ["nginx:1.29", "postgres:17", "redis:8", "node:24-slim"];
const useStyles = makeStyles({
  field: { maxInlineSize: "400px" },
  box: { minWidth: 0 },
  input: { minWidth: 0, inlineSize: "100%" },
  expand: { display: "grid", placeItems: "center", inlineSize: "24px", blockSize: "24px" },
});

export function FreeformPiece({ size, disabled }: DemoProps) {
  const styles = useStyles();
  const { t } = useTranslation("galleryForms");
  const [value, setValue] = useState("nginx:1.29");
  return (
    <div className={styles.field}>
      <Field label={t("combobox.Freeform.label")} size={size}>
        <Combobox
          className={styles.box}
          input={{ className: styles.input, dir: "ltr" }}
          expandIcon={{ className: styles.expand, tabIndex: -1, "aria-label": t("combobox.open") }}
          root={{ dir: "ltr" }}
          freeform
          size={size}
          disabled={disabled}
          value={value}
          onChange={({ target }) => setValue(target.value)}
          onOptionSelect={(_, { optionText = "" }) => setValue(optionText)}
        >
          {images.map((image) => (
            <Option key={image}>{image}</Option>
          ))}
        </Combobox>
      </Field>
      <p role="status">{t("combobox.Freeform.value", { value: `\u2068${value}\u2069` })}</p>
    </div>
  );
}
