import { makeStyles } from "@fluentui/react-components";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { type Camera, type MapLimits, type Pixel, project } from "#web/lib/map/mercator.ts";
import { storage } from "#web/lib/storage/storage.ts";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { DrawnGround } from "./DrawnGround.tsx";
import { type Ground, type MapUpon, scaleVariable } from "./mapData.ts";
import { MapLabels } from "./MapLabels.tsx";
import { useMapColors } from "./useMapColors.ts";
import { useMapGestures } from "./useMapGestures.ts";

const GlGround = lazyComponent(() => import("./GlGround.tsx"), "GlGround");

const useStyles = makeStyles({
  map: {
    position: "relative",
    overflow: "hidden",
    minBlockSize: 0,
    minInlineSize: 0,
    backgroundColor: appTokens.lineSoft,
    touchAction: "none",
    userSelect: "none",
    cursor: "grab",
    ":active": { cursor: "grabbing" },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  upon: { position: "absolute", insetBlockStart: 0, insetInlineStart: 0, willChange: "transform" },
});

/** A map. */
export interface MapViewProps {
  label: string;
  ground: Ground;
  /** The address of a style on the own host, instead of the ground. */
  styleUrl?: string | undefined;
  camera: Camera;
  limits: MapLimits;
  onMove: (camera: Camera) => void;
  /** Called with what was pressed upon the ground. */
  onPick: (target: Element) => void;
  /** Called with the size of the map in pixels, first and at each change. */
  onSize: (size: Pixel) => void;
  children: (upon: MapUpon) => ReactNode;
}

/** Places upon the ground move together, so that moving the map changes one style; they are laid out anew in steps of so many pixels. */
const CELL = 384;

/** A map that is moved by pointer, fingers, wheel and keys. It is drawn with WebGL where there is any, else by the browser alone. */
export function MapView(props: MapViewProps) {
  const { label, ground, styleUrl, camera, limits, onMove, onPick, onSize, children } = props;
  const styles = useStyles();
  const box = useRef<HTMLDivElement>(null);
  const [size, setSize] = useState<Pixel>();
  const [hasGl, setHasGl] = useState(hasWebGl);
  const colors = useMapColors();
  const { handlers } = useMapGestures({ box, camera, limits, onMove, onPick });
  const tell = useRef(onSize);
  tell.current = onSize;
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => {
      const now = { x: element.clientWidth || 800, y: element.clientHeight || 600 };
      setSize(now);
      tell.current(now);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const step = Math.floor(camera.zoom);
  const scale = 2 ** (camera.zoom - step);
  const middle = project(camera, step);
  const [column, row] = [Math.floor(middle.x / CELL), Math.floor(middle.y / CELL)];
  const shown = useMemo((): MapUpon => {
    const reach = { x: (size?.x ?? 0) / 2 + CELL, y: (size?.y ?? 0) / 2 + CELL };
    return {
      step,
      origin: project({ latitude: limits.north, longitude: limits.west }, step),
      sees: ({ x, y }) =>
        Math.abs(x - (column + 0.5) * CELL) < reach.x && Math.abs(y - (row + 0.5) * CELL) < reach.y,
    };
  }, [step, column, row, size, limits]);
  const upon = () => {
    if (!size) return null;
    const shift = {
      x: size.x / 2 + (shown.origin.x - middle.x) * scale,
      y: size.y / 2 + (shown.origin.y - middle.y) * scale,
    };
    return (
      <div
        aria-hidden
        className={styles.upon}
        ref={(element) => element?.style.setProperty(scaleVariable, String(scale))}
        style={{ transform: `translate(${shift.x}px, ${shift.y}px)` }}
      >
        {styleUrl === undefined && <MapLabels labels={ground.labels} upon={shown} />}
        {children(shown)}
      </div>
    );
  };
  return (
    // The keys of a map are its own; north is up and west is left in every language.
    <div
      dir="ltr"
      ref={box}
      role="application"
      aria-label={label}
      tabIndex={0}
      className={styles.map}
      {...handlers}
    >
      {size &&
        (hasGl ? (
          <GlGround {...{ ground, colors, camera, size, styleUrl }} onFailed={() => setHasGl(false)} />
        ) : (
          <DrawnGround {...{ ground, colors, camera, size }} />
        ))}
      {upon()}
    </div>
  );
}

/**
 * Whether the browser draws WebGL quickly. Drawn by the processor it is slower than what the browser draws by itself, and is
 * left alone, unless this device says otherwise: `gl` or `drawn` under `berth.map`.
 */
function hasWebGl(): boolean {
  const wanted = storage.read("berth.map");
  if (typeof WebGL2RenderingContext === "undefined" || wanted === "drawn") return false;
  const context = document.createElement("canvas").getContext("webgl2");
  const names = context?.getExtension("WEBGL_debug_renderer_info");
  const renderer = names && String(context?.getParameter(names.UNMASKED_RENDERER_WEBGL));
  context?.getExtension("WEBGL_lose_context")?.loseContext();
  return context !== null && (wanted === "gl" || !/SwiftShader|llvmpipe|software/i.test(renderer ?? ""));
}
