/** Marks the button that saves a form whose own button does something else yet, as the next step of a wizard does. */
export const saverMark = { "data-saver": "" };

const inOverlay = "[role=dialog], [role=alertdialog]";

/** Whether the event is Ctrl S, or ⌘ S, pressed for itself. */
const isSaveKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "s" && ctrlKey !== metaKey && !altKey && !shiftKey;

/** The form that a press means: the one it was made in, else the only one on the screen with something unsaved. */
function formOf(target: EventTarget | null): HTMLFormElement | undefined {
  const element = target instanceof Element ? target : document.body;
  const around = element.closest<HTMLFormElement>("form[data-saved]");
  if (around) return around;
  const within = element.closest(inOverlay) ?? document.body;
  const unsaved = within.querySelectorAll<HTMLFormElement>("form[data-saved=no]");
  return unsaved.length === 1 ? unsaved[0] : undefined;
}

/**
 * Submits the form that Ctrl S means; a form of the kit says by `data-saved` that it takes part (`useSaveKey`). Each of them listens,
 * so the first that is told answers for all, and the browser's own command does not come in between.
 */
export function onSaveKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || !isSaveKey(event)) return;
  event.preventDefault();
  const form = event.repeat ? undefined : formOf(event.target);
  form?.requestSubmit(form.querySelector<HTMLButtonElement>("button[data-saver]") ?? undefined);
}
