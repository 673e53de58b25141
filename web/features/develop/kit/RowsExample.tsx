import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { ArrayField } from "#web/ui/form/fields/ArrayField.tsx";
import { NumberField } from "#web/ui/form/fields/NumberField.tsx";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";
import { TextField } from "#web/ui/form/fields/TextField.tsx";
import { ExampleForm } from "./ExampleForm.tsx";
import { FieldStates } from "./FieldStates.tsx";

const schema = z.object({
  ports: z
    .array(z.object({ name: text({ min: 1, max: 20 }), port: wholeNumber({ min: 1, max: 65_535 }) }))
    .check(z.minLength(1), z.maxLength(5)),
});
const rows = [
  { name: "web", port: 8080 },
  { name: "metrics", port: 9090 },
];

export function RowsExample() {
  const { t } = useTranslation("kit");
  const fields = (row: string) => (
    <>
      <TextField name={`${row}.name`} label={t("kit.forms.rows.name")} required />
      <NumberField name={`${row}.port`} label={t("kit.forms.rows.port")} required />
    </>
  );
  const declaration = {
    label: t("kit.forms.rows.label"),
    addLabel: t("kit.forms.rows.add"),
    blank: { name: "", port: null },
    max: 5,
  };
  return (
    <>
      <ExampleForm label={t("kit.forms.rows.title")} schema={schema} initial={{ ports: rows }}>
        <ArrayField name="ports" {...declaration} required>
          {fields}
        </ArrayField>
      </ExampleForm>
      <FieldStates value={[]} problem="TOO_FEW?min=2" only={["error"]}>
        {(state) => (
          <ArrayField {...state} {...declaration}>
            {fields}
          </ArrayField>
        )}
      </FieldStates>
    </>
  );
}
