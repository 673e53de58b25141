import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";

/** Shows rich text. It is cleaned before it is shown, wherever it came from. */
export const RichTextView = lazyComponent(() => import("./CleanHtml.tsx"), "CleanHtml");
