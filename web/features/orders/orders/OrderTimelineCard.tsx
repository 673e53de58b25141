import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { Timeline } from "#web/ui/timeline/Timeline.tsx";
import { type Order, orderTexts, statusLooks } from "./orderParts.ts";

export function OrderTimelineCard({ order: { events } }: { order: Order }) {
  const words = useWords(orderTexts);
  return (
    <Card title={words("timeline")}>
      <Timeline
        label={words("timeline")}
        events={events.map(({ at, action, status, note, actor }, index) => ({
          id: String(index),
          at,
          tone: statusLooks[status].tone,
          title: words(`events.${action}`),
          text: [actor?.fullName ?? words("system"), note].filter(Boolean).join(" · "),
        }))}
      />
    </Card>
  );
}
