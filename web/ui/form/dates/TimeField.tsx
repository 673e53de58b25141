import { lazyField } from "#web/ui/form/field/lazyField.tsx";
import type { TimeFieldProps } from "./TimeInput.tsx";

/** A field for a time of day, typed or chosen. The form holds `09:41`, null while it is empty. */
export const TimeField = lazyField<TimeFieldProps>(async () => (await import("./TimeInput.tsx")).TimeInput);
