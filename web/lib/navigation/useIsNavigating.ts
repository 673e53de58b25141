import { useCallback, useContext } from "react";
import { UNSAFE_DataRouterContext as RouterContext, useLocation } from "react-router-dom";

/** Tells at any moment whether one is on the way to another screen, which may still be loading: what only waits must not overtake it. */
export function useIsNavigating(): () => boolean {
  const router = useContext(RouterContext)?.router;
  const { pathname } = useLocation();
  return useCallback(() => {
    const { location, navigation } = router?.state ?? {};
    return (navigation?.location ?? location)?.pathname !== pathname;
  }, [router, pathname]);
}
