import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { BerthTable } from "#web/features/gallery/tables/parts/BerthTable.tsx";

export const Hundreds: Demo = { order: 40, keys: true, Piece };

function Piece() {
  return <BerthTable count={240} density="compact" />;
}
