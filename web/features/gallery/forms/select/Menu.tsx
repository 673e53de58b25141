import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

export const Menu: Demo = {
  order: 30,
  controls: ["size", "disabled", "error"],
  keys: true,
  Piece: lazyComponent(() => import("./parts/MenuPiece.tsx"), "MenuPiece"),
};
