import { useTranslation } from "react-i18next";
import { FieldStates } from "#web/features/gallery/forms/parts/FieldStates.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { SliderField } from "#web/ui/form/fields/SliderField.tsx";

export const States: Demo = { order: 50, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <FieldStates value={7} problem="INVALID">
      {(state) => <SliderField {...state} label={t("words.replicas")} min={0} max={20} />}
    </FieldStates>
  );
}
