import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";
import { ExampleForm } from "./ExampleForm.tsx";
import { FieldStates } from "./FieldStates.tsx";

const schema = z.object({ note: text({ min: 1, max: 200 }) });

export function AreaExample() {
  const { t } = useTranslation("kit");
  const label = t("kit.forms.area.label");
  return (
    <>
      <ExampleForm
        label={t("kit.forms.area.title")}
        schema={schema}
        initial={{ note: t("kit.forms.sample.note") }}
      >
        <TextAreaField name="note" label={label} required rows={3} grows max={200} />
      </ExampleForm>
      <FieldStates value={t("kit.forms.sample.note")} problem="TOO_LONG?max=20">
        {(state) => <TextAreaField {...state} label={label} rows={2} />}
      </FieldStates>
    </>
  );
}
