import type { ApolloClient } from "@apollo/client";
import { createElement } from "react";
import {
  type LoaderFunctionArgs,
  redirect,
  redirectDocument,
  replace,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from "react-router-dom";
import { loadAgain } from "#web/lib/connection/loadAgain.ts";
import type { Area, AreaRoute, RouteAccess } from "#web/lib/navigation/area.ts";
import { lazyScreen } from "#web/lib/navigation/lazyScreen.ts";
import { loadTexts } from "#web/lib/texts/i18n.ts";
import { sessionStore } from "#web/lib/session/session.ts";
import { AreaError } from "./errors/AreaError.tsx";
import type { NoticeKind } from "./errors/NoticePage.tsx";
import { StatusPage, type StatusPageProps } from "./errors/StatusPage.tsx";
import { Root } from "./shell/Root.tsx";
import { Shell } from "./shell/Shell.tsx";
import { defaultAccess, homePath, homes, inviteCode, redirectFor } from "./routing/guard.ts";
import { keepInvite } from "./routing/invite.ts";
import { type ScreenHandle, titleKey } from "#web/lib/navigation/screenHandle.ts";

/** How long a navigation waits for a quick answer before it shows the new screen's skeleton, in milliseconds. */
const patience = 250;

/** What the routes are made of. */
export interface RoutesOptions {
  areas: Area[];
  client: ApolloClient;
  /** Whether a screen stands already; the first one appears as soon as its code and texts are there. */
  painted: () => boolean;
}

/** The routes of the console: every area's screens in the shell or alone, and the screens of the shell itself. */
export function createRoutes(options: RoutesOptions): RouteObject[] {
  const { areas, client } = options;
  const screens = (layout: AreaRoute["layout"]) =>
    areas.map((area) => ({
      id: `${area.name}:${layout}`,
      ErrorBoundary: AreaError,
      children: area.routes
        .filter((route) => (route.layout ?? "default") === layout)
        .map((route) => screen(area, route, options)),
    }));
  return [
    {
      id: "root",
      element: <Root areas={areas} />,
      ErrorBoundary: AreaError,
      children: [
        {
          id: "shell",
          element: <Shell areas={areas} />,
          children: screens("default"),
        },
        ...screens("blank"),
        { path: "/", loader: toFirst },
        status("/not-authorized", "notAuthorized", client),
        status("/pages/misc/not-authorized", "notAuthorized", client),
        notice("/pages/misc/internal-server-error", "serverError", client),
        notice("/pages/misc/coming-soon", "comingSoon", client),
        notice("/pages/misc/under-maintenance", "maintenance", client),
        status("/pages/misc/not-found/*", "notFound", client),
        status("*", "notFound", client),
      ],
    },
  ];
}

function screen(area: Area, route: AreaRoute, { client, painted }: RoutesOptions): RouteObject {
  const { path, redirectTo, load = loadPlanned } = route;
  const access = route.access ?? defaultAccess;
  if (redirectTo !== undefined) {
    return {
      path,
      loader: ({ request }) =>
        enter(access, request, painted(), client) ?? redirect(redirectTo + new URL(request.url).search),
    };
  }
  const code: ScreenHandle["code"] = {};
  const handle = {
    area: area.name,
    title: titleKey(area.name, route.title),
    route,
    code,
  } satisfies ScreenHandle;
  if (route.isDocument)
    return { path, handle, loader: loadDocument(painted), element: <StatusPage kind="notFound" alone /> };
  return {
    path,
    handle,
    // Not by the router's own way, which remembers code that did not arrive until the document is loaded anew.
    Component: () => code.Page && createElement(code.Page),
    shouldRevalidate: otherPath,
    loader: async ({ request }) => {
      enter(access, request, painted(), client);
      const loading = loadAgain(() => Promise.all([load(), route.load && loadTexts(area.name)]));
      const [page] = await loading.catch((thrown: unknown) => {
        delete code.Page;
        throw thrown;
      });
      code.Page = page.Page;
      const started = page.preload?.(new URL(request.url), client);
      if (started && painted())
        await Promise.race([started, new Promise((wake) => setTimeout(wake, patience))]);
      return null;
    },
  };
}

const loadPlanned = lazyScreen(async () => ({
  Page: (await import("./planned/PlannedPage.tsx")).PlannedPage,
}));

/** The root leads on by role; a crawler gets a document of its own there. */
const toFirst = ({ request }: LoaderFunctionArgs) =>
  redirect(homePath(sessionStore.get(), new URL(request.url).search));

/** Leaves the console for a document of the gateway; where the gateway had none, the console stands there already. */
const loadDocument =
  (painted: () => boolean) =>
  ({ request }: LoaderFunctionArgs) => {
    const { pathname, search } = new URL(request.url);
    return painted() ? redirectDocument(pathname + search) : null;
  };

function status(path: string, kind: StatusPageProps["kind"], client: ApolloClient): RouteObject {
  return { ...shellRoute(path, kind, client), element: <StatusPage kind={kind} alone /> };
}

function notice(path: string, kind: NoticeKind, client: ApolloClient): RouteObject {
  return {
    ...shellRoute(path, kind, client),
    lazy: async () => ({
      element: createElement((await import("./errors/NoticePage.tsx")).NoticePage, { kind }),
    }),
  };
}

function shellRoute(
  path: string,
  kind: string,
  client: ApolloClient,
): Pick<RouteObject, "path" | "handle" | "loader"> {
  return {
    path,
    handle: { area: "shell", title: `shell:errors.${kind}.title` } satisfies ScreenHandle,
    loader: ({ request }) => enter("public", request, true, client),
  };
}

/**
 * The navigation guard; see section 2 of the specification. What it refuses before the first screen stands leaves no entry in
 * the history that the way back would lead to.
 */
function enter(
  access: RouteAccess,
  request: LoaderFunctionArgs["request"],
  painted: boolean,
  client: ApolloClient,
): null {
  const url = new URL(request.url);
  const code = inviteCode(url.pathname);
  if (code !== null) {
    keepInvite(code, client);
    throw redirect(homes.client);
  }
  const target = redirectFor(access, sessionStore.get(), url);
  if (target !== null) throw (painted ? redirect : replace)(target);
  return null;
}

/** A search within a screen needs no guard, unless the session has ended: then the guard runs whatever the navigation is. */
function otherPath({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return (
    sessionStore.get() === null ||
    currentUrl.pathname !== nextUrl.pathname ||
    (currentUrl.search === nextUrl.search && defaultShouldRevalidate)
  );
}
