import { lazyField } from "#web/ui/form/field/lazyField.tsx";
import type { PicturesFieldProps } from "./PicturesInput.tsx";

/**
 * A field for pictures: sent at once, cropped, described, brought into order by dragging or with Alt and the arrow keys. The
 * first is the main one. The form holds a list of `FormPicture`; use `pictures` of `fileParts.ts` for its schema.
 */
export const PicturesField = lazyField<PicturesFieldProps>(
  async () => (await import("./PicturesInput.tsx")).PicturesInput,
  132,
);
