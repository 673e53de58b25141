import { Button, type ButtonProps } from "@fluentui/react-components";
import { type FocusEventHandler, type PointerEventHandler, type ReactNode, useRef, useState } from "react";
import { lazyPiece } from "../lazy/lazyPiece.tsx";
import type { Action } from "./action.ts";

const ActionMenu = lazyPiece(async () => (await import("./ActionMenu.tsx")).ActionMenu);

/** A button that opens a menu: a button's looks, and what the menu holds. Give an icon-only one its name by a `Hint`. */
export interface MenuButtonProps extends Pick<ButtonProps, "appearance" | "size" | "icon" | "iconPosition" | "className" | "tabIndex"> {
  "aria-label"?: string;
  onPointerEnter?: PointerEventHandler;
  onPointerLeave?: PointerEventHandler;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  children?: ReactNode;
  /** Made when the menu opens. */
  actions: () => readonly Action[];
}

/** A button with a menu whose code is fetched on hover or focus and at the latest when it opens. */
export function MenuButton({ actions, onPointerEnter, onFocus, ...button }: MenuButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const [target, setTarget] = useState<HTMLButtonElement | null>(null);
  return (
    <>
      <Button
        {...button}
        ref={ref}
        aria-haspopup="menu"
        aria-expanded={target !== null}
        onPointerEnter={(event) => {
          void ActionMenu.preload();
          onPointerEnter?.(event);
        }}
        onFocus={(event) => {
          void ActionMenu.preload();
          onFocus?.(event);
        }}
        onClick={() => setTarget(target ? null : ref.current)}
      />
      {target && <ActionMenu target={target} actions={actions()} onClose={() => setTarget(null)} />}
    </>
  );
}
