/** How far the pointer goes before what it pulls is dragged and no longer pressed, in pixels. */
export const slack = 6;

/** Where the pointer is in the window, in pixels. */
export interface DragPoint {
  x: number;
  y: number;
}

/** What is dragged, and what is told of it. */
export interface FollowedDrag {
  /** What can be dragged, by its id, and by which part of it where that is not the whole. */
  items: readonly { id: string; element: Element; handle?: Element | undefined }[];
  /** A pull that begins there is none of these. */
  isElsewhere?: (event: PointerEvent) => boolean;
  /** The shares of what scrolls, at its edges, in which it is scrolled on. */
  scrolls: Record<"x" | "y", number>;
  /** Called as the pointer moves. */
  onMove: (id: string, at: DragPoint) => void;
  /** Called at the end, with nothing where the drag was given up by Escape. */
  onEnd: (id: string, at: DragPoint | undefined) => void;
}
