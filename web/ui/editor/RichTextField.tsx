import { lazyField } from "../form/lazyField.tsx";
import type { FieldDeclaration } from "../form/useFormField.ts";

/** Text with headings, lists, quotes, code and links. */
export interface RichTextFieldProps extends FieldDeclaration {
  placeholder?: string;
  /** Shows how many characters are left of so many, marks not counted; the schema refuses more. */
  max?: number;
}

/**
 * A field for rich text. The form holds clean HTML, "" while there is no text. The toolbar is one stop of Tab, with arrow keys
 * inside; the usual keys work (Ctrl B, I, Z, K for a link).
 */
export const RichTextField = lazyField<RichTextFieldProps>(async () => (await import("./RichTextInput.tsx")).RichTextInput, 216);
