import {
  AutoScroller,
  DragDropManager,
  Draggable,
  PointerActivationConstraints,
  PointerSensor,
} from "@dnd-kit/dom";
import { dragPlugins } from "./dragKit.ts";
import { type FollowedDrag, slack } from "./followedDrag.ts";

/**
 * Follows the pointer while it drags elements that stay where they are: whoever asks shows where they would go, and moves
 * them. For rows that make room for one another there is `SortableList`.
 * @returns what ends it.
 */
export function followDrag({ items, isElsewhere, scrolls, onMove, onEnd }: FollowedDrag): () => void {
  const sensor = PointerSensor.configure({
    activationConstraints: () => [new PointerActivationConstraints.Distance({ value: slack })],
    preventActivation: (event) => isElsewhere?.(event) ?? false,
  });
  const manager = new DragDropManager({
    sensors: [sensor],
    plugins: [...dragPlugins, AutoScroller.configure({ threshold: scrolls })],
  });
  const draggables = items.map(
    ({ id, element, handle }) => new Draggable({ id, element, ...(handle && { handle }) }, manager),
  );
  manager.monitor.addEventListener("dragmove", ({ operation: { source }, to }) => {
    if (source && to) onMove(String(source.id), to);
  });
  manager.monitor.addEventListener(
    "dragend",
    ({ operation: { source, position }, nativeEvent, canceled }) => {
      // What the pointer did last is not in the position yet.
      const at =
        nativeEvent instanceof PointerEvent
          ? { x: nativeEvent.clientX, y: nativeEvent.clientY }
          : position.current;
      if (source) onEnd(String(source.id), canceled ? undefined : at);
    },
  );
  return () => {
    for (const one of draggables) one.destroy();
    manager.destroy();
  };
}
