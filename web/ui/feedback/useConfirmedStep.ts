import { confirm, type Confirmation } from "./confirmation.ts";
import { showToast } from "./toasts.ts";
import { useErrorToast } from "./useErrorText.ts";

/** A step that is asked about first. */
export interface ConfirmedStep extends Confirmation {
  /** Takes the step; answers what is said of it once it is taken, if anything. */
  run: () => Promise<string | undefined>;
}

/**
 * Asks before a step is taken, takes it, and says that it is taken or why not.
 * @param onDone after it was tried, whichever way it went.
 */
export function useConfirmedStep(onDone: () => void): (step: ConfirmedStep) => Promise<void> {
  const tellError = useErrorToast();
  return async ({ run, ...question }) => {
    if (!(await confirm(question))) return;
    await run().then((text) => text !== undefined && showToast({ tone: "success", text }), tellError);
    onDone();
  };
}
