import { KitPart } from "./KitPart.tsx";
import { MessageExample } from "./MessageExample.tsx";
import { PillExample } from "./PillExample.tsx";
import { PresenceExample } from "./PresenceExample.tsx";
import { SkeletonExample } from "./SkeletonExample.tsx";
import { StateExample } from "./StateExample.tsx";

export function FeedbackPart() {
  return (
    <KitPart
      part="feedback"
      examples={[
        { id: "pills", Piece: PillExample },
        { id: "messages", Piece: MessageExample },
        { id: "states", Piece: StateExample },
        { id: "presence", Piece: PresenceExample },
        { id: "skeletons", Piece: SkeletonExample, wide: true },
      ]}
    />
  );
}
