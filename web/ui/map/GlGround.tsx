import { makeStyles } from "@fluentui/react-components";
import { Map, setWorkerUrl, type StyleSpecification } from "maplibre-gl";
import workerUrl from "maplibre-gl/dist/maplibre-gl-worker.mjs?url";
import { useEffect, useRef } from "react";
import type { GroundProps } from "./DrawnGround.tsx";
import { type Ground, type GroundKind, lineWidths } from "./mapData.ts";
import type { MapColors } from "./useMapColors.ts";

// The worker comes from the own host by its address: the page's rules allow no other.
setWorkerUrl(workerUrl);

const useStyles = makeStyles({
  // What MapLibre's style sheet would say of the canvas; it has nothing else here.
  ground: {
    position: "absolute",
    inset: 0,
    overflow: "hidden",
    "& canvas": { position: "absolute", insetBlockStart: 0, insetInlineStart: 0 },
    "& .maplibregl-control-container": { display: "none" },
  },
});

/** The ground of a map, drawn with WebGL. */
export interface GlGroundProps extends GroundProps {
  /** The address of a style on the own host, instead of the ground. */
  styleUrl?: string | undefined;
  /** Called when it cannot be drawn so, now or any longer. */
  onFailed: () => void;
}

/** Draws the ground by MapLibre; it only shows, all gestures are the map's around it. */
export function GlGround({ ground, colors, camera, size, styleUrl, onFailed }: GlGroundProps) {
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  const map = useRef<Map>(undefined);
  const first = useRef({ style: styleUrl ?? styleOf(ground, colors), camera, onFailed });
  const drawn = useRef(colors);
  useEffect(() => {
    const { style, camera: from, onFailed: fail } = first.current;
    if (!box.current) return;
    try {
      map.current = new Map({
        container: box.current,
        style,
        center: [from.longitude, from.latitude],
        zoom: from.zoom,
        interactive: false,
        attributionControl: false,
        fadeDuration: 0,
        renderWorldCopies: false,
        trackResize: false,
      });
      map.current.once("load", () => box.current?.setAttribute("data-ready", ""));
      map.current.on("webglcontextlost", fail);
    } catch {
      fail();
    }
    return () => {
      map.current?.off("webglcontextlost", fail);
      map.current?.remove();
      map.current = undefined;
    };
  }, []);
  useEffect(() => {
    map.current?.jumpTo({ center: [camera.longitude, camera.latitude], zoom: camera.zoom });
  }, [camera]);
  useEffect(() => void map.current?.resize(), [size]);
  useEffect(() => {
    if (styleUrl !== undefined || drawn.current === colors) return;
    drawn.current = colors;
    map.current?.setStyle(styleOf(ground, colors));
  }, [ground, colors, styleUrl]);
  return <div ref={box} className={styles.ground} aria-hidden data-ground="gl" />;
}

const areas: readonly GroundKind[] = ["park", "water", "pier"];

function styleOf({ ground }: Ground, colors: MapColors): StyleSpecification {
  const line = (kind: GroundKind) => {
    const width = lineWidths[kind] ?? 1;
    return {
      id: kind,
      type: "line" as const,
      source: "ground",
      filter: ["==", ["get", "kind"], kind] satisfies ["==", ["get", string], string],
      layout: { "line-cap": "round" as const, "line-join": "round" as const },
      paint: {
        "line-color": colors[kind],
        "line-width": [
          "interpolate",
          ["exponential", 1.5],
          ["zoom"],
          10,
          width * 1.5 ** -3,
          18,
          width * 1.5 ** 5,
        ] satisfies ["interpolate", ["exponential", number], ["zoom"], ...number[]],
      },
    };
  };
  return {
    version: 8,
    sources: { ground: { type: "geojson", data: ground } },
    layers: [
      { id: "land", type: "background", paint: { "background-color": colors.land } },
      line("street"),
      ...areas.map((kind) => ({
        id: kind,
        type: "fill" as const,
        source: "ground",
        filter: ["==", ["get", "kind"], kind] satisfies ["==", ["get", string], string],
        paint: { "fill-color": colors[kind] },
      })),
      line("road"),
      line("wideRoad"),
    ],
  };
}
