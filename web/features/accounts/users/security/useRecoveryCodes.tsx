import { Button } from "@fluentui/react-components";
import { useRef, useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { profileTexts } from "#web/features/accounts/users/profileParts.ts";
import { RecoveryCodes } from "./RecoveryCodes.tsx";

/**
 * Shows new recovery codes in the place of the form that made them, this once: closing asks while they were neither copied,
 * saved nor printed.
 */
export function useRecoveryCodes(onClose: () => void) {
  const words = useWords(`${profileTexts}:codes`);
  const [codes, show] = useState<readonly string[]>();
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
  const shown = codes && {
    title: words("title"),
    meta: words("line"),
    onClose: () => void close(),
    outcome: {
      content: <RecoveryCodes codes={codes} onKept={keep} />,
      footer: (
        <Button appearance="primary" onClick={() => void close()}>
          {words("done")}
        </Button>
      ),
    },
  };
  return [shown, show] as const;
}
