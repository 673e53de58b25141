import { Button } from "@fluentui/react-components";
import { useRef, useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { NewSecret } from "./NewSecret.tsx";
import { webhookTexts } from "./webhookParts.ts";

/** Shows a secret in a drawer's place, this once: whoever has not copied it is asked before it closes. */
export function useSecretOnce(onClose: () => void) {
  const words = useWords(webhookTexts);
  const [secret, show] = useState<string>();
  const copied = useRef(false);
  const close = async () => {
    const question = {
      title: words("leave.title"),
      text: words("leave.text"),
      action: words("leave.action"),
      tone: "neutral" as const,
    };
    if (copied.current || (await confirm(question))) onClose();
  };
  const shown = secret !== undefined && {
    title: words("secret.title"),
    meta: words("secret.line"),
    onClose: () => void close(),
    content: <NewSecret secret={secret} onCopied={() => (copied.current = true)} />,
    footer: (
      <Button appearance="primary" onClick={() => void close()}>
        {words("secret.done")}
      </Button>
    ),
  };
  return [shown, show] as const;
}
