import { useRichTextStyles } from "./richTextStyles.ts";
import type { RichTextViewProps } from "./RichTextView.tsx";
import { sanitize } from "./sanitize.ts";

/** The code behind `RichTextView`. */
export function CleanHtml({ html }: RichTextViewProps) {
  return <div dir="auto" className={useRichTextStyles().text} dangerouslySetInnerHTML={{ __html: sanitize(html) }} />;
}
