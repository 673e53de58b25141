// npx node .scripts/harbourMap.ts: draws the map of the harbour city for the console, works out the ways between its places
// for the gateway, and puts the sample vehicles on them. It always writes the same.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";
import { findWays } from "./harbourWays.ts";
import { drawStreets } from "./harbourStreets.ts";
import {
  coast,
  middle,
  nodes,
  parks,
  pier,
  piers,
  type Point,
  quarters,
  river,
  roads,
  seaCorner,
  waters,
} from "./harbourPlan.ts";
import { along, blob, ribbon, smooth, turned } from "./harbourShapes.ts";

const KM_OF_DEGREE = (Math.PI * 6_371) / 180;
const rounded = (value: number) => Math.round(value * 1e5) / 1e5;
/** Longitude and latitude, to a metre. */
const placed = ([east, north]: Point): [number, number] => [
  rounded(middle.longitude + east / (KM_OF_DEGREE * Math.cos((middle.latitude * Math.PI) / 180))),
  rounded(middle.latitude + north / KM_OF_DEGREE),
];
const write = (path: string, value: unknown) => writeFileSync(join(root, path), `${JSON.stringify(value)}\n`);

const edges = roads.flatMap(({ name, wide = false, closed = false, through }) => {
  const points = smooth(
    through.map((id) => nodes[id]?.at ?? [0, 0]),
    closed,
  );
  return points.map((part, at) => ({
    road: name,
    wide,
    from: through[at] ?? "",
    to: through[(at + 1) % through.length] ?? "",
    points: part,
  }));
});

const sea = [...smooth(coast, false).flatMap((part, at) => (at === 0 ? part : part.slice(1))), seaCorner];
const water = ribbon(river);
const woods = parks.map(({ name, at, size }, index) => ({ name, ring: blob(at, size, index) }));
const quays = piers.map((at) =>
  [
    [0, -pier.width / 2],
    [pier.length, -pier.width / 2],
    [pier.length, pier.width / 2],
    [0, pier.width / 2],
  ].map(([x = 0, y = 0]): Point => turned(at, [x, y], pier.heading)),
);

const feature = (kind: string, type: string, coordinates: unknown) => ({
  type: "Feature",
  properties: { kind },
  geometry: { type, coordinates },
});
const polygon = (kind: string, ring: readonly Point[]) =>
  feature(kind, "Polygon", [[...ring, ...ring.slice(0, 1)].map(placed)]);
const lines = (kind: string, all: readonly (readonly Point[])[]) =>
  feature(
    kind,
    "MultiLineString",
    all.map((line) => line.map(placed)),
  );

/** The label of a road, in the middle of its longest stretch, never upside down. */
const roadLabels = roads.map(({ name }) => {
  const longest = edges
    .filter(({ road }) => road === name)
    .reduce((best, one) => (along(one.points, 0.5).length > along(best.points, 0.5).length ? one : best));
  const { at, turn } = along(longest.points, 0.5);
  const upright = turn > 90 ? turn - 180 : turn < -90 ? turn + 180 : turn;
  return { kind: "road", name, at: placed(at), turn: Math.round(upright) };
});
const label =
  (kind: string, turn = 0) =>
  ({ name, at }: { name: string; at: Point }) => ({ kind, name, at: placed(at), turn });

const ground = {
  ground: {
    type: "FeatureCollection",
    features: [
      lines("street", drawStreets([sea, water, ...woods.map(({ ring }) => ring)], quarters)),
      ...woods.map(({ ring }) => polygon("park", ring)),
      polygon("water", sea),
      polygon("water", water),
      ...quays.map((ring) => polygon("pier", ring)),
      lines(
        "road",
        edges.filter(({ wide }) => !wide).map(({ points }) => points),
      ),
      lines(
        "wideRoad",
        edges.filter(({ wide }) => wide).map(({ points }) => points),
      ),
    ],
  },
  labels: [
    ...quarters.flatMap(({ name, at }) => (name ? [label("quarter")({ name, at })] : [])),
    ...parks.map(label("park")),
    ...waters.map((one) => label("water", one.turn)(one)),
    ...roadLabels,
  ],
};
writeFileSync(
  join(root, "web/features/logistics/fleet/harbour.ts"),
  `// Written by .scripts/harbourMap.ts.
import type { Ground } from "#web/ui/map/mapData.ts";

export const harbour: Ground = ${JSON.stringify(ground)};
`,
);

const ways = findWays(
  edges,
  Object.keys(nodes).filter((id) => nodes[id]?.name),
);
write("gateway/domains/logistics/vehicles/harbour.json", {
  places: Object.entries(nodes).flatMap(([id, { at, name }]) => (name ? [{ id, name, at: placed(at) }] : [])),
  edges: edges.map(({ road, points }) => ({ road, points: points.map(placed) })),
  ways: Object.fromEntries(ways.map(({ from, to, steps }) => [`${from} ${to}`, steps])),
});

const path = "fixtures/logistics/vehicles.json";
const vehicles: Record<string, unknown>[] = JSON.parse(readFileSync(join(root, path), "utf8"));
const rows = vehicles.map(({ createdDay, ...vehicle }) => {
  const id = Number(vehicle["id"]);
  const far = ways.filter(({ length }) => length > 3);
  const way = far[(id * 37) % far.length];
  if (!way) throw new Error("There is no way between the places.");
  const [startPlace, endPlace] = id % 2 ? [way.from, way.to] : [way.to, way.from];
  const share = Number(vehicle["progress"]) / 100;
  const [longitude, latitude] = placed(along(way.points, id % 2 ? share : 1 - share).at);
  return { ...vehicle, latitude, longitude, startPlace, endPlace, createdDay };
});
writeFileSync(
  join(root, path),
  `[\n${rows
    .map(
      (row) =>
        `  {${Object.entries(row)
          .map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`)
          .join(", ")}}`,
    )
    .join(",\n")}\n]\n`,
);
