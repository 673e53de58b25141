import { Button } from "@fluentui/react-components";
import { TicketDiagonal20Regular } from "@fluentui/react-icons/svg/ticket-diagonal";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { storeTexts } from "./storeParts.ts";

const CodeDrawer = lazyComponent(() => import("./CodeDrawer.tsx"), "CodeDrawer");

/** Opens the drawer in which a gift code is redeemed. */
export function CodeButton() {
  const words = useWords(storeTexts);
  const [drawer, open] = useDrawer<true>((_, state) => <CodeDrawer {...state} />);
  return (
    <>
      <span onPointerEnter={() => void CodeDrawer.preload()}>
        <Button icon={<TicketDiagonal20Regular />} onClick={() => open(true)}>
          {words("code.action")}
        </Button>
      </span>
      {drawer}
    </>
  );
}
