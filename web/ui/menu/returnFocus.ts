/** What keeps the keyboard that a person gave it: a field, or a document of its own, as a terminal's. */
const holders = "iframe, input, select, textarea, [contenteditable=true]";

/**
 * Gives the focus back to what opened a menu or a popover that closes, unless the person put it into a field or a frame beside it
 * meanwhile: what they type next is meant for that.
 * @param target what opened it.
 */
export function returnFocus(target: HTMLElement): void {
  const active = document.activeElement;
  if (active?.matches(holders)) {
    const around = active.closest("[role=dialog], [role=menu]");
    if (around === null || around.contains(target)) return;
  }
  target.focus();
}
