/**
 * Puts text where the caret of a control is, as if it had been typed: what is selected goes, and those who listen to the
 * control hear of it.
 */
export function insertText(control: Element, text: string): void {
  if (text === "") return;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.setRangeText(text, control.selectionStart ?? 0, control.selectionEnd ?? 0, "end");
    control.dispatchEvent(new InputEvent("input", { bubbles: true }));
    return;
  }
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", text);
  control.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
}
