import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useMatches } from "react-router-dom";
import { FeedbackHost } from "#web/ui/feedback/FeedbackHost.tsx";
import { isScreenHandle } from "#web/lib/navigation/screenHandle.ts";
import { trackVisit } from "#web/app/routing/tracker.ts";
import { LatePieces } from "./LatePieces.tsx";

/** How far below the top a scrolled-to heading stops, in px: the bar and a little air. */
const offset = 60;

/** What every screen has, in the shell or alone: its title, its place in the history, the scroll position. */
export function Root() {
  const { pathname, search, hash } = useLocation();
  useDocumentTitle();
  useEffect(() => trackVisit(pathname + search), [pathname, search]);
  useScrollTo(pathname, hash);
  return (
    <>
      <Outlet />
      <FeedbackHost />
      <LatePieces />
    </>
  );
}

function useDocumentTitle(): void {
  const { t } = useTranslation();
  const handle = useMatches().at(-1)?.handle;
  const title = isScreenHandle(handle) ? `${t(handle.title)} · Berth` : "Berth";
  useEffect(() => {
    document.title = title;
  }, [title]);
}

/** Goes to the top of a new place, or to what its hash names; a window that nobody scrolled is not asked where it is, which would cost a layout. */
function useScrollTo(pathname: string, hash: string): void {
  const isScrolled = useRef(true);
  useEffect(() => {
    const onScroll = () => (isScrolled.current = true);
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);
  useEffect(() => {
    const target = placeOf(hash);
    if (target)
      window.scrollTo({
        top: target.getBoundingClientRect().top + window.scrollY - offset,
        behavior: "smooth",
      });
    else if (isScrolled.current) {
      window.scrollTo({ top: 0 });
      isScrolled.current = false;
    }
  }, [pathname, hash]);
}

/** The element that a hash names; an address may carry one that cannot be read. */
function placeOf(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null;
  }
}
