import { useTranslation } from "react-i18next";
import { FieldStates } from "#web/features/gallery/forms/parts/FieldStates.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { CodeField } from "#web/ui/editor/CodeField.tsx";

export const States: Demo = { order: 60, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return (
    <FieldStates value={'{ "name": }'} problem="INVALID">
      {(state) => <CodeField {...state} label={t("editors.Json.label")} language="json" lines={3} />}
    </FieldStates>
  );
}
