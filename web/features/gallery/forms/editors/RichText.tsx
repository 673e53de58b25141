import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { RichTextField } from "#web/ui/editor/RichTextField.tsx";
import { text } from "#web/ui/form/checks/schemaParts.ts";

const schema = z.object({ body: text({ min: 1, max: 5_000 }), answer: text({ max: 5_000 }) });

export const RichText: Demo = { order: 10, controls: ["disabled", "loading", "error"], keys: true, Piece };

function Piece({ disabled, error, loading }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="editors.RichText"
      schema={schema}
      initial={{ body: t("editors.RichText.html"), answer: "" }}
      wrong={error && { body: "TOO_LONG?max=20" }}
      loading={loading}
    >
      <RichTextField name="body" label={t("editors.RichText.label")} required max={500} disabled={disabled} />
      <RichTextField
        name="answer"
        label={t("editors.RichText.answer")}
        placeholder={t("editors.RichText.placeholder")}
        disabled={disabled}
      />
    </TryForm>
  );
}
