import { lazyField } from "#web/ui/form/field/lazyField.tsx";
import type { DateRangeFieldProps } from "./DateRangeInput.tsx";

/** A field for a first and a last day. The form holds `{ from, to }`, each a day or null. */
export const DateRangeField = lazyField<DateRangeFieldProps>(
  async () => (await import("./DateRangeInput.tsx")).DateRangeInput,
  72,
);
