import { KitPart } from "./KitPart.tsx";

export function DataPart() {
  return <KitPart part="data" examples={[]} />;
}
