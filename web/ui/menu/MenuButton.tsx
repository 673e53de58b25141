import { Button, type ButtonProps } from "@fluentui/react-components";
import type { FocusEventHandler, PointerEventHandler, ReactNode } from "react";
import type { Action } from "./action.ts";
import { useActionMenu } from "./useActionMenu.tsx";

/** What a `Hint` gives to the button it names. */
export interface HintedButtonProps {
  "aria-label"?: string;
  onPointerEnter?: PointerEventHandler;
  onPointerLeave?: PointerEventHandler;
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
}

/** A button that opens a menu: a button's looks, and what the menu holds. Give an icon-only one its name by a `Hint`. */
export interface MenuButtonProps
  extends
    Pick<ButtonProps, "appearance" | "size" | "icon" | "iconPosition" | "className" | "tabIndex">,
    HintedButtonProps {
  children?: ReactNode;
  /** Made when the menu opens. */
  actions: () => readonly Action[];
}

/** A button with a menu whose code is fetched on hover or focus and at the latest when it opens. */
export function MenuButton({ actions, onPointerEnter, onFocus, ...button }: MenuButtonProps) {
  const { trigger, preload, menu } = useActionMenu(actions);
  return (
    <>
      <Button
        {...button}
        {...trigger}
        onPointerEnter={(event) => {
          preload();
          onPointerEnter?.(event);
        }}
        onFocus={(event) => {
          preload();
          onFocus?.(event);
        }}
      />
      {menu}
    </>
  );
}
