import { useTranslation } from "react-i18next";
import { FieldStates } from "#web/features/gallery/forms/parts/FieldStates.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { SwitchField } from "#web/ui/form/fields/SwitchField.tsx";

export const States: Demo = { order: 50, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <FieldStates value={true} problem="INVALID" only={["usual", "disabled", "error"]}>
      {({ name, disabled }) => <SwitchField name={name} disabled={disabled} label={t("words.sleep")} />}
    </FieldStates>
  );
}
