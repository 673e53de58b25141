import type { Pixel } from "#web/lib/map/mercator.ts";

/** What is drawn of the ground; later ones lie above earlier ones. */
export type GroundKind = "street" | "park" | "water" | "pier" | "road" | "wideRoad";

/** One kind of thing on the ground, in longitude and latitude. */
export interface GroundFeature {
  type: "Feature";
  properties: { kind: GroundKind };
  geometry:
    | { type: "Polygon"; coordinates: [number, number][][] }
    | { type: "MultiLineString"; coordinates: [number, number][][] };
}

/** A name on the ground. */
export interface GroundLabel {
  kind: "quarter" | "park" | "water" | "road";
  name: string;
  /** Longitude and latitude. */
  at: [number, number];
  /** In degrees, clockwise. */
  turn: number;
}

/** The ground of a map. */
export interface Ground {
  ground: { type: "FeatureCollection"; features: GroundFeature[] };
  labels: GroundLabel[];
}

/** How wide a line is, in pixels at zoom 13; half as much again with each step nearer. */
export const lineWidths: Partial<Record<GroundKind, number>> = { street: 1.5, road: 4, wideRoad: 6 };

/** The width of a line at a zoom, in pixels. */
export const widthAt = (kind: GroundKind, zoom: number): number =>
  (lineWidths[kind] ?? 0) * 1.5 ** (zoom - 13);

/** The variable that says how much longer lengths are than at the whole step of the zoom below. */
export const scaleVariable = "--mapScale";

/** Moves to a place upon the ground: nearer and farther between whole steps of the zoom change one variable for all. */
export const placeUpon = ({ x, y }: Pixel, origin: Pixel): string =>
  `translate(calc(${x - origin.x}px * var(${scaleVariable})), calc(${y - origin.y}px * var(${scaleVariable})))`;

/** What stands upon the ground of a map: positions count in pixels of the flat map at the zoom's whole step, less those of `origin`. */
export interface MapUpon {
  step: number;
  origin: Pixel;
  /** What part of the flat map is seen, with a wide edge; it stays the same while the map moves a little. */
  sees: (at: Pixel) => boolean;
}
