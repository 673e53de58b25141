import { useTranslation } from "react-i18next";
import { Card } from "#web/ui/page/Card.tsx";
import { Timeline, type TimelineEvent } from "#web/ui/timeline/Timeline.tsx";
import { paymentLooks, statusLooks } from "#web/features/ecommerce/shared/orderStates.ts";
import type { OrderInFull } from "./orderValues.ts";

export function OrderProgressCard({ order: { events, ahead } }: { order: OrderInFull }) {
  const { t } = useTranslation("ecommerceOrders");
  const happened = events.map(({ at, status, payment }, index): TimelineEvent => {
    const id = `${index}`;
    if (status) return { id, at, tone: statusLooks[status].tone, title: t(`events.${status}`) };
    if (payment) return { id, at, tone: paymentLooks[payment].tone, title: t(`events.${payment}`) };
    return { id, at, tone: "info", title: t("events.placed") };
  });
  const coming = ahead.map((status): TimelineEvent => ({
    id: status,
    tone: "idle",
    title: t(`events.${status}`),
    text: t("events.coming"),
  }));
  return (
    <Card title={t("progress")}>
      <Timeline label={t("progress")} events={[...happened, ...coming]} />
    </Card>
  );
}
