import { useState } from "react";
import { EventsCard } from "./EventsCard.tsx";

const STEP = 25;
const MOST = 100;

export function EventsTab({ appId }: { appId: string }) {
  const [first, show] = useState(STEP);
  return (
    <EventsCard
      appId={appId}
      first={first}
      {...(first < MOST && { onMore: () => show((now) => Math.min(now + STEP, MOST)) })}
    />
  );
}
