// The plan of the invented harbour city, in kilometres east and north of its middle: what `harbourMap.ts` draws.

/** A place on the plan: kilometres east, kilometres north. */
export type Point = readonly [east: number, north: number];

/** Where the middle of the plan lies: open sea, so that no real town is under it. */
export const middle = { longitude: 2.58, latitude: 54.62 };

/** Where roads meet. Those with a name are places that vehicles come from and go to. */
export const nodes: Readonly<Record<string, { at: Point; name?: string }>> = {
  "quay-7": { at: [3.2, -0.75], name: "Quay 7" },
  "customs-gate": { at: [2.6, 0.2], name: "Customs Gate" },
  "east-quays": { at: [2.4, 1.2], name: "East Quays" },
  "ring-northeast": { at: [1.5, 2.4] },
  "beacon-hill": { at: [0, 2.9], name: "Beacon Hill" },
  "ring-northwest": { at: [-2.9, 2.6] },
  "kelp-market": { at: [-3.3, 1], name: "Kelp Market" },
  "ring-west": { at: [-3.4, -0.35] },
  "ring-southwest": { at: [-2.7, -2] },
  "ring-south": { at: [-0.8, -2.75] },
  "ring-southeast": { at: [0.9, -2.3] },
  saltmarsh: { at: [1.55, -2.7], name: "Saltmarsh, Quay 3" },
  "old-town": { at: [-0.9, -0.7], name: "Old Town" },
  "ropewalk-north": { at: [0.9, 0.75] },
  "ropewalk-south": { at: [0.2, -0.9] },
  "cold-store": { at: [-0.2, -1.7], name: "Cold Store" },
  "lantern-park": { at: [-0.65, 1.6], name: "Lantern Park" },
  northbank: { at: [0.6, 1.65], name: "Northbank" },
  "mill-rise": { at: [-4.5, 2.2], name: "Mill Rise" },
  "mill-bridge": { at: [-2.45, 1.8] },
  "fields-north": { at: [-2.3, 0.4] },
  "fields-cross": { at: [-2, -0.6] },
  "rope-fields": { at: [-2, -1.3], name: "Rope Fields" },
  "saltmarsh-cross": { at: [0.9, -1.5] },
  "west-avenue": { at: [-4.7, -0.45], name: "West Avenue" },
  "north-gate": { at: [0.4, 4.7], name: "North Gate" },
  "south-gate": { at: [-1.4, -4.7], name: "South Gate" },
  "east-gate": { at: [4.8, 2.1], name: "East Gate" },
};

/** The roads that vehicles take, through the nodes they pass; a closed one begins again at its first. */
export const roads: readonly { name: string; through: readonly string[]; wide?: true; closed?: true }[] = [
  {
    name: "Ring Road",
    wide: true,
    closed: true,
    through: [
      "east-quays",
      "ring-northeast",
      "beacon-hill",
      "ring-northwest",
      "kelp-market",
      "ring-west",
      "ring-southwest",
      "ring-south",
      "ring-southeast",
      "customs-gate",
    ],
  },
  {
    name: "Ropewalk Road",
    wide: true,
    through: [
      "north-gate",
      "beacon-hill",
      "northbank",
      "ropewalk-north",
      "ropewalk-south",
      "cold-store",
      "ring-south",
      "south-gate",
    ],
  },
  {
    name: "Coast Road",
    wide: true,
    through: [
      "west-avenue",
      "ring-west",
      "fields-cross",
      "old-town",
      "ropewalk-south",
      "saltmarsh-cross",
      "saltmarsh",
    ],
  },
  {
    name: "Northbank Avenue",
    through: ["mill-rise", "mill-bridge", "lantern-park", "northbank", "east-quays"],
  },
  { name: "Mill Lane", through: ["kelp-market", "fields-north", "old-town"] },
  {
    name: "Fields Road",
    through: ["ring-southwest", "rope-fields", "fields-cross", "fields-north", "mill-bridge"],
  },
  { name: "East Road", through: ["east-quays", "east-gate"] },
  { name: "Quay Road", through: ["customs-gate", "quay-7"] },
  { name: "Saltmarsh Lane", through: ["ring-southeast", "saltmarsh"] },
];

/** The coast from south to east; the sea lies beyond it. */
export const coast: readonly Point[] = [
  [0.9, -12],
  [1.1, -5],
  [1.5, -3.9],
  [2.1, -3.2],
  [2, -2.5],
  [2.8, -1.9],
  [3.4, -1.3],
  [3.7, -0.4],
  [4.5, 0.5],
  [5.5, 1.2],
  [7, 1.9],
  [9, 2.5],
  [18, 3.4],
];
export const seaCorner: Point = [18, -12];

/** The river's middle from its source on, and how wide it is there. */
export const river: readonly { at: Point; width: number }[] = [
  { at: [-2, 12], width: 0.2 },
  { at: [-2.2, 7], width: 0.24 },
  { at: [-2.3, 4], width: 0.28 },
  { at: [-2, 2.6], width: 0.28 },
  { at: [-1.3, 1.35], width: 0.3 },
  { at: [-0.2, 0.4], width: 0.34 },
  { at: [1, -0.35], width: 0.42 },
  { at: [2.1, -1.4], width: 0.62 },
  { at: [3.1, -2.4], width: 1 },
];

export const parks: readonly { name: string; at: Point; size: Point }[] = [
  { name: "Lantern Park", at: [0.1, 1.14], size: [0.48, 0.3] },
  { name: "Rope Fields", at: [-1.25, -1.65], size: [0.55, 0.4] },
  { name: "Beacon Wood", at: [3.5, 2.5], size: [0.8, 0.45] },
  { name: "Gull Common", at: [-4.1, -1.7], size: [0.8, 0.5] },
];

/** Piers, from where they begin at the coast; all point out to sea. */
export const piers: readonly Point[] = [
  [3.45, -1.2],
  [3.6, -0.85],
  [3.75, -0.45],
  [4.05, -0.1],
  [2.05, -2.75],
  [2.2, -3.05],
];
export const pier = { length: 0.75, width: 0.14, heading: -35 };

/** The quarters: their streets run in a grid, turned by so many degrees. */
export const quarters: readonly { name?: string; at: Point; turn: number }[] = [
  { name: "Mill Rise", at: [-3.9, 1.6], turn: 12 },
  { name: "Northbank", at: [-0.9, 2.25], turn: -8 },
  { name: "East Quays", at: [1.8, 0.55], turn: -33 },
  { name: "Old Town", at: [-1.1, -0.15], turn: 24 },
  { name: "Saltmarsh", at: [0.35, -2], turn: -14 },
  { name: "West Fields", at: [-3.5, -1], turn: 4 },
  { name: "Tern Head", at: [1.9, 3.3], turn: 18 },
  { name: "South Gate", at: [-1.6, -3.9], turn: 9 },
  { at: [-4.4, 4], turn: -16 },
  { at: [4.8, 3.4], turn: 30 },
  { at: [-4.8, -3.8], turn: 20 },
];

export const waters: readonly { name: string; at: Point; turn: number }[] = [
  { name: "River Tern", at: [1.35, -0.68], turn: 42 },
  { name: "Outer Harbour", at: [4.3, -2.1], turn: 0 },
];
