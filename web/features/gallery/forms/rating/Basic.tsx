import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { RatingField } from "#web/ui/form/fields/RatingField.tsx";

const schema = z.object({ stars: z.pipe(z.nullable(z.number()), z.number()) });

export const Basic: Demo = { order: 10, controls: ["disabled", "loading", "error"], keys: true, Piece };

function Piece({ disabled, loading, error }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm
      demo="rating.Basic"
      schema={schema}
      initial={{ stars: null }}
      wrong={error && { stars: "REQUIRED" }}
      loading={loading}
    >
      <RatingField name="stars" label={t("rating.Basic.label")} required disabled={disabled} />
    </TryForm>
  );
}
