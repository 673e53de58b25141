import type { followDrag } from "./followDrag.ts";
import { type FollowedDrag, slack } from "./followedDrag.ts";

let loaded: typeof followDrag | undefined;

/** A click that ends a pull presses nothing. */
function swallowClick(): void {
  const swallowing = new AbortController();
  const onClick = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener("click", onClick, { capture: true, signal: swallowing.signal });
  setTimeout(() => swallowing.abort());
}

/**
 * As `followDrag`, whose code is fetched with the first pointer above `area`. A pull that begins before it is there is followed
 * from then on; one that ends before is put down where the pointer is let go.
 * @returns what ends it.
 */
export function followDragSoon(area: HTMLElement, drag: FollowedDrag): () => void {
  if (loaded) return loaded(drag);
  const waiting = new AbortController();
  const { signal } = waiting;
  let end = () => waiting.abort();
  let held: PointerEvent | undefined;
  const letGo = () => void (held = undefined);
  const follow = (come: typeof followDrag) => {
    loaded = come;
    if (signal.aborted) return;
    waiting.abort();
    end = come(drag);
    // What can be dragged is made known in a microtask of its own.
    queueMicrotask(() => held?.target?.dispatchEvent(new PointerEvent(held.type, held)));
  };
  // What does not come is asked for with the next movement.
  const onOver = () => {
    import("./followDrag.ts").then(
      ({ followDrag: come }) => follow(come),
      () => undefined,
    );
  };
  const onDown = (event: PointerEvent) => {
    held = event.isPrimary && event.button === 0 && !drag.isElsewhere?.(event) ? event : undefined;
  };
  const onUp = ({ clientX: x, clientY: y }: PointerEvent) => {
    const from = held;
    letGo();
    const target = from?.target;
    if (!from || !(target instanceof Node) || Math.hypot(x - from.clientX, y - from.clientY) < slack) return;
    const item = drag.items.find(({ element, handle }) => (handle ?? element).contains(target));
    if (!item) return;
    swallowClick();
    drag.onEnd(item.id, { x, y });
  };
  area.addEventListener("pointerover", onOver, { signal });
  area.addEventListener("pointerdown", onDown, { capture: true, signal });
  document.addEventListener("pointerup", onUp, { signal });
  document.addEventListener("pointercancel", letGo, { signal });
  document.addEventListener("keydown", ({ key }) => key === "Escape" && letGo(), { capture: true, signal });
  return () => end();
}
