import { lazyField } from "#web/ui/form/field/lazyField.tsx";
import type { DateFieldProps } from "./DateInput.tsx";

/** A field for a day, typed or picked. The form holds `2026-11-21`, null while it is empty. */
export const DateField = lazyField<DateFieldProps>(async () => (await import("./DateInput.tsx")).DateInput);
