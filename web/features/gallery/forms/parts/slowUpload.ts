import { AppError } from "#web/lib/errors/appError.ts";
import type { Upload } from "#web/lib/connection/uploads.ts";

let lastId = 0;

/** Pretends to upload within three seconds, so that progress, cancelling and failure can be seen; "fail" in the name fails. */
export const slowUpload: Upload = async (file, { signal, onProgress } = {}) => {
  for (let share = 0; share <= 1; share += 0.05) {
    onProgress?.(share);
    await new Promise((resolve) => setTimeout(resolve, 150));
    signal?.throwIfAborted();
    if (share > 0.5 && file.name.includes("fail"))
      throw new AppError("NETWORK", "This upload was meant to fail.");
  }
  lastId += 1;
  return { id: `sample-${lastId}`, url: URL.createObjectURL(file), name: file.name, size: file.size };
};
