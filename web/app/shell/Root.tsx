import { useEffect, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Outlet, useLocation, useMatches } from "react-router-dom";
import type { Area } from "#web/lib/navigation/area.ts";
import { FeedbackHost } from "#web/ui/feedback/FeedbackHost.tsx";
import { type Place, PlaceContext } from "#web/lib/navigation/place.ts";
import { isScreenHandle } from "#web/lib/navigation/screenHandle.ts";
import { LeaveGuard } from "#web/app/routing/LeaveGuard.tsx";
import { trackVisit } from "#web/app/routing/tracker.ts";
import { LatePieces } from "./LatePieces.tsx";
import { useScrollTo } from "./useScrollTo.ts";

/** What every screen has, in the shell or alone: its title, its place in the history, the scroll position. */
export function Root({ areas }: { areas: Area[] }) {
  const place = useRouterPlace(areas);
  const { pathname, search, hash, key } = place.location;
  useDocumentTitle(place.handle);
  useEffect(() => trackVisit(pathname + search), [pathname, search]);
  useScrollTo(pathname, hash, key);
  return (
    <PlaceContext value={place}>
      <Outlet />
      <FeedbackHost place={pathname} />
      <LeaveGuard />
      <LatePieces />
    </PlaceContext>
  );
}

/** The place that the router is at; what is only on its way changes nothing of it. */
function useRouterPlace(areas: Area[]): Place {
  const location = useLocation();
  const matches = useMatches();
  return useMemo(() => {
    const { handle, params = {} } = matches.at(-1) ?? {};
    return { location, params, handle, areas };
  }, [areas, location, matches]);
}

function useDocumentTitle(handle: unknown): void {
  const { t } = useTranslation();
  const title = isScreenHandle(handle) ? `${t(handle.title)} · Berth` : "Berth";
  useEffect(() => {
    document.title = title;
  }, [title]);
}
