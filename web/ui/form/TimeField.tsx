import { lazyField } from "./lazyField.tsx";
import type { FieldDeclaration } from "./useFormField.ts";

/** A time of day. */
export interface TimeFieldProps extends FieldDeclaration {
  /** The distance of the offered times, in minutes; 30 by default. */
  step?: number;
}

/** A field for a time of day, typed or chosen. The form holds `09:41`, null while it is empty. */
export const TimeField = lazyField<TimeFieldProps>(async () => (await import("./TimeInput.tsx")).TimeInput);
