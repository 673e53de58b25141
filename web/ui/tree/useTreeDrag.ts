import { type PointerEvent, useRef, useState } from "react";
import type { DropZone } from "./treeNode.ts";

/** What is dragged, and where it would be dropped now. */
export interface TreeDrag {
  id: string;
  target: string | undefined;
  zone: DropZone;
}

/** The share of a row's height, at its upper and lower edge, that stands for the places beside it. */
const edge = 0.3;

function aim(id: string, { clientX, clientY }: { clientX: number; clientY: number }): TreeDrag {
  const row = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>("[data-tree-row]");
  if (!row) return { id, target: undefined, zone: "into" };
  const { top, height } = row.getBoundingClientRect();
  const share = (clientY - top) / height;
  return {
    id,
    target: row.dataset["treeRow"],
    zone: share < edge ? "above" : share > 1 - edge ? "below" : "into",
  };
}

/**
 * Drags a row of a tree by its handle, with a mouse or a finger; Escape lets it be.
 * @param onDrop called with what was aimed at, unless nothing was.
 */
export function useTreeDrag(onDrop: (drag: TreeDrag) => void) {
  const [drag, setDrag] = useState<TreeDrag>();
  const latest = useRef(onDrop);
  latest.current = onDrop;

  const start = (id: string) => (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const listening = new AbortController();
    const { signal } = listening;
    const end = () => {
      listening.abort();
      setDrag(undefined);
    };
    setDrag({ id, target: undefined, zone: "into" });
    window.addEventListener("pointermove", (moved) => setDrag(aim(id, moved)), { signal });
    window.addEventListener("pointercancel", end, { signal });
    window.addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
    window.addEventListener(
      "pointerup",
      (released) => {
        end();
        const dropped = aim(id, released);
        if (dropped.target !== undefined) latest.current(dropped);
      },
      { signal },
    );
  };
  return { drag, start };
}
