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

/** The most rows that are all in the document. */
export const mostRows = 50;

/** Many rows, of which only those in sight are in the document. */
export const VirtualRows = lazyComponent(() => import("./kinds/VirtualRows.tsx"), "VirtualRows");

/**
 * Fetches what a list needs in this window beside its first request; resolves at once where it has everything.
 * @param expected how many rows its page may have.
 */
export async function preloadKind(expected: number): Promise<void> {
  if (window.matchMedia("(max-width: 639.98px)").matches)
    await Promise.all([PhoneToolbar.preload(), PhoneList.preload()]);
  else if (expected > mostRows) await VirtualRows.preload();
}
