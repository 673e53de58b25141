import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { PersonCell } from "#web/ui/cell/PersonCell.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { SegmentBar, SegmentLegend } from "#web/ui/figure/SegmentBar.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { ShopLatestOrdersQuery } from "./shop.generated.ts";
import { orderListPath, orderPath } from "#web/features/dashboards/shared/listPaths.ts";

const looks = {
  DISPATCHED: { tone: "idle", icon: "clock" },
  OUT_FOR_DELIVERY: { tone: "info" },
  READY_TO_PICKUP: { tone: "warn", icon: "clock" },
  DELIVERED: { tone: "ok" },
} as const;
const statuses = ["DISPATCHED", "OUT_FOR_DELIVERY", "READY_TO_PICKUP", "DELIVERED"] as const;

const useStyles = makeStyles({
  all: { marginInlineEnd: "-12px" },
  states: { display: "grid", gap: "8px" },
  list: { display: "grid", margin: 0, padding: 0, listStyleType: "none" },
  row: {
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr) auto 96px",
    alignItems: "center",
    gap: "12px",
    paddingBlock: "8px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
    "@media (max-width: 639.98px)": { gridTemplateColumns: "minmax(0, 1fr) auto" },
  },
  pill: { "@media (max-width: 639.98px)": { gridColumn: "1 / -1", gridRowStart: 2 } },
  value: { ...typographyStyles.body1Strong, textAlign: "end", fontVariantNumeric: "tabular-nums" },
});

export function LatestOrdersCard({ latest }: { latest: ShopLatestOrdersQuery | undefined }) {
  const styles = useStyles();
  const { t } = useTranslation("dashboards");
  const format = useFormat();
  const segments = statuses.map((status) => ({
    tone: looks[status].tone,
    name: t(`ecommerceOrders:statuses.${status}`),
    count: latest?.ecommerceOrderSummary.byStatus.find(({ value }) => value === status)?.count ?? 0,
  }));
  return (
    <Card
      title={t("shop.latest")}
      tools={
        <ActionLink
          appearance="subtle"
          className={styles.all}
          action={{ label: t("shop.allOrders"), to: orderListPath }}
        />
      }
    >
      <div className={styles.states}>
        <SegmentBar label={t("shop.states")} segments={segments} />
        <SegmentLegend label={t("shop.states")} segments={segments} />
      </div>
      <ul className={styles.list}>
        {latest?.ecommerceOrders.items.map(({ id, order, customerName, avatar, placedAt, status, spent }) => (
          <li key={id} className={styles.row}>
            <PersonCell
              name={customerName}
              avatar={avatar}
              caption={`#${order} · ${format.relative(placedAt)}`}
              to={orderPath(id)}
            />
            <span className={styles.pill}>
              <StatusPill {...looks[status]}>{t(`ecommerceOrders:statuses.${status}`)}</StatusPill>
            </span>
            <span className={styles.value}>{format.money(spent)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
