import { Desktop20Regular } from "@fluentui/react-icons/svg/desktop";
import { Phone20Regular } from "@fluentui/react-icons/svg/phone";
import { Tablet20Regular } from "@fluentui/react-icons/svg/tablet";
import { useTranslation } from "react-i18next";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { changeOf } from "#web/ui/figure/changeOf.ts";
import { ShareList } from "#web/ui/figure/ShareList.tsx";
import { Card } from "#web/ui/page/Card.tsx";

const devices = [
  { id: "desktop", icon: <Desktop20Regular />, count: 18_420, before: 17_110 },
  { id: "phone", icon: <Phone20Regular />, count: 9_860, before: 10_240 },
  { id: "tablet", icon: <Tablet20Regular />, count: 1_720, before: 1_690 },
];
const whole = devices.reduce((sum, { count }) => sum + count, 0);

export const Shares: Demo = { order: 30, Piece };

function Piece() {
  const { t } = useTranslation("galleryCards");
  const { number, percent } = useFormat();
  return (
    <Card title={t("card-statistics.Shares.title")} line={t("card-statistics.Shares.about")}>
      <ShareList
        label={t("card-statistics.Shares.title")}
        rows={devices.map(({ id, icon, count, before }) => ({
          id,
          icon,
          name: t(`card-statistics.Shares.${id}`),
          value: number(count),
          share: count / whole,
          shareText: percent(count / whole),
          change: changeOf(count, before, percent),
        }))}
      />
    </Card>
  );
}
