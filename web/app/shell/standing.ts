import { flushSync } from "react-dom";
import { createStore } from "#web/lib/storage/store.ts";

/** What marks the element of a screen with its place, where it stands ready. */
export const placeMark = "data-place";

/** The place whose link was pressed and whose screen stands, while the router is on its way there. */
export const pressedStore = createStore<string | null>(null);

/** Shows the screen that stands ready at a place, at once and before the router hears of it; answers whether one stands there. */
function showStanding(place: string): boolean {
  const next = document.querySelector(`[${placeMark}="${CSS.escape(place)}"][aria-hidden]`);
  if (!next?.firstElementChild) return false;
  if (document.documentElement.scrollTop > 0) window.scrollTo({ top: 0 });
  flushSync(() => pressedStore.set(place));
  return true;
}

/** The second frame from now: by then the first has been painted. */
const painted = () =>
  new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** What of a router is needed to follow a link. */
interface Follower {
  state: {
    location: { pathname: string; search: string; hash: string };
    navigation: { state: string };
    blockers: ReadonlyMap<string, unknown>;
  };
  subscribe: (changed: () => void) => () => void;
}

/** Waits until the router is on its way nowhere: a way that begins anew is over for whoever began it first. */
const settled = (router: Follower) =>
  new Promise<void>((resolve) => {
    let leave = () => {};
    const look = () => {
      if (router.state.navigation.state !== "idle") return;
      leave();
      resolve();
    };
    leave = router.subscribe(look);
    look();
  });

/** The link whose screen is painted, and which the router has not yet heard of. */
let painting: object | undefined;

/**
 * Follows a link. A screen that stands ready there is painted first; what follows of it, the router does in the next frame.
 * A link that is pressed before that takes its place.
 */
export async function followLink(router: Follower, to: string, follow: () => Promise<void>): Promise<void> {
  if (painting) pressedStore.set(null);
  painting = undefined;
  const isFree =
    router.state.navigation.state === "idle" && router.state.blockers.size === 0 && !document.hidden;
  if (!isFree || !showStanding(to)) return await follow();
  const press = (painting = {});
  await painted();
  if (painting !== press) return;
  painting = undefined;
  await follow();
  await settled(router);
  const { pathname, search, hash } = router.state.location;
  if (pressedStore.get() === to && pathname + search + hash !== to) flushSync(() => pressedStore.set(null));
}
