/** What marks the element of a screen that stands ready: its place. */
export const placeMark = "data-place";

/**
 * Shows the screen that stands ready at a place, at once and before the router hears of it.
 * @returns what shows again the one before, or nothing where no screen stands there.
 */
function showStanding(place: string): (() => void) | undefined {
  const next = document.querySelector(`[${placeMark}="${CSS.escape(place)}"][aria-hidden]`);
  const shown = document.querySelector(`[${placeMark}]:not([aria-hidden])`);
  if (!next?.firstElementChild || !shown) return undefined;
  if (document.documentElement.scrollTop > 0) window.scrollTo({ top: 0 });
  const swap = (to: Element, from: Element) => {
    to.removeAttribute("aria-hidden");
    from.setAttribute("aria-hidden", "true");
  };
  swap(next, shown);
  return () => swap(shown, next);
}

/** The second frame from now: by then the first has been painted. */
const painted = () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** What of a router is needed to follow a link. */
interface Follower {
  state: { location: { pathname: string; search: string; hash: string }; navigation: { state: string }; blockers: ReadonlyMap<string, unknown> };
}

/** Follows a link. A screen that stands ready there is painted first; what follows of it, the router does in the next frame. */
export async function followLink(router: Follower, to: string, follow: () => Promise<void>): Promise<void> {
  const isFree = router.state.navigation.state === "idle" && router.state.blockers.size === 0 && !document.hidden;
  const takeBack = isFree ? showStanding(to) : undefined;
  if (takeBack) await painted();
  await follow();
  const { pathname, search, hash } = router.state.location;
  if (pathname + search + hash !== to) takeBack?.();
}
