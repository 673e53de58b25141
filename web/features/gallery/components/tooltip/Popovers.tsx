import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

export const Popovers: Demo = {
  order: 60,
  keys: true,
  Piece: lazyComponent(() => import("./parts/PopoversPiece.tsx"), "PopoversPiece"),
};
