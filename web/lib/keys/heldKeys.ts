import { insertText } from "./insertText.ts";
import { isTyping } from "./keyboard.ts";

/** How long keys are held at most, in milliseconds. */
const patience = 5_000;

/** The keys beside characters that are held; the browser's own, F5 for example, are not. */
const editing: ReadonlySet<string> = new Set(["Backspace", "Enter", "Tab"]);

let letGo = (): void => undefined;

/**
 * Holds what is typed from now on for the text control that is about to open, so that it neither gets lost nor acts on the
 * screen behind; the control gets it with the focus. Escape, a press elsewhere or five seconds end it.
 * @returns ends it, for where nothing opens after all.
 */
export function holdKeys(): () => void {
  letGo();
  let typed = "";
  const over = new AbortController();
  const { signal } = over;
  const timer = setTimeout(() => letGo(), patience);
  letGo = () => {
    clearTimeout(timer);
    over.abort();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (key === "Escape") return letGo();
    if (key.length > 1 && !editing.has(key)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key === "Backspace") typed = typed.slice(0, -1);
    else if (key.length === 1 && !event.repeat) typed += key;
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element) || !isTyping(target)) return;
    letGo();
    insertText(target, typed);
  };
  window.addEventListener("keydown", onKeyDown, { capture: true, signal });
  window.addEventListener("focusin", onFocus, { signal });
  window.addEventListener("pointerdown", () => letGo(), { signal });
  return letGo;
}
