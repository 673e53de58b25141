import { lazyField } from "./lazyField.tsx";
import type { FieldDeclaration } from "./useFormField.ts";

/** A day. */
export interface DateFieldProps extends FieldDeclaration {
  /** The first and the last day that may be picked, `2026-11-21`; see `day` for the schema. */
  min?: string;
  max?: string;
}

/** A field for a day, typed or picked. The form holds `2026-11-21`, null while it is empty. */
export const DateField = lazyField<DateFieldProps>(async () => (await import("./DateInput.tsx")).DateInput);
