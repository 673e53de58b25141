import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

const FleetMap = lazyComponent(() => import("#web/features/gallery/cards/parts/FleetMap.tsx"), "FleetMap");

export const Fleet: Demo = { order: 70, keys: true, Piece };

function Piece() {
  return <FleetMap />;
}
