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
    <div
      aria-hidden
      data-ground="drawn"
      style={{
        position: "absolute",
        inset: 0,
        overflow: "hidden",
        direction: "ltr",
        backgroundColor: colors.land,
      }}
    >
      <svg
        width="1"
        height="1"
        style={{
          position: "absolute",
          insetBlockStart: 0,
          insetInlineStart: 0,
          overflow: "visible",
          transformOrigin: "0 0",
          willChange: "transform",
          transform: `translate(${x}px, ${y}px) scale(${scale})`,
        }}
      >
        <Shapes ground={ground} colors={colors} zoom={Math.round(camera.zoom)} />
      </svg>
    </div>
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
        strokeWidth={isArea ? 0 : widthAt(kind, zoom) / 2 ** (zoom - DRAWN_AT)}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    );
  });
});
