import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";

const schema = z.object({ note: text({ max: 2_000 }) });

export const Grows: Demo = { order: 20, controls: ["disabled", "longText"], Piece };

function Piece({ disabled, longText }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const note = t("words.noteText");
  return (
    <TryForm
      key={String(longText)}
      demo="textarea.Grows"
      schema={schema}
      initial={{ note: longText ? `${note}\n\n`.repeat(12) : note }}
    >
      <TextAreaField name="note" label={t("words.note")} rows={3} grows disabled={disabled} />
    </TryForm>
  );
}
