import { showToast } from "./toasts.ts";

/** Copies a text and tells so; where the browser does not let it, nothing happens. */
export const copyText = (text: string, told: string): Promise<unknown> =>
  navigator.clipboard.writeText(text).then(
    () => showToast({ tone: "success", text: told }),
    () => undefined,
  );
