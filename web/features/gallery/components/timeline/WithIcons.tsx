import { ArrowUp12Filled } from "@fluentui/react-icons/svg/arrow-up";
import { Checkmark12Filled } from "@fluentui/react-icons/svg/checkmark";
import { Dismiss12Filled } from "@fluentui/react-icons/svg/dismiss";
import { Pause12Filled } from "@fluentui/react-icons/svg/pause";
import { useState } from "react";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Timeline } from "#web/ui/timeline/Timeline.tsx";

const hour = 3_600_000;
const events = [
  { id: "deployed", tone: "ok", ago: 0.2, icon: <Checkmark12Filled /> },
  { id: "crashed", tone: "bad", ago: 5, icon: <Dismiss12Filled /> },
  { id: "scaled", tone: "info", ago: 26, icon: <ArrowUp12Filled /> },
  { id: "slept", tone: "rest", ago: 40, icon: <Pause12Filled /> },
] as const;

export const WithIcons: Demo = { order: 20, Piece };

function Piece() {
  const words = useWords("galleryComponents:timeline.WithIcons");
  const [now] = useState(() => Date.now());
  return (
    <Timeline
      label={words("label")}
      events={events.map(({ ago, ...event }) => ({
        ...event,
        at: now - ago * hour,
        title: words(event.id),
        text: words(`${event.id}Text`),
      }))}
    />
  );
}
