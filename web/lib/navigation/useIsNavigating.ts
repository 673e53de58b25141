import { useCallback, useContext } from "react";
import { RouterContext, useLocation } from "./place.ts";

/** Tells at any moment whether one is on the way to another screen, which may still be loading: what only waits must not overtake it. */
export function useIsNavigating(): () => boolean {
  const { pathAhead } = useContext(RouterContext);
  const { pathname } = useLocation();
  return useCallback(() => pathAhead() !== pathname, [pathAhead, pathname]);
}
