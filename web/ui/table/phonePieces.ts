import { lazyTableComponent } from "./lazyTableComponent.ts";

/** A list's toolbar on a phone. */
export const PhoneToolbar = lazyTableComponent(async () => (await import("./PhoneToolbar.tsx")).PhoneToolbar);

/** A list's rows on a phone. */
export const PhoneList = lazyTableComponent(async () => (await import("./PhoneList.tsx")).PhoneList);

/** Fetches what a list needs on a phone where the window is one, beside the list's first request; resolves at once elsewhere. */
export async function preloadPhone(): Promise<void> {
  if (window.matchMedia("(max-width: 639.98px)").matches)
    await Promise.all([PhoneToolbar.preload(), PhoneList.preload()]);
}
