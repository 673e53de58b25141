import { isTyping } from "./keyboard.ts";

/** What is open over the screen has keys of its own; menus and lists find their entries by letters. */
const overlays = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox]";

/** Whether a key without Ctrl belongs to what has the focus: to typing, or to something open over the screen. */
export const isTaken = ({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  defaultPrevented ||
  ctrlKey ||
  metaKey ||
  altKey ||
  isTyping(target) ||
  (target instanceof Element && target.closest(overlays) !== null);
