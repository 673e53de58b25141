import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { FieldStates } from "#web/features/gallery/forms/parts/FieldStates.tsx";
import { useSamples } from "#web/features/gallery/forms/parts/useSamples.ts";
import { SelectField } from "#web/ui/form/fields/SelectField.tsx";

export const States: Demo = { order: 50, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  const { regions } = useSamples();
  return (
    <FieldStates value="east" problem="REQUIRED" only={["usual", "disabled", "error"]}>
      {({ name, disabled }) => (
        <SelectField name={name} disabled={disabled} label={t("words.region")} options={regions} />
      )}
    </FieldStates>
  );
}
