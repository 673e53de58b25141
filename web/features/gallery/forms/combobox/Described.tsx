import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

export const Described: Demo = {
  order: 20,
  controls: ["size", "disabled"],
  keys: true,
  Piece: lazyComponent(() => import("./parts/DescribedPiece.tsx"), "DescribedPiece"),
};
