import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { useMediaQuery } from "#web/lib/useMediaQuery.ts";

export const LittleMotion: Demo = { order: 50, Piece };

function Piece() {
  const words = useWords("galleryComponents:animated-wrapper.LittleMotion");
  const little = useMediaQuery("(prefers-reduced-motion: reduce)");
  return (
    <MessageBar intent={little ? "success" : "info"} layout="multiline">
      <MessageBarBody>{words(little ? "little" : "usual")}</MessageBarBody>
    </MessageBar>
  );
}
