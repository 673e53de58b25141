import { lazyTablePiece } from "./lazyTablePiece.ts";

/** A list's toolbar on a phone. */
export const PhoneToolbar = lazyTablePiece(async () => (await import("./PhoneToolbar.tsx")).PhoneToolbar);

/** A list's rows on a phone. */
export const PhoneList = lazyTablePiece(async () => (await import("./PhoneList.tsx")).PhoneList);

/** Fetches what a list needs on a phone where the window is one, beside the list's first request; resolves at once elsewhere. */
export async function preloadPhone(): Promise<void> {
  if (window.matchMedia("(max-width: 639.98px)").matches) await Promise.all([PhoneToolbar.preload(), PhoneList.preload()]);
}
