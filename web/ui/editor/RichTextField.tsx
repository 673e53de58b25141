import { lazyField } from "#web/ui/form/field/lazyField.tsx";
import type { RichTextFieldProps } from "./RichTextInput.tsx";

/**
 * A field for rich text. The form holds clean HTML, "" while there is no text. The toolbar is one stop of Tab, with arrow keys
 * inside; the usual keys work (Ctrl B, I, Z, K for a link).
 */
export const RichTextField = lazyField<RichTextFieldProps>(
  async () => (await import("./RichTextInput.tsx")).RichTextInput,
  216,
);
