import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

export const Multiple: Demo = {
  order: 30,
  controls: ["size", "disabled"],
  keys: true,
  Piece: lazyComponent(() => import("./parts/MultiplePiece.tsx"), "MultiplePiece"),
};
