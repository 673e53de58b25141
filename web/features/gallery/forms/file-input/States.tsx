import { useTranslation } from "react-i18next";
import { FieldStates } from "#web/features/gallery/forms/parts/FieldStates.tsx";
import { slowUpload } from "#web/features/gallery/forms/parts/slowUpload.ts";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { FileField } from "#web/ui/form/files/FileField.tsx";

const licence = { id: "sample", url: "/mark.svg", name: "mark.svg", size: 1_380 };

export const States: Demo = { order: 60, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <FieldStates value={[licence]} problem="REQUIRED">
      {(state) => <FileField {...state} label={t("file-input.Several.label")} upload={slowUpload} max={2} />}
    </FieldStates>
  );
}
