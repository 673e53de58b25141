import { type ReactNode, useCallback, useId, useState } from "react";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";

/** Whether a drawer is open, and how it is closed: spread it into the drawer. */
export interface DrawerState {
  open: boolean;
  onClose: () => void;
}

/**
 * A drawer that a press opens beside its screen: what is to be drawn, anywhere in the screen, and the function that opens it,
 * which stays the same.
 * Each opening makes a new one.
 * @param draw draws it; `shown` is what it was opened for.
 */
export function useDrawer<TShown>(
  draw: (shown: TShown, state: DrawerState) => ReactNode,
): [drawer: ReactNode, open: (shown: TShown) => void] {
  const [shown, show] = useState<{ what: TShown }>();
  const onClose = () => show(undefined);
  // A screen may draw several of them side by side.
  const key = useId();
  return [
    <KeepWhileClosing key={key} shown={shown}>
      {({ what }, open) => draw(what, { open, onClose })}
    </KeepWhileClosing>,
    useCallback((what: TShown) => show({ what }), []),
  ];
}
