import { AppError } from "#web/lib/errors/appError.ts";
import { refusalOf } from "#web/lib/errors/refusal.ts";
import { isRecord } from "#web/lib/isRecord.ts";

/** A file that the gateway keeps. */
export interface UploadedFile {
  id: string;
  /** Where it is served, a path on this host. */
  url: string;
  name: string;
  /** In bytes. */
  size: number;
}

/** What an upload may be told and tells while it runs. */
export interface UploadOptions {
  /** Cancels it; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** The share that is sent, 0 to 1. */
  onProgress?: (share: number) => void;
  /** Who may read it: the account alone (default), or whoever has its address, as pictures that others see. */
  visibility?: "owner" | "link";
}

/** Sends a file and answers where it is kept. */
export type Upload = (file: File, options?: UploadOptions) => Promise<UploadedFile>;

/**
 * Uploads a file to the gateway (`POST /api/files`, the bytes as the body). It is a request of the old kind, because only
 * that one tells how much is sent.
 * @throws {AppError} the gateway's code; NETWORK when no answer came.
 */
export const uploadFile: Upload = (file, { signal, onProgress, visibility = "owner" } = {}) =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    request.open("POST", "/api/files");
    request.setRequestHeader("content-type", file.type || "application/octet-stream");
    // Header values are Latin letters only.
    request.setRequestHeader("x-file-name", encodeURIComponent(file.name));
    request.setRequestHeader("x-file-visibility", visibility);
    // A form of another site cannot send this one, so that the gateway knows that the console sent the file.
    request.setRequestHeader("x-requested-with", "XMLHttpRequest");
    request.responseType = "json";
    request.upload.addEventListener("progress", ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress?.(loaded / total);
    });
    request.addEventListener("load", () => {
      const answer: unknown = request.response;
      if (request.status < 300 && isUploaded(answer)) resolve(answer);
      else reject(refusalOf(answer, request.status));
    });
    request.addEventListener("error", () => reject(new AppError("NETWORK", "The upload got no answer.")));
    request.addEventListener("abort", () =>
      reject(signal?.reason ?? new DOMException("The upload was cancelled.", "AbortError")),
    );
    request.addEventListener("loadend", () => signal?.removeEventListener("abort", abort));
    signal?.addEventListener("abort", abort);
    request.send(file);
  });

/** Whether a value tells of a file that the gateway keeps. */
export function isUploaded(value: unknown): value is UploadedFile {
  const { id, url, name, size } = isRecord(value) ? value : {};
  return (
    typeof id === "string" && typeof url === "string" && typeof name === "string" && typeof size === "number"
  );
}
