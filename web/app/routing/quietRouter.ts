import type { createBrowserRouter } from "react-router-dom";
import { createStore } from "#web/lib/storage/store.ts";
import { nearScreenStore } from "./nearScreen.ts";

type Router = ReturnType<typeof createBrowserRouter>;

/** Whether a navigation is on its way. */
export const navigatingStore = createStore(false);

/** The router as the screens see it: they hear of arrivals, and only `navigatingStore` of what is on its way, so that a navigation draws once. */
export function quietRouter(router: Router): Router {
  const subscribe: Router["subscribe"] = (hear) =>
    router.subscribe((state, how) => {
      const arrived = state.navigation.state === "idle";
      navigatingStore.set(!arrived);
      if (arrived)
        hear(
          state,
          nearScreenStore.get()?.path === state.location.pathname ? { ...how, flushSync: true } : how,
        );
    });
  const quiet: Router = Object.create(router, { subscribe: { value: subscribe } });
  return quiet;
}
