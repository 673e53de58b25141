import { useTranslation } from "react-i18next";
import { FieldStates } from "#web/features/gallery/forms/parts/FieldStates.tsx";
import { ports } from "#web/features/gallery/forms/parts/samplePorts.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { ComboField } from "#web/ui/form/fields/ComboField.tsx";

export const States: Demo = { order: 50, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <FieldStates value={"p3"} problem="INVALID">
      {(state) => <ComboField {...state} label={t("words.berth")} options={ports} />}
    </FieldStates>
  );
}
