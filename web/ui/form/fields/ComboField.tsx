import { lazyField } from "#web/ui/form/field/lazyField.tsx";
import type { ComboFieldProps } from "#web/ui/form/inputs/ComboInput.tsx";

/** A field for one of many values: type to search, arrow keys and Enter to choose. The form holds the value, null for none. */
export const ComboField = lazyField<ComboFieldProps>(
  async () => (await import("#web/ui/form/inputs/ComboInput.tsx")).ComboInput,
);
