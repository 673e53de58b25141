import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { ArrayField } from "#web/ui/form/fields/ArrayField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";

const schema = z.object({
  ports: z
    .array(z.object({ name: text({ min: 1, max: 20 }), port: wholeNumber({ min: 1, max: 65_535 }) }))
    .check(z.minLength(1), z.maxLength(5)),
});
const rows = [
  { name: "web", port: 8080 },
  { name: "metrics", port: 9090 },
];

export const Rows: Demo = { order: 40, controls: ["disabled", "error"], keys: true, Piece };

function Piece({ disabled, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="custom-input.Rows"
      schema={schema}
      initial={{ ports: rows }}
      wrong={error && { "ports.0.name": "TAKEN" }}
    >
      <ArrayField
        name="ports"
        label={t("custom-input.Rows.label")}
        addLabel={t("custom-input.Rows.add")}
        blank={{ name: "", port: null }}
        max={5}
        required
        disabled={disabled}
      >
        {(row) => (
          <>
            <TextField
              name={`${row}.name`}
              label={t("custom-input.Rows.name")}
              required
              disabled={disabled}
            />
            <NumberField
              name={`${row}.port`}
              label={t("custom-input.Rows.port")}
              required
              disabled={disabled}
            />
          </>
        )}
      </ArrayField>
    </TryForm>
  );
}
