import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { RichTextView } from "#web/ui/editor/RichTextView.tsx";

export const Reader: Demo = { order: 20, Piece };

function Piece() {
  const { t } = useTranslation("galleryForms");
  return <RichTextView html={t("editors.RichText.html")} />;
}
