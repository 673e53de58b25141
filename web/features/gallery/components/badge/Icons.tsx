import { Row } from "#web/features/gallery/components/parts/Row.tsx";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

export const Icons: Demo = { order: 20, Piece };

function Piece() {
  const words = useWords("galleryComponents:badge.Icons");
  return (
    <Row>
      <StatusPill tone="warn" icon="clock">
        {words("clock")}
      </StatusPill>
      <StatusPill tone="idle" icon="lock">
        {words("lock")}
      </StatusPill>
      <StatusPill tone="ok" icon="check">
        {words("check")}
      </StatusPill>
    </Row>
  );
}
