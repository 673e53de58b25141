export const regions = ["north", "east", "south", "west"] as const;

export const ports = {
  containers: [420, 380, 290, 170],
  databases: [160, 210, 120, 90],
  caches: [90, 60, 80, 40],
} as const;

export const kinds = ["containers", "databases", "caches"] as const;

export const hours = Array.from({ length: 13 }, (_, at) => `${String(at * 2).padStart(2, "0")}:00`);

export const wave = (base: number, swing: number, shift: number): number[] =>
  hours.map((_, at) => Math.round(base + swing * Math.sin((at + shift) / 2)));
