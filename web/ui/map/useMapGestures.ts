import { type PointerEvent, type RefObject, useCallback, useEffect, useRef } from "react";
import { type Camera, limited, type MapLimits, moved, type Pixel, zoomed } from "#web/lib/map/mercator.ts";

/** So far a pointer may slip in a press that picks, in pixels. */
const SLIP = 4;
const arrows: Readonly<Record<string, Pixel>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** How far an arrow key moves the map, in pixels. */
const STEP = 96;

/** What gestures move and pick. */
export interface MapGestures {
  box: RefObject<HTMLDivElement | null>;
  camera: Camera;
  limits: MapLimits;
  /** Called at most once a frame. */
  onMove: (camera: Camera) => void;
  /** Called with what was pressed. */
  onPick: (target: Element) => void;
}

/** Moves a map by dragging, wheel, two fingers, double press and keys, and tells what is pressed on it. */
export function useMapGestures({ box, camera, limits, onMove, onPick }: MapGestures) {
  const pointers = useRef(new globalThis.Map<number, Pixel>());
  const pressed = useRef<Pixel>(undefined);
  const next = useRef<Camera>(undefined);
  const frame = useRef(0);
  const latest = useRef({ camera, onMove });
  latest.current = { camera, onMove };
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const move = (change: (from: Camera) => Camera) => {
    next.current = limited(change(next.current ?? latest.current.camera), limits);
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0;
      const there = next.current;
      next.current = undefined;
      if (there) latest.current.onMove(there);
    });
  };
  const fromMiddle = useCallback(
    ({ x, y }: Pixel): Pixel => {
      const rect = box.current?.getBoundingClientRect();
      return rect ? { x: x - rect.left - rect.width / 2, y: y - rect.top - rect.height / 2 } : { x: 0, y: 0 };
    },
    [box],
  );
  const zoomAt = (steps: number, at: Pixel) => move((from) => zoomed(from, steps, at, limits));
  const zoomAtRef = useRef(zoomAt);
  zoomAtRef.current = zoomAt;

  // React listens for wheels without a way to keep the page from scrolling.
  useEffect(() => {
    const element = box.current;
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
      zoomAtRef.current((-event.deltaY * lines) / 300, fromMiddle({ x: event.clientX, y: event.clientY }));
    };
    element?.addEventListener("wheel", onWheel, { passive: false });
    return () => element?.removeEventListener("wheel", onWheel);
  }, [box, fromMiddle]);

  const spread = () => {
    const [one, other] = [...pointers.current.values()];
    return one && other ? Math.hypot(one.x - other.x, one.y - other.y) : 0;
  };
  return {
    move,
    handlers: {
      onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
        const at = { x: event.clientX, y: event.clientY };
        pointers.current.set(event.pointerId, at);
        pressed.current = pointers.current.size === 1 ? at : undefined;
      },
      onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
        const before = pointers.current.get(event.pointerId);
        if (!before) return;
        const at = { x: event.clientX, y: event.clientY };
        const start = pressed.current;
        if (start && Math.hypot(at.x - start.x, at.y - start.y) < SLIP) return;
        pressed.current = undefined;
        event.currentTarget.setPointerCapture?.(event.pointerId);
        const apart = spread();
        const count = pointers.current.size;
        pointers.current.set(event.pointerId, at);
        move((from) => moved(from, { x: (before.x - at.x) / count, y: (before.y - at.y) / count }));
        if (count === 2 && apart > 0) zoomAt(Math.log2(spread() / apart), fromMiddle(at));
      },
      onPointerUp: (event: PointerEvent<HTMLDivElement>) => {
        pointers.current.delete(event.pointerId);
        if (pressed.current && event.target instanceof Element) onPick(event.target);
        pressed.current = undefined;
      },
      onPointerCancel: (event: PointerEvent<HTMLDivElement>) => {
        pointers.current.delete(event.pointerId);
        pressed.current = undefined;
      },
      onDoubleClick: (event: React.MouseEvent) =>
        zoomAt(1, fromMiddle({ x: event.clientX, y: event.clientY })),
      onKeyDown: (event: React.KeyboardEvent) => {
        if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
        const arrow = arrows[event.key];
        const steps = event.key === "+" || event.key === "=" ? 1 : event.key === "-" ? -1 : 0;
        if (!arrow && !steps) return;
        event.preventDefault();
        if (arrow) move((from) => moved(from, { x: arrow.x * STEP, y: arrow.y * STEP }));
        else zoomAt(steps, { x: 0, y: 0 });
      },
    },
  };
}
