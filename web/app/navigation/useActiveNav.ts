import { useLocation, useMatches } from "react-router-dom";
import { isScreenHandle } from "#web/lib/navigation/screenHandle.ts";

/** The path of the navigation entry that the screen belongs to. */
export function useActiveNav(): string {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle;
  return (isScreenHandle(handle) && handle.route?.activeNav) || pathname.replace(/(?<=.)\/+$/, "");
}
