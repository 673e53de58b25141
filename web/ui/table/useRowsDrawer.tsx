import { type ComponentType, type ReactElement, useCallback, useState } from "react";
import { KeepWhileClosing } from "#web/ui/feedback/KeepWhileClosing.tsx";
import type { BulkAction, Identified } from "./column.ts";

/** What a drawer that does something to rows is given. */
export interface RowsDrawerProps {
  open: boolean;
  rows: readonly Identified[];
  /** Closes it; the selection is dropped when it was done. */
  onEnd: (done: boolean) => void;
}

/** A bulk action that asks in a drawer first. */
export interface RowsDrawer {
  /** Opens the drawer for rows; answers when it closes. Stays the same function. */
  run: BulkAction["run"];
  /** The drawer, for the screen. */
  drawer: ReactElement;
}

/** Lets a bulk action ask in a drawer for what it does to the rows. */
export function useRowsDrawer(Drawer: ComponentType<RowsDrawerProps>): RowsDrawer {
  const [asked, ask] = useState<{ rows: readonly Identified[]; answer: (done: boolean) => void }>();
  const run = useCallback(
    (rows: readonly Identified[]) => new Promise<boolean>((answer) => ask({ rows, answer })),
    [],
  );
  const drawer = (
    <KeepWhileClosing shown={asked}>
      {({ rows, answer }, open) => (
        <Drawer
          open={open}
          rows={rows}
          onEnd={(done) => {
            answer(done);
            ask(undefined);
          }}
        />
      )}
    </KeepWhileClosing>
  );
  return { run, drawer };
}
