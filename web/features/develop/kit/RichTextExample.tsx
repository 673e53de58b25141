import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { RichTextField } from "#web/ui/editor/RichTextField.tsx";
import { RichTextView } from "#web/ui/editor/RichTextView.tsx";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { ExampleForm } from "./ExampleForm.tsx";
import { ExampleState } from "./ExampleState.tsx";
import { FieldStates } from "./FieldStates.tsx";

const schema = z.object({ body: text({ min: 1, max: 5_000 }), answer: text({ max: 5_000 }) });

export function RichTextExample() {
  const { t } = useTranslation("kit");
  const label = t("kit.forms.rich.label");
  const html = t("kit.forms.sample.html");
  return (
    <>
      <ExampleForm label={t("kit.forms.rich.title")} schema={schema} initial={{ body: html, answer: "" }}>
        <RichTextField name="body" label={label} required max={500} />
        <RichTextField
          name="answer"
          label={t("kit.forms.rich.answer")}
          placeholder={t("kit.forms.rich.placeholder")}
        />
      </ExampleForm>
      <ExampleState name="viewer">
        <RichTextView html={html} />
      </ExampleState>
      <FieldStates value={html} problem="REQUIRED">
        {(state) => <RichTextField {...state} label={label} />}
      </FieldStates>
    </>
  );
}
