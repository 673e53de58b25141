import { useEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import { layoutKey } from "../../lib/layout.ts";
import { useMirror } from "../../lib/mirror.ts";
import { lazyPiece } from "../../ui/lazy/lazyPiece.tsx";

const RootPieces = lazyPiece(async () => (await import("./RootPieces.tsx")).RootPieces);

/** How long the first screen has code and gateway for itself, in milliseconds. */
const patience = 1000;

/** What every screen has beside itself, once the first one stands; sooner where the look is not as the style sheet has it. */
export function LatePieces() {
  const isPlain = useMirror(layoutKey) === null;
  const isLink = useLocation().search.includes("layout=");
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setLate, patience, true);
    return () => clearTimeout(timer);
  }, []);
  return (isLate || isLink || !isPlain) && <RootPieces late={isLate} />;
}
