import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { RatingField } from "#web/ui/form/fields/RatingField.tsx";

const schema = z.object({ stars: z.nullable(z.number()) });

export const Ten: Demo = { order: 20, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="rating.Ten" schema={schema} initial={{ stars: 8 }}>
      <RatingField name="stars" label={t("rating.Ten.label")} max={10} disabled={disabled} />
    </TryForm>
  );
}
