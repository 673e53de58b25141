import { Button } from "@fluentui/react-components";
import { type ReactNode, useRef, useState } from "react";
import { type TextPlace, useWords } from "#web/lib/texts/words.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";

/** What stands in the drawer: spread it into a `FormDrawer` over its own title, line and `onClose`. */
export interface ShownOnce {
  title: string;
  meta: string;
  onClose: () => void;
  outcome: { content: ReactNode; footer: ReactNode };
}

/** Something that a drawer shows once. */
export interface ShownOnceProps<TShown> {
  /** Where its texts stand: `title`, `line`, `done`, and `leave.title`, `leave.text` and `leave.action` of the question. */
  texts: TextPlace;
  onClose: () => void;
  /** Draws it; `onKept` is to be called when the person takes it along. */
  draw: (shown: TShown, onKept: () => void) => ReactNode;
}

/**
 * Shows in a drawer's place what is never shown again, as a new secret: whoever has not kept it is asked before it closes.
 * Answers what stands in the drawer, undefined before there is something, and the function that shows it.
 */
export function useShownOnce<TShown>({ texts, onClose, draw }: ShownOnceProps<TShown>) {
  const words = useWords(texts);
  const [shown, setShown] = useState<{ what: TShown }>();
  const kept = useRef(false);
  const close = async () => {
    const question = {
      title: words("leave.title"),
      text: words("leave.text"),
      action: words("leave.action"),
      tone: "neutral" as const,
    };
    if (kept.current || (await confirm(question))) onClose();
  };
  const keep = () => {
    kept.current = true;
  };
  const once: ShownOnce | undefined = shown && {
    title: words("title"),
    meta: words("line"),
    onClose: () => void close(),
    outcome: {
      content: draw(shown.what, keep),
      footer: (
        <Button appearance="primary" onClick={() => void close()}>
          {words("done")}
        </Button>
      ),
    },
  };
  return [once, (what: TShown) => setShown({ what })] as const;
}
