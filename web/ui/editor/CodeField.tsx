import { lazyField } from "../form/lazyField.tsx";
import type { FieldDeclaration } from "../form/useFormField.ts";

/** Source text. */
export interface CodeFieldProps extends FieldDeclaration {
  language: "json" | "yaml";
  /** How many lines are in sight before it scrolls; 12 by default. */
  lines?: number;
}

/** A field for JSON or YAML: line numbers, colours, two spaces for Tab; JSON is checked as one types. Escape, then Tab leaves it. */
export const CodeField = lazyField<CodeFieldProps>(async () => (await import("./CodeInput.tsx")).CodeInput, 240);
