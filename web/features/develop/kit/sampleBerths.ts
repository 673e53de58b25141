import { ports } from "./samplePorts.ts";

export interface Berth {
  id: string;
  name: string;
  draught: number;
  length: number;
  open: "OPEN" | "CLOSED";
}

export const berths: readonly Berth[] = ports.slice(0, 240).map(({ label }, place) => ({
  id: String(place + 1),
  name: label,
  draught: 4 + ((place * 7) % 12),
  length: 60 + ((place * 37) % 240),
  open: place % 3 === 2 ? "CLOSED" : "OPEN",
}));
