import { type PointerEvent, useEffect, useRef } from "react";

/** How long a press is, in milliseconds, and how far a finger may slip meanwhile, in pixels. */
const long = 500;
const slip = 10;

/** The handlers that find a long press by a finger. */
export interface PressHandlers {
  onPointerDown?: (event: PointerEvent) => void;
  onPointerMove?: (event: PointerEvent) => void;
  onPointerUp?: () => void;
  onPointerCancel?: () => void;
  onContextMenu?: (event: { preventDefault: () => void }) => void;
}

/** Gives the handlers of a thing by its id; a finger that rests on it calls `onLongPress`, and opens nothing. */
export function useLongPress(onLongPress: ((id: string) => void) | undefined): (id: string) => PressHandlers {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = useRef({ x: 0, y: 0 });
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  if (!onLongPress) return () => ({});
  return (id) => ({
    onPointerDown: ({ pointerType, clientX, clientY }) => {
      if (pointerType !== "touch") return;
      start.current = { x: clientX, y: clientY };
      timer.current = setTimeout(() => {
        swallowClick();
        onLongPress(id);
      }, long);
    },
    onPointerMove: ({ clientX, clientY }) => {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > slip) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
    // The system's own menu for links would come with the same press.
    onContextMenu: (event) => event.preventDefault(),
  });
}

/** Keeps the click that some browsers send when the finger goes from what the long press has put below it. */
function swallowClick(): void {
  const ended = new AbortController();
  const options = { capture: true, signal: ended.signal };
  const swallow = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
    ended.abort();
  };
  window.addEventListener("click", swallow, options);
  window.addEventListener("pointerdown", () => ended.abort(), options);
}
