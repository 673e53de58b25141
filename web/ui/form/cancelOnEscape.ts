import type { KeyboardEvent } from "react";

/** A form's handler that leaves it on Escape; an open list closes first, and what stands in a popover closes that. */
export const cancelOnEscape =
  (onCancel: () => void) =>
  ({ key, defaultPrevented, currentTarget, target }: KeyboardEvent): void => {
    if (key !== "Escape" || defaultPrevented || !(target instanceof Element)) return;
    if (currentTarget.contains(target) && target.getAttribute("aria-expanded") !== "true") onCancel();
  };
