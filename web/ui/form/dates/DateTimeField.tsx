import { lazyField } from "#web/ui/form/field/lazyField.tsx";
import type { DateTimeFieldProps } from "./DateTimeInput.tsx";

/** A field for a day and a time in the browser's zone. The form holds the instant in UTC, null while both are empty. */
export const DateTimeField = lazyField<DateTimeFieldProps>(
  async () => (await import("./DateTimeInput.tsx")).DateTimeInput,
);
