import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { Timeline, type TimelineEvent } from "#web/ui/timeline/Timeline.tsx";
import { paymentLooks, statusLooks } from "#web/features/ecommerce/shared/orderStates.ts";
import { orderList } from "./orderList.ts";
import type { OrderCardProps } from "./OrderSide.tsx";

export function OrderProgressCard({ order: { events, ahead } }: OrderCardProps) {
  const words = useWords(orderList.texts);
  const happened = events.map(({ at, status, payment }, index): TimelineEvent => {
    const event = { id: `${index}`, at, title: words(`events.${status ?? payment ?? "placed"}`) };
    if (status) return { ...event, tone: statusLooks[status].tone };
    return { ...event, tone: payment ? paymentLooks[payment].tone : "info" };
  });
  const coming = ahead.map((status): TimelineEvent => ({
    id: status,
    tone: "idle",
    title: words(`events.${status}`),
    text: words("events.coming"),
  }));
  return (
    <Card title={words("progress")}>
      <Timeline label={words("progress")} events={[...happened, ...coming]} />
    </Card>
  );
}
