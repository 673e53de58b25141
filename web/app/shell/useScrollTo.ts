import { useEffect, useRef } from "react";
import { scrollMotion } from "#web/lib/layout/scrollMotion.ts";

/** What a person does who wants to be elsewhere. */
const moves = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/**
 * Goes to the top of a new place, or to what its hash names; the style sheet says how far below the bars that stops
 * (`scroll-padding`). A window that nobody scrolled is not asked where it is, which would cost a layout: of a first screen, one
 * before its frame, in which the pictures of its rows would come between.
 * @param visit names the visit: a link that is pressed again leads there again.
 */
export function useScrollTo(pathname: string, hash: string, visit: string): void {
  const isScrolled = useRef(false);
  useEffect(() => {
    const onScroll = () => (isScrolled.current = true);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  const again = hash === "" ? "" : visit;
  useEffect(() => {
    if (isScrolled.current && !placeOf(hash)) {
      window.scrollTo({ top: 0 });
      isScrolled.current = false;
    }
    return hash === "" ? undefined : keepAt(hash);
  }, [pathname, hash, again]);
}

/** Leads to a place as soon as it is there, and again where what is fetched moves it, until the person moves; answers what ends it. */
function keepAt(hash: string): () => void {
  let at = Number.NaN;
  const lead = () => {
    const place = placeOf(hash);
    const top = place ? Math.round(place.getBoundingClientRect().top + window.scrollY) : Number.NaN;
    if (Object.is(top, at) || !place) return;
    at = top;
    place.scrollIntoView({ block: "start", behavior: scrollMotion() });
  };
  const changes = new MutationObserver(lead);
  const sizes = new ResizeObserver(lead);
  const end = () => {
    changes.disconnect();
    sizes.disconnect();
    for (const move of moves) window.removeEventListener(move, end, true);
  };
  lead();
  changes.observe(document.body, { childList: true, subtree: true });
  sizes.observe(document.body);
  for (const move of moves) window.addEventListener(move, end, { capture: true, passive: true });
  return end;
}

/** The element that a hash names on the screen that is shown; an address may carry one that cannot be read. */
function placeOf(hash: string): Element | undefined {
  try {
    const id = CSS.escape(decodeURIComponent(hash.slice(1)));
    return id
      ? [...document.querySelectorAll(`#${id}`)].find((one) => !one.closest("[aria-hidden]"))
      : undefined;
  } catch {
    return undefined;
  }
}
