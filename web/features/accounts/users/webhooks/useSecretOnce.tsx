import { useShownOnce } from "#web/ui/drawer/useShownOnce.tsx";
import { SecretOnce } from "#web/ui/feedback/SecretOnce.tsx";
import { webhookTexts } from "./webhookParts.ts";

const texts = `${webhookTexts}:secret`;

/** Shows the secret of an endpoint in a drawer's place, this once. */
export const useSecretOnce = (onClose: () => void) =>
  useShownOnce<string>({
    texts,
    onClose,
    draw: (secret, onCopied) => <SecretOnce texts={texts} secret={secret} onCopied={onCopied} />,
  });
