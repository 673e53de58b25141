import { KitPart } from "./KitPart.tsx";
import { TableExample } from "./TableExample.tsx";

export function DataPart() {
  return <KitPart part="data" examples={[{ id: "table", Piece: TableExample, wide: true }]} />;
}
