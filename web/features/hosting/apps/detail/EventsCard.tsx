import type { ReactNode } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { EventList } from "#web/features/hosting/shared/EventList.tsx";
import { HostedEventChangesDocument, useHostedAppEventsQuery } from "./detail.generated.ts";
import { detailTexts } from "./detailParts.ts";
import { useFollow } from "#web/features/hosting/shared/useFollow.ts";

export interface EventsCardProps {
  appId: string;
  first: number;
  tools?: ReactNode;
  /** Shows more on a press. */
  onMore?: () => void;
}

export function EventsCard({ appId, first, tools, onMore }: EventsCardProps) {
  const words = useWords(detailTexts);
  const { data, previousData, error, refetch } = useHostedAppEventsQuery({
    variables: { appId, first },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch();
  useFollow(HostedEventChangesDocument, appId, again);
  const events = (data ?? previousData)?.events;
  if (!events)
    return error ? (
      <ErrorState title={words("eventsFailed")} error={error} onRetry={refetch} />
    ) : (
      <CardSkeleton label={words("events")} lines={4} />
    );
  return (
    <Card title={words("events")} tools={tools}>
      <EventList
        label={words("events")}
        events={events.items.map(({ pod, revision, ...event }) => ({
          ...event,
          parts: [pod, revision ? `#${revision}` : null],
        }))}
        none={words("noEvents")}
        more={onMore && events.hasMore ? { label: words("more"), show: onMore } : undefined}
      />
    </Card>
  );
}
