import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useMatches } from "react-router-dom";
import { FeedbackHost } from "#web/ui/feedback/FeedbackHost.tsx";
import { isScreenHandle } from "#web/lib/navigation/screenHandle.ts";
import { trackVisit } from "#web/app/routing/tracker.ts";
import { LatePieces } from "./LatePieces.tsx";
import { useScrollTo } from "./useScrollTo.ts";

/** What every screen has, in the shell or alone: its title, its place in the history, the scroll position. */
export function Root() {
  const { pathname, search, hash, key } = useLocation();
  useDocumentTitle();
  useEffect(() => trackVisit(pathname + search), [pathname, search]);
  useScrollTo(pathname, hash, key);
  return (
    <>
      <Outlet />
      <FeedbackHost place={pathname} />
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
