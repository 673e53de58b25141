import { lazyField } from "#web/ui/form/field/lazyField.tsx";
import type { CodeFieldProps } from "./CodeInput.tsx";

/** A field for JSON or YAML: line numbers, colours, two spaces for Tab; JSON is checked as one types. Escape, then Tab leaves it. */
export const CodeField = lazyField<CodeFieldProps>(
  async () => (await import("./CodeInput.tsx")).CodeInput,
  240,
);
