import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { FieldStates } from "#web/features/gallery/forms/parts/FieldStates.tsx";
import { TextField } from "#web/ui/form/fields/TextField.tsx";

export const States: Demo = { order: 50, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <FieldStates value={t("words.app")} problem="TAKEN">
      {(state) => <TextField {...state} label={t("words.name")} />}
    </FieldStates>
  );
}
