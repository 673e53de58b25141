/** Whether the keyboard is one of Apple's, with ⌘ where others have Ctrl. */
export const isApple = /Mac|iP/.test(navigator.platform);

const fields =
  "input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])";

/** Whether keys pressed there belong to what is being typed. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(fields) !== null;
