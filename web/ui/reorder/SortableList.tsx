import { AutoScroller, Feedback, PointerSensor } from "@dnd-kit/dom";
import { move } from "@dnd-kit/helpers";
import { DragDropProvider } from "@dnd-kit/react";
import { useSortable } from "@dnd-kit/react/sortable";
import type { KeyboardEvent, ReactNode } from "react";
import { dragPlugins } from "./dragKit.ts";

/** Pointer only, and without the library's own words for readers: keys and announcements are the list's. */
const sensors = [PointerSensor];
const plugins = [...dragPlugins, Feedback.configure({ dropAnimation: null }), AutoScroller];

/** What a row of the list needs to be dragged by its handle. */
export interface SortableHandle {
  /** Goes on the handle. */
  handleRef: (element: Element | null) => void;
  /** Goes on the handle too: Alt with the up or down arrow moves the row. */
  onKeyDown: (event: KeyboardEvent) => void;
}

/** A list that a person brings into order. */
export interface SortableListProps {
  /** The ids of the rows in their order. */
  ids: readonly string[];
  className?: string | undefined;
  itemClassName?: string | undefined;
  /** Called with the row and its new place, from 0. */
  onMove: (id: string, to: number) => void;
  children: (id: string, handle: SortableHandle) => ReactNode;
}

/** A list whose rows are moved by dragging their handles, or by Alt and the arrow keys on a handle. */
export function SortableList({ ids, className, itemClassName, onMove, children }: SortableListProps) {
  return (
    <DragDropProvider
      sensors={sensors}
      plugins={plugins}
      onDragEnd={(event) => {
        const id = event.operation.source?.id;
        if (event.canceled || typeof id !== "string") return;
        const to = move([...ids], event).indexOf(id);
        if (to >= 0 && to !== ids.indexOf(id)) onMove(id, to);
      }}
    >
      <ul className={className}>
        {ids.map((id, index) => (
          <Item key={id} id={id} index={index} className={itemClassName} onMove={onMove}>
            {children}
          </Item>
        ))}
      </ul>
    </DragDropProvider>
  );
}

interface ItemProps {
  id: string;
  index: number;
  className: string | undefined;
  onMove: (id: string, to: number) => void;
  children: (id: string, handle: SortableHandle) => ReactNode;
}

function Item({ id, index, className, onMove, children }: ItemProps) {
  const { ref, handleRef } = useSortable({ id, index });
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (by === undefined || !event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(id, index + by);
  };
  return (
    <li ref={ref} className={className}>
      {children(id, { handleRef, onKeyDown })}
    </li>
  );
}
