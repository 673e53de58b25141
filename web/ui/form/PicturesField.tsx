import type { Upload } from "../../lib/uploads.ts";
import type { FileLimits } from "./fileLimits.ts";
import { lazyField } from "./lazyField.tsx";
import type { FieldDeclaration } from "./useFormField.ts";
import type { FormFile } from "./useUploads.ts";

/** A picture as the form holds it. */
export interface FormPicture extends FormFile {
  /** What it shows, for those who cannot see it. */
  alt: string;
}

/** Pictures in an order. */
export interface PicturesFieldProps extends FieldDeclaration, Omit<FileLimits, "accept"> {
  upload: Upload;
  /** Width by height of the crop, 4 / 3 for example; free choice between the usual ones by default. */
  ratio?: number;
}

/**
 * A field for pictures: sent at once, cropped, described, brought into order by dragging or with Alt and the arrow keys. The
 * first is the main one. The form holds a list of `FormPicture`; use `pictures` of `fileParts.ts` for its schema.
 */
export const PicturesField = lazyField<PicturesFieldProps>(async () => (await import("./PicturesInput.tsx")).PicturesInput, 132);
