const taken = [
  "input:not([type=checkbox], [type=radio])", "textarea", "select", "[contenteditable=true]",
  // What is open over the screen has keys of its own; menus and lists find their entries by letters.
  "[role=dialog]", "[role=alertdialog]", "[role=menu]", "[role=listbox]", "[role=combobox]",
].join(", ");

/** Whether a key without Ctrl belongs to what has the focus: to typing, or to something open over the screen. */
export const isTaken = ({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  defaultPrevented || ctrlKey || metaKey || altKey || (target instanceof Element && target.closest(taken) !== null);
