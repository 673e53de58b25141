import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { CraneDrawing } from "#web/ui/feedback/CraneDrawing.tsx";
import { MessageState } from "#web/ui/feedback/MessageState.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";

export const Message: Demo = { order: 60, Piece };

function Piece() {
  const words = useWords("galleryComponents:alert.Message");
  return (
    <MessageState
      role="status"
      drawing={<CraneDrawing />}
      title={words("title")}
      text={words("text")}
      actions={<ActionLink action={{ label: words("action"), to: "/components/timeline" }} />}
    >
      <StatusPill tone="info">{words("state")}</StatusPill>
    </MessageState>
  );
}
