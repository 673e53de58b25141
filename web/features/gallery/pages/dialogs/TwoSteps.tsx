import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

export const TwoSteps: Demo = {
  order: 40,
  keys: true,
  Piece: lazyComponent(() => import("./parts/TwoStepsPiece.tsx"), "TwoStepsPiece"),
};
