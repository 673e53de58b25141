import type { MapLimits, Place } from "#web/lib/map/mercator.ts";
import type { Ground } from "#web/ui/map/mapData.ts";

/** A small harbour town that nobody lives in: its water, a park, its roads and its pier. */
export const ground: Ground = {
  ground: {
    type: "FeatureCollection",
    features: [
      {
        type: "Feature",
        properties: { kind: "water" },
        geometry: {
          type: "Polygon",
          coordinates: [
            [
              [3.9, 52.2],
              [4.09, 52.2],
              [4.088, 52.1],
              [4.084, 52.083],
              [4.092, 52.07],
              [4.086, 52.058],
              [4.095, 52.04],
              [4.09, 51.9],
              [3.9, 51.9],
              [3.9, 52.2],
            ],
          ],
        },
      },
      {
        type: "Feature",
        properties: { kind: "park" },
        geometry: {
          type: "Polygon",
          coordinates: [
            [
              [4.112, 52.078],
              [4.126, 52.08],
              [4.129, 52.072],
              [4.115, 52.069],
              [4.112, 52.078],
            ],
          ],
        },
      },
      {
        type: "Feature",
        properties: { kind: "pier" },
        geometry: {
          type: "Polygon",
          coordinates: [
            [
              [4.078, 52.071],
              [4.093, 52.0702],
              [4.093, 52.0686],
              [4.078, 52.0694],
              [4.078, 52.071],
            ],
          ],
        },
      },
      {
        type: "Feature",
        properties: { kind: "street" },
        geometry: {
          type: "MultiLineString",
          coordinates: [4.1, 4.104, 4.108, 4.112, 4.116, 4.12].map((x) => [
            [x, 52.052],
            [x + 0.002, 52.066],
          ]),
        },
      },
      {
        type: "Feature",
        properties: { kind: "road" },
        geometry: {
          type: "MultiLineString",
          coordinates: [
            [
              [4.094, 52.07],
              [4.108, 52.067],
              [4.124, 52.066],
              [4.14, 52.062],
              [4.3, 52.07],
            ],
            [
              [4.098, 52.052],
              [4.118, 52.052],
              [4.14, 52.05],
              [4.3, 52.056],
            ],
          ],
        },
      },
      {
        type: "Feature",
        properties: { kind: "wideRoad" },
        geometry: {
          type: "MultiLineString",
          coordinates: [
            [
              [4.12, 52.2],
              [4.094, 52.1],
              [4.094, 52.084],
              [4.098, 52.07],
              [4.096, 52.056],
              [4.102, 52.04],
              [4.12, 51.9],
            ],
          ],
        },
      },
    ],
  },
  labels: [
    { kind: "water", name: "Lantern Bay", at: [4.074, 52.08], turn: 0 },
    { kind: "park", name: "Rope Green", at: [4.12, 52.0745], turn: 0 },
    { kind: "quarter", name: "Pilot Rows", at: [4.112, 52.059], turn: 0 },
  ],
};

/** As far as the map goes. */
export const limits: MapLimits = {
  west: 4.06,
  east: 4.14,
  south: 52.04,
  north: 52.1,
  minZoom: 11,
  maxZoom: 16,
};

/** Who is on the way there. */
export const vans: readonly (Place & { id: string })[] = [
  { id: "V-11", latitude: 52.0698, longitude: 4.0855 },
  { id: "V-12", latitude: 52.0672, longitude: 4.107 },
  { id: "V-13", latitude: 52.0661, longitude: 4.1225 },
  { id: "V-14", latitude: 52.052, longitude: 4.11 },
];
