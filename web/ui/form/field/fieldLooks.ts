import type { FieldProps } from "@fluentui/react-components";
import type { FieldDeclaration } from "./useFormField.ts";

/** How every field looks: label above, `*` where required, help or error beneath. */
export function fieldLooks(
  { label, required = false, help }: Omit<FieldDeclaration, "name">,
  error: string | undefined,
): FieldProps {
  if (error !== undefined) return { label, required, validationState: "error", validationMessage: error };
  return help === undefined ? { label, required } : { label, required, hint: help };
}
