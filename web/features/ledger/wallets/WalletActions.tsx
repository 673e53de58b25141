import { Button } from "@fluentui/react-components";
import { ArrowSwap20Regular } from "@fluentui/react-icons/svg/arrow-swap";
import { useLink } from "#web/lib/navigation/useLink.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { walletTexts } from "./walletParts.ts";

export function WalletActions() {
  const words = useWords(walletTexts);
  const transfer = useLink("/user/transfer");
  return (
    <Button as="a" icon={<ArrowSwap20Regular />} {...transfer}>
      {words("transfer")}
    </Button>
  );
}
