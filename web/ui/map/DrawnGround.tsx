import { memo } from "react";
import { type Camera, type Pixel, project } from "#web/lib/map/mercator.ts";
import type { Ground, GroundFeature } from "./mapData.ts";
import { widthAt } from "./mapData.ts";
import type { MapColors } from "./useMapColors.ts";

/** The zoom at which the shapes are drawn; nearer and farther ones are scaled. */
const DRAWN_AT = 13;

/** The ground of a map, as a screen shows it. */
export interface GroundProps {
  ground: Ground;
  colors: MapColors;
  camera: Camera;
  size: Pixel;
}

/** The ground drawn by the browser alone, where it has no WebGL. */
export function DrawnGround({ ground, colors, camera, size }: GroundProps) {
  const scale = 2 ** (camera.zoom - DRAWN_AT);
  const middle = project(camera, DRAWN_AT);
  const origin = project(originOf(ground), DRAWN_AT);
  const x = size.x / 2 + (origin.x - middle.x) * scale;
  const y = size.y / 2 + (origin.y - middle.y) * scale;
  return (
    <svg width={size.x} height={size.y} aria-hidden data-ground="drawn">
      <rect width={size.x} height={size.y} fill={colors.land} />
      <g transform={`translate(${x} ${y}) scale(${scale})`}>
        <Shapes ground={ground} colors={colors} zoom={Math.round(camera.zoom)} />
      </g>
    </svg>
  );
}

const originOf = ({ labels: [first] }: Ground) => ({
  longitude: first?.at[0] ?? 0,
  latitude: first?.at[1] ?? 0,
});

const Shapes = memo(function Shapes({
  ground,
  colors,
  zoom,
}: Pick<GroundProps, "ground" | "colors"> & { zoom: number }) {
  const origin = project(originOf(ground), DRAWN_AT);
  const path = ({ geometry: { type, coordinates } }: GroundFeature) =>
    coordinates
      .map((line) => {
        const points = line.map(([longitude, latitude]) => {
          const { x, y } = project({ longitude, latitude }, DRAWN_AT);
          return `${(x - origin.x).toFixed(1)} ${(y - origin.y).toFixed(1)}`;
        });
        return `M${points.join("L")}${type === "Polygon" ? "Z" : ""}`;
      })
      .join("");
  return ground.ground.features.map((feature, at) => {
    const { kind } = feature.properties;
    const isArea = feature.geometry.type === "Polygon";
    return (
      <path
        key={at}
        d={path(feature)}
        fill={isArea ? colors[kind] : "none"}
        stroke={isArea ? "none" : colors[kind]}
        strokeWidth={isArea ? 0 : widthAt(kind, zoom)}
        strokeLinecap="round"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    );
  });
});
