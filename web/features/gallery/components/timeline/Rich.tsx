import { useState } from "react";
import { people } from "#web/features/gallery/components/parts/people.ts";
import type { Demo, DemoProps } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { PersonLine } from "#web/ui/person/PersonLine.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { Timeline } from "#web/ui/timeline/Timeline.tsx";

const hour = 3_600_000;

export const Rich: Demo = { order: 50, controls: ["longText"], Piece };

function Piece({ longText }: DemoProps) {
  const words = useWords("galleryComponents:timeline.Rich");
  const [now] = useState(() => Date.now());
  const [maud, amadou] = [people[3], people[1]];
  return (
    <Timeline
      label={words("label")}
      events={[
        {
          id: "asked",
          tone: "info",
          title: words("asked"),
          at: now - 2 * hour,
          text: maud && <PersonLine {...maud} caption={words(longText ? "long" : "askedText")} />,
        },
        {
          id: "approved",
          tone: "ok",
          title: words("approved"),
          at: now - hour,
          text: amadou && <PersonLine {...amadou} caption={words("approvedText")} />,
        },
        {
          id: "runs",
          tone: "warn",
          title: <StatusPill tone="warn">{words("runs")}</StatusPill>,
          at: now - hour / 6,
          text: <Meter label={words("runs")} text={words("share")} share={0.6} />,
        },
      ]}
    />
  );
}
