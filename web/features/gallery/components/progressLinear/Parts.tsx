import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import { Stack } from "#web/features/gallery/components/parts/Stack.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { SegmentBar, SegmentLegend } from "#web/ui/figure/SegmentBar.tsx";

const tones = ["ok", "info", "warn", "rest", "idle"] as const;

export const Parts: Demo = { order: 40, keys: true, Piece };

function Piece() {
  const words = useWords("galleryComponents:progress-linear.Parts");
  const [running, setRunning] = useState(22);
  const counts = { ok: running, info: 2, warn: 2, rest: 1, idle: 1 };
  const segments = tones.map((tone) => ({ tone, name: words(tone), count: counts[tone] }));
  return (
    <Stack wide>
      <SegmentBar label={words("label")} segments={segments} />
      <SegmentLegend label={words("label")} segments={segments} />
      <Row>
        <Button disabled={running >= 40} onClick={() => setRunning(running + 6)}>
          {words("more")}
        </Button>
        <Button disabled={running <= 4} onClick={() => setRunning(running - 6)}>
          {words("less")}
        </Button>
      </Row>
    </Stack>
  );
}
