import type { Demo } from "#web/features/gallery/shared/demo.ts";
import { SimulationSwitch } from "#web/ui/preferences/SimulationSwitch.tsx";

export const Simulated: Demo = { order: 60, keys: true, Piece };

function Piece() {
  return <SimulationSwitch part="CHAT" texts="galleryForms:switch.Simulated" />;
}
