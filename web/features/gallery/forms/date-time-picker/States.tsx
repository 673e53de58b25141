import { useTranslation } from "react-i18next";
import { FieldStates } from "#web/features/gallery/forms/parts/FieldStates.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { DateField } from "#web/ui/form/dates/DateField.tsx";

export const States: Demo = { order: 60, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <FieldStates value={"2026-11-21"} problem="TOO_LATE?max=2026-11-20">
      {(state) => <DateField {...state} label={t("date-time-picker.Day.label")} />}
    </FieldStates>
  );
}
