import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";

const schema = z.object({ source: z.enum(["image", "template", "chart"]) });

export const List: Demo = { order: 10, controls: ["disabled", "loading", "error"], keys: true, Piece };

function Piece({ disabled, loading, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  const { sources } = useSamples();
  return (
    <TryForm
      demo="radio.List"
      schema={schema}
      initial={{ source: "image" }}
      wrong={error && { source: "REQUIRED" }}
      loading={loading}
    >
      <RadioField name="source" label={t("words.source")} required options={sources} disabled={disabled} />
    </TryForm>
  );
}
