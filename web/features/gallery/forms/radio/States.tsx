import { useTranslation } from "react-i18next";
import { FieldStates } from "#web/features/gallery/forms/parts/FieldStates.tsx";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { RadioField } from "#web/ui/form/fields/RadioField.tsx";

export const States: Demo = { order: 50, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  const { billings } = useSamples();
  return (
    <FieldStates value={"month"} problem="REQUIRED">
      {(state) => <RadioField {...state} label={t("words.billing")} options={billings} />}
    </FieldStates>
  );
}
