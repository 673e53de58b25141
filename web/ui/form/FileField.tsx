import type { Upload } from "../../lib/uploads.ts";
import type { FileLimits } from "./fileLimits.ts";
import { lazyField } from "./lazyField.tsx";
import type { FieldDeclaration } from "./useFormField.ts";

/** Files to send along. */
export interface FileFieldProps extends FieldDeclaration, FileLimits {
  /** Sends a file; `uploadFile` of `web/lib/uploads.ts` for the gateway. */
  upload: Upload;
}

/**
 * A field for files: chosen, dropped or pasted, sent at once, each with its progress. The form holds a list of
 * `{ id, url, name, size }`; use `files` of `fileParts.ts` for its schema, which waits for what is on its way.
 */
export const FileField = lazyField<FileFieldProps>(async () => (await import("./FileInput.tsx")).FileInput, 88);
