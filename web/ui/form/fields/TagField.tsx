import { lazyField } from "#web/ui/form/field/lazyField.tsx";
import type { TagFieldProps } from "#web/ui/form/inputs/TagInput.tsx";

/**
 * A field for several values: Enter or a comma ends one, a paste of several is split at commas and line ends, Backspace
 * takes the last back. The form holds a list of texts; an error at one of them marks its chip.
 */
export const TagField = lazyField<TagFieldProps>(
  async () => (await import("#web/ui/form/inputs/TagInput.tsx")).TagInput,
);
