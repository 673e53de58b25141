import { useState } from "react";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Timeline } from "#web/ui/timeline/Timeline.tsx";

const hour = 3_600_000;

export const Happened: Demo = { order: 10, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:timeline.Happened");
  const [now] = useState(() => Date.now());
  return (
    <Timeline
      label={words("label")}
      events={[
        { id: "placed", tone: "ok", title: words("placed"), at: now - 50 * hour, text: words("placedText") },
        { id: "paid", tone: "ok", title: words("paid"), at: now - 49 * hour },
        { id: "held", tone: "warn", title: words("held"), at: now - 3 * hour, text: words("heldText") },
        { id: "sent", tone: "info", title: words("sent"), at: now - hour / 4 },
        { id: "arrives", tone: "idle", title: words("arrives") },
      ]}
    />
  );
}
