import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { CardPair } from "#web/ui/page/CardPair.tsx";

export const Pair: Demo = { order: 50, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  const details = (
    <ActionLink size="small" action={{ to: "/product/las/list", label: t("card-basic.Pair.details") }} />
  );
  return (
    <CardPair>
      <Card title={t("card-basic.Pair.first")} line={t("card-basic.Pair.firstLine")} tools={details}>
        {t("card-basic.Pair.firstText")}
      </Card>
      <Card title={t("card-basic.Pair.second")} line={t("card-basic.Pair.secondLine")} tools={details}>
        {t("card-basic.Pair.secondText")}
      </Card>
    </CardPair>
  );
}
