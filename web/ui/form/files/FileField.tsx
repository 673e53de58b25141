import { lazyField } from "#web/ui/form/field/lazyField.tsx";
import type { FileFieldProps } from "./FileInput.tsx";

/**
 * A field for files: chosen, dropped or pasted, sent at once, each with its progress. The form holds a list of
 * `{ id, url, name, size }`; use `files` of `fileParts.ts` for its schema, which waits for what is on its way.
 */
export const FileField = lazyField<FileFieldProps>(
  async () => (await import("./FileInput.tsx")).FileInput,
  88,
);
