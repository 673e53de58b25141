import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

export const Freeform: Demo = {
  order: 40,
  controls: ["size", "disabled"],
  keys: true,
  Piece: lazyComponent(() => import("./parts/FreeformPiece.tsx"), "FreeformPiece"),
};
