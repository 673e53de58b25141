import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

export const CreateApp: Demo = {
  order: 70,
  keys: true,
  Piece: lazyComponent(() => import("./parts/CreateAppPiece.tsx"), "CreateAppPiece"),
};
