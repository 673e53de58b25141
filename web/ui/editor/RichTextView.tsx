import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import type { RichTextViewProps } from "./CleanHtml.tsx";

/** Shows rich text. It is cleaned before it is shown, wherever it came from. */
export const RichTextView = lazyComponent<RichTextViewProps>(
  async () => (await import("./CleanHtml.tsx")).CleanHtml,
);
