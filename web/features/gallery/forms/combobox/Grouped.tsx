import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

export const Grouped: Demo = {
  order: 10,
  controls: ["size", "disabled"],
  keys: true,
  Piece: lazyComponent(() => import("./parts/GroupedPiece.tsx"), "GroupedPiece"),
};
