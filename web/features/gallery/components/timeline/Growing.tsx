import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Timeline } from "#web/ui/timeline/Timeline.tsx";

const kinds = ["deployed", "scaled", "slept", "woke"] as const;
const tones = { deployed: "ok", scaled: "info", slept: "rest", woke: "ok" } as const;

export const Growing: Demo = { order: 30, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:timeline.Growing");
  const [events, setEvents] = useState<readonly { id: number; at: number }[]>([]);
  const happen = () => setEvents([{ id: events.length, at: Date.now() }, ...events].slice(0, 6));
  return (
    <Stack wide>
      <Row>
        <Button onClick={happen}>{words("happen")}</Button>
      </Row>
      <div role="log" aria-label={words("label")}>
        {events.length === 0 ? (
          <span>{words("none")}</span>
        ) : (
          <Timeline
            label={words("label")}
            events={events.map(({ id, at }) => {
              const kind = kinds[id % kinds.length] ?? "woke";
              return { id: String(id), tone: tones[kind], title: words(kind), at };
            })}
          />
        )}
      </div>
    </Stack>
  );
}
