import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

const tones = ["ok", "info", "warn", "bad", "rest", "idle"] as const;

export const Tones: Demo = { order: 10, Piece };

function Piece() {
  const words = useWords("galleryComponents:badge.Tones");
  return (
    <Row>
      {tones.map((tone) => (
        <StatusPill key={tone} tone={tone}>
          {words(tone)}
        </StatusPill>
      ))}
    </Row>
  );
}
