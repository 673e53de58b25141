import { useRichTextStyles } from "./richTextStyles.ts";
import { sanitize } from "./sanitize.ts";

/** Text as the rich text field wrote it. */
export interface RichTextViewProps {
  html: string;
}

/** The code behind `RichTextView`. */
export function CleanHtml({ html }: RichTextViewProps) {
  return (
    <div
      dir="auto"
      className={useRichTextStyles().text}
      dangerouslySetInnerHTML={{ __html: sanitize(html) }}
    />
  );
}
