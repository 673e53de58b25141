import { useEffect, useState } from "react";
import { useLocation } from "#web/lib/navigation/place.ts";
import { layoutKey } from "#web/lib/layout/layout.ts";
import { useBrowserStore } from "#web/lib/session/browserStore.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const RootPieces = lazyComponent(() => import("./RootPieces.tsx"), "RootPieces");

/** How long the first screen has code and gateway for itself, in milliseconds. */
const patience = 1000;

/** What every screen has beside itself, once the first one stands; sooner where the look is not as the style sheet has it. */
export function LatePieces() {
  const isPlain = useBrowserStore(layoutKey) === null;
  const isLink = useLocation().search.includes("layout=");
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, patience, true);
    return () => clearTimeout(timer);
  }, []);
  return (isLate || isLink || !isPlain) && <RootPieces late={isLate} />;
}
