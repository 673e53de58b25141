import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { RowsPlace } from "./RowsPlace.tsx";
import { ToolbarPlace } from "./ToolbarPlace.tsx";

/** A list's toolbar on a phone. */
export const PhoneToolbar = lazyComponent(() => import("./kinds/PhoneToolbar.tsx"), "PhoneToolbar", {
  texts: ["table"],
  Waiting: ToolbarPlace,
});

/** A list's rows on a phone. */
export const PhoneList = lazyComponent(() => import("./kinds/PhoneList.tsx"), "PhoneList", {
  texts: ["table"],
  Waiting: RowsPlace,
});

/** Fetches what a list needs on a phone where the window is one, beside the list's first request; resolves at once elsewhere. */
export async function preloadPhone(): Promise<void> {
  if (window.matchMedia("(max-width: 639.98px)").matches)
    await Promise.all([PhoneToolbar.preload(), PhoneList.preload()]);
}
