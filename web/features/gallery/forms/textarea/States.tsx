import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { FieldStates } from "#web/features/gallery/forms/parts/FieldStates.tsx";
import { TextAreaField } from "#web/ui/form/fields/TextAreaField.tsx";

export const States: Demo = { order: 50, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <FieldStates value={t("words.noteText")} problem="TOO_LONG?max=20">
      {(state) => <TextAreaField {...state} label={t("words.note")} rows={3} />}
    </FieldStates>
  );
}
