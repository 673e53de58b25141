import { type ComponentType, type ReactNode, useCallback } from "react";
import { useDrawer } from "#web/ui/drawer/useDrawer.tsx";
import type { Identified } from "#web/ui/table/parts/column.ts";

/** What a drawer that does something to rows is given. */
export interface RowsDrawerProps {
  open: boolean;
  rows: readonly Identified[];
  /** Closes it; the selection is dropped when it was done. What was not done keeps it open, with all that was typed. */
  onEnd: (done: boolean) => void;
}

/** A bulk action that asks in a drawer first. */
export interface RowsDrawer {
  /** Opens the drawer for rows; answers when it closes. Stays the same function. */
  run: (rows: readonly Identified[]) => Promise<boolean>;
  /** The drawer, for the screen. */
  drawer: ReactNode;
}

interface Asked {
  rows: readonly Identified[];
  answer: (done: boolean) => void;
}

/** Lets a bulk action ask in a drawer for what it does to the rows. */
export function useRowsDrawer(Drawer: ComponentType<RowsDrawerProps>): RowsDrawer {
  const [drawer, ask] = useDrawer(({ rows, answer }: Asked, { open, onClose }) => (
    <Drawer
      open={open}
      rows={rows}
      onEnd={(done) => {
        answer(done);
        onClose();
      }}
    />
  ));
  const run = useCallback(
    (rows: readonly Identified[]) => new Promise<boolean>((answer) => ask({ rows, answer })),
    [ask],
  );
  return { run, drawer };
}
