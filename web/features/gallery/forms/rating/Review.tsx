import { useWatch } from "react-hook-form";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { TryForm } from "#web/features/gallery/forms/parts/TryForm.tsx";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { RatingField } from "#web/ui/form/fields/RatingField.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";

const isLow = (stars: number | null | undefined) => typeof stars === "number" && stars < 3;
const schema = z.object({ stars: z.pipe(z.nullable(z.number()), z.number()), why: text({ max: 200 }) }).check(
  z.refine(({ stars, why }) => !isLow(stars) || why !== "", {
    path: ["why"],
    params: { code: "REQUIRED" },
  }),
);

export const Review: Demo = { order: 40, controls: ["disabled"], keys: true, Piece };

function Piece({ disabled }: DemoProps) {
  const { t } = useTranslation("galleryForms");
  return (
    <TryForm demo="rating.Review" schema={schema} initial={{ stars: null, why: "" }}>
      <RatingField name="stars" label={t("rating.Review.stars")} required disabled={disabled} />
      <WhyField disabled={disabled} />
    </TryForm>
  );
}

function WhyField({ disabled }: Pick<DemoProps, "disabled">) {
  const { t } = useTranslation("galleryForms");
  const { stars } = useWatch<z.input<typeof schema>>();
  return (
    <TextAreaField
      name="why"
      label={t("rating.Review.why")}
      required={isLow(stars)}
      rows={2}
      disabled={disabled}
    />
  );
}
