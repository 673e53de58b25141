/** Whether the keyboard is one of Apple's, with ⌘ where others have Ctrl. */
export const isApple = /Mac|iP/.test(navigator.platform);

const fields = "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])";

/** Whether keys pressed there belong to what is being typed. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.closest(fields) !== null;

/** What is open over the screen has keys of its own; menus and lists find their entries by letters. */
const overlays = "[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [role=combobox]";

/** Whether a key without Ctrl belongs to what has the focus: to typing, or to something open over the screen. */
export const isTaken = ({ target, defaultPrevented, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target) || (target instanceof Element && target.closest(overlays) !== null);
