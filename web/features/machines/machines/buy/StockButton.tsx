import { Button } from "@fluentui/react-components";
import { useWords } from "#web/lib/texts/words.ts";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { MachineBuyStartQuery } from "./buy.generated.ts";
import { buyTexts } from "./buyParts.ts";

const StockDrawer = lazyComponent(() => import("./StockDrawer.tsx"), "StockDrawer", { texts: ["form"] });

/** Opens the stock of sizes, for administrators. */
export function StockButton({ start, reload }: { start: MachineBuyStartQuery; reload: () => void }) {
  const words = useWords(buyTexts);
  const [drawer, open] = useDrawer<"stock">((_, state) => (
    <StockDrawer {...state} catalogue={start.catalogue} onDone={reload} />
  ));
  if (!start.viewer?.permissions.some(({ subject }) => subject === "all")) return null;
  return (
    <>
      <Button onClick={() => open("stock")}>{words("stocks.action")}</Button>
      {drawer}
    </>
  );
}
