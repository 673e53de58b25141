import { lazyPiece } from "../lazy/lazyPiece.tsx";

/** Text as the rich text field wrote it. */
export interface RichTextViewProps {
  html: string;
}

/** Shows rich text. It is cleaned before it is shown, wherever it came from. */
export const RichTextView = lazyPiece<RichTextViewProps>(async () => (await import("./CleanHtml.tsx")).CleanHtml);
