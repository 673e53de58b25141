import { type RefObject, useLayoutEffect, useRef } from "react";

/**
 * Gives the focus to the part of the page around a button that goes away once it is pressed, as one that asks again does: the
 * keyboard goes on there instead of at the beginning of the page.
 * @returns the ref of the button, which stands as long as the component.
 */
export function useFocusAround(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    const around = own?.closest<HTMLElement>("[role=tabpanel], [role=dialog], form, main");
    return () => {
      if (!around || document.activeElement !== own) return;
      if (!around.hasAttribute("tabindex")) around.tabIndex = -1;
      around.focus({ preventScroll: true });
    };
  }, []);
  return button;
}
