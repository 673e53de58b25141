import { useTranslation } from "react-i18next";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { CardGrid } from "#web/features/gallery/cards/parts/CardGrid.tsx";

export const Plain: Demo = { order: 10, controls: ["loading", "longText"], Piece };

function Piece({ loading, longText }: DemoProps) {
  const { t } = useTranslation("galleryCards");
  if (loading) return <CardSkeleton label={t("card-basic.Plain.title")} lines={3} />;
  return (
    <CardGrid>
      <Card title={t("card-basic.Plain.title")} line={t("card-basic.Plain.about")}>
        {t(longText ? "card-basic.Plain.long" : "card-basic.Plain.text")}
      </Card>
      <Card title={t("card-basic.Plain.bare")}>{t("card-basic.Plain.bareText")}</Card>
    </CardGrid>
  );
}
