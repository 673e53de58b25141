import { type ReactNode, type RefObject, useRef, useState } from "react";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { Action } from "./action.ts";

const ActionMenu = lazyComponent(() => import("./ActionMenu.tsx"), "ActionMenu");

/** What makes a button open a menu. */
export interface ActionMenuTrigger {
  /** The props of the button. */
  trigger: {
    ref: RefObject<HTMLButtonElement | null>;
    "aria-haspopup": "menu";
    "aria-expanded": boolean;
    onClick: () => void;
  };
  /** Fetches the menu's code; call it when the button is pointed at or has the focus. */
  preload: () => void;
  /** The open menu, to be drawn beside the button. */
  menu: ReactNode;
}

/**
 * A menu of actions whose code comes at the latest when it opens.
 * @param actions made when the menu opens.
 */
export function useActionMenu(actions: () => readonly Action[]): ActionMenuTrigger {
  const ref = useRef<HTMLButtonElement>(null);
  const [target, setTarget] = useState<HTMLButtonElement | null>(null);
  return {
    trigger: {
      ref,
      "aria-haspopup": "menu",
      "aria-expanded": target !== null,
      onClick: () => setTarget(target ? null : ref.current),
    },
    preload: () => void ActionMenu.preload(),
    menu: target && <ActionMenu target={target} actions={actions()} onClose={() => setTarget(null)} />,
  };
}
