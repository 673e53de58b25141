import type { ApolloClient } from "@apollo/client";
import type { ReactElement } from "react";
import {
  type createBrowserRouter,
  createPath,
  type NavigateOptions,
  RouterProvider,
  type To,
} from "react-router-dom";
import type { Router } from "#web/lib/navigation/place.ts";
import type { FollowOptions } from "#web/lib/navigation/useLink.ts";
import { startTranslations } from "#web/lib/texts/i18n.ts";
import { sandboxStore } from "#web/lib/connection/sandbox.ts";
import { onSessionOfOtherTab, sessionStore } from "#web/lib/session/session.ts";
import { noteSignedOut, signedOutStore } from "#web/lib/session/signedOut.ts";
import { createApolloClient } from "./apollo/createApolloClient.ts";
import { areasHere } from "./areasHere.ts";
import { Providers } from "./Providers.tsx";
import { createRoutes } from "./createRoutes.tsx";
import { navigatingStore } from "./routing/navigating.ts";
import { nearScreenStore } from "./routing/nearScreen.ts";
import { followLink } from "./shell/standing.ts";

type DataRouter = ReturnType<typeof createBrowserRouter>;

/** What differs between the browser and a test. */
export interface ConsoleOptions {
  /** Makes the router: over the address bar, or in memory. */
  createRouter: typeof createBrowserRouter;
  /** How requests are sent; the browser's own by default. */
  fetch?: typeof fetch;
}

/** The console, ready for its first render: code and texts of the first screen are there, its query is on the way. */
export interface Console {
  element: ReactElement;
  router: DataRouter;
  client: ApolloClient;
  /** Ends what listens to the window and the router. */
  stop: () => void;
}

/** Builds the console and waits for all that its first render needs. */
export async function createConsole({ createRouter, fetch }: ConsoleOptions): Promise<Console> {
  const texts = startTranslations();
  const client = createApolloClient({ onSessionEnded, ...(fetch && { fetch }) });
  const areas = await areasHere();
  let isPainted = false;
  const router = createRouter(createRoutes({ areas, client, painted: () => isPainted }));
  const unfollowRouter = router.subscribe(({ navigation }) =>
    navigatingStore.set(navigation.state !== "idle"),
  );
  const unfollow = onSessionOfOtherTab((now, before) => {
    // The gateway's word may have come first.
    if (!now && (before || signedOutStore.get())) noteSignedOut("otherTab");
    if (JSON.stringify(now) === JSON.stringify(before)) return;
    // A query that its screen gives up meanwhile is no reason to leave the guard out.
    void (now ? client.resetStore() : client.clearStore()).catch(() => undefined).then(guardAgain);
  });
  const unfollowSandbox = sandboxStore.follow(() => void client.resetStore().catch(() => undefined));

  // The guard runs again and leads from a guarded screen to the sign-in page, and from there back to the same place: in its
  // place in the history too, so that the way back from there is what it was.
  function guardAgain(): Promise<void> {
    const { navigation, location } = router.state;
    if (navigation.state !== "idle") return router.revalidate();
    return router.navigate(location, { replace: true, state: location.state, preventScrollReset: true });
  }

  function onSessionEnded(): void {
    if (sessionStore.get()) noteSignedOut("gateway");
    sessionStore.set(null);
    void guardAgain();
  }

  const routing: Router = {
    navigate: (to: To | number, options?: NavigateOptions) =>
      typeof to === "number" ? router.navigate(to) : router.navigate(to, options),
    addressAhead: () => createPath(router.state.navigation.location ?? router.state.location),
  };
  const follow = (to: string, options: FollowOptions) => {
    const isNear = nearScreenStore.get()?.path === to;
    return followLink(router, to, () =>
      router.navigate(to, isNear ? { ...options, flushSync: true } : options),
    );
  };

  await Promise.all([texts, initialized(router).then(() => (isPainted = true))]);
  return {
    element: (
      <Providers client={client} router={routing} follow={follow}>
        <RouterProvider router={router} />
      </Providers>
    ),
    router,
    client,
    stop: () => {
      unfollow();
      unfollowRouter();
      unfollowSandbox();
      router.dispose();
      client.stop();
    },
  };
}

function initialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const unfollow = router.subscribe(({ initialized: done }) => {
      if (!done) return;
      unfollow();
      resolve();
    });
  });
}
