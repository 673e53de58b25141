import { Button } from "@fluentui/react-components";
import { Add20Regular } from "@fluentui/react-icons/svg/add";
import { ArrowSwap20Regular } from "@fluentui/react-icons/svg/arrow-swap";
import { useLink } from "#web/lib/navigation/useLink.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { walletTexts } from "./walletParts.ts";

export function WalletActions() {
  const words = useWords(walletTexts);
  const transfer = useLink("/user/transfer");
  const recharge = useLink("/user/recharge/new");
  return (
    <>
      <Button as="a" icon={<ArrowSwap20Regular />} {...transfer}>
        {words("transfer")}
      </Button>
      <Button as="a" appearance="primary" icon={<Add20Regular />} {...recharge}>
        {words("recharge")}
      </Button>
    </>
  );
}
