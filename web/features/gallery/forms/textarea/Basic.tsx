import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";

const schema = z.object({ note: text({ min: 1, max: 200 }) });

export const Basic: Demo = {
  order: 10,
  controls: ["disabled", "loading", "error", "longText"],
  keys: true,
  Piece,
};

function Piece({ disabled, loading, error, longText }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const note = t("words.noteText");
  return (
    <TryForm
      key={String(longText)}
      demo="textarea.Basic"
      schema={schema}
      initial={{ note: longText ? note.repeat(6) : note }}
      wrong={error && { note: "TOO_LONG?max=20" }}
      loading={loading}
    >
      <TextAreaField name="note" label={t("words.note")} required rows={4} max={200} disabled={disabled} />
    </TryForm>
  );
}
