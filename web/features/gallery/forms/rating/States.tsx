import { useTranslation } from "react-i18next";
import { FieldStates } from "#web/features/gallery/forms/parts/FieldStates.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { RatingField } from "#web/ui/form/fields/RatingField.tsx";

export const States: Demo = { order: 50, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <FieldStates value={4} problem="REQUIRED">
      {(state) => <RatingField {...state} label={t("rating.Review.stars")} />}
    </FieldStates>
  );
}
