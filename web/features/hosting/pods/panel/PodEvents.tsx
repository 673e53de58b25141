import { useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import {
  HostedPanelEventChangesDocument,
  useHostedPanelEventsQuery,
} from "#web/features/hosting/pods/pods.generated.ts";
import { EventList } from "#web/features/hosting/shared/EventList.tsx";
import { useFollow } from "#web/features/hosting/shared/useFollow.ts";
import { panelTexts } from "./panelParts.ts";

const STEP = 20;
const MOST = 100;

/** What happened to one pod, the newest first. */
export function PodEvents({ appId, pod }: { appId: string; pod: string }) {
  const words = useWords(panelTexts);
  const [first, setFirst] = useState(STEP);
  const { data, previousData, error, refetch } = useHostedPanelEventsQuery({
    variables: { appId, pod, first },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  useFollow(HostedPanelEventChangesDocument, appId, again);
  const events = (data ?? previousData)?.events;
  if (!events)
    return error ? (
      <ErrorState title={words("panel.eventsFailed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("panel.events")} lines={4} />
    );
  return (
    <Card title={words("panel.events")} line={<bdi dir="ltr">{pod}</bdi>}>
      <EventList
        label={words("panel.events")}
        events={events.items.map((event) => ({ ...event, parts: [] }))}
        none={words("panel.noEvents")}
        more={
          events.hasMore && first < MOST
            ? { label: words("panel.more"), show: () => setFirst((now) => Math.min(now + STEP, MOST)) }
            : undefined
        }
      />
    </Card>
  );
}
