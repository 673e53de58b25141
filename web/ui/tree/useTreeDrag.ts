import { type RefObject, useEffect, useRef, useState } from "react";
import type { DragPoint } from "#web/ui/reorder/followedDrag.ts";
import type { DropZone } from "./treeNode.ts";

/** What is dragged, and where it would be dropped now. */
export interface TreeDrag {
  id: string;
  target: string | undefined;
  zone: DropZone;
}

/** The share of a row's height, at its upper and lower edge, that stands for the places beside it. */
const edge = 0.3;

/** The tree scrolls with the page, near its upper and lower edge. */
const scrolls = { x: 0, y: 0.1 };

function aim(id: string, { x, y }: DragPoint): TreeDrag {
  const row = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-tree-row]");
  if (!row) return { id, target: undefined, zone: "into" };
  const { top, height } = row.getBoundingClientRect();
  const share = (y - top) / height;
  return {
    id,
    target: row.dataset["treeRow"],
    zone: share < edge ? "above" : share > 1 - edge ? "below" : "into",
  };
}

/**
 * Drags the rows of a tree by their handles, with a mouse or a finger; Escape lets one be.
 * @param body what holds the rows.
 * @param ids the rows that can be dragged.
 * @param onDrop called with what was aimed at, unless nothing was.
 */
export function useTreeDrag(
  body: RefObject<HTMLElement | null>,
  ids: readonly string[],
  onDrop: (drag: TreeDrag) => void,
): TreeDrag | undefined {
  const [drag, setDrag] = useState<TreeDrag>();
  const latest = useRef(onDrop);
  latest.current = onDrop;
  const known = ids.join(" ");
  useEffect(() => {
    let end: (() => void) | undefined;
    let isOver = false;
    const follow = async () => {
      const { followDrag } = await import("#web/ui/reorder/followDrag.ts");
      if (isOver) return;
      const rows = [...(body.current?.querySelectorAll<HTMLElement>("[data-tree-row]") ?? [])];
      end = followDrag({
        items: rows.flatMap((element) => {
          const handle = element.querySelector("[data-tree-handle]");
          return handle ? [{ id: element.dataset["treeRow"] ?? "", element, handle }] : [];
        }),
        scrolls,
        onMove: (id, at) => setDrag(aim(id, at)),
        onEnd: (id, at) => {
          setDrag(undefined);
          const dropped = at && aim(id, at);
          if (dropped?.target !== undefined) latest.current(dropped);
        },
      });
      body.current?.toggleAttribute("data-movable", true);
    };
    void follow();
    return () => {
      isOver = true;
      end?.();
    };
  }, [body, known]);
  return drag;
}
