import type { DateFieldProps } from "./DateField.tsx";
import { lazyField } from "./lazyField.tsx";

/** An instant. */
export interface DateTimeFieldProps extends DateFieldProps {
  /** The distance of the offered times, in minutes; 30 by default. */
  step?: number;
}

/** A field for a day and a time in the browser's zone. The form holds the instant in UTC, null while both are empty. */
export const DateTimeField = lazyField<DateTimeFieldProps>(async () => (await import("./DateTimeInput.tsx")).DateTimeInput);
