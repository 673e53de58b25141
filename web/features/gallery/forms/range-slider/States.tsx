import { useTranslation } from "react-i18next";
import { FieldStates } from "#web/features/gallery/forms/parts/FieldStates.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { RangeField } from "#web/ui/form/fields/RangeField.tsx";

export const States: Demo = { order: 50, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <FieldStates value={[6, 18]} problem="INVALID">
      {(state) => <RangeField {...state} label={t("range-slider.Hours.label")} min={0} max={24} />}
    </FieldStates>
  );
}
