import type { ApolloClient } from "@apollo/client";
import type { ReactElement } from "react";
import { type LoaderFunctionArgs, redirect, type RouteObject, type ShouldRevalidateFunctionArgs } from "react-router-dom";
import type { Area, AreaRoute, RouteAccess } from "../../lib/area.ts";
import { loadTexts } from "../../lib/i18n.ts";
import { sessionStore } from "../../lib/session.ts";
import { AreaError } from "../errors/AreaError.tsx";
import { StatusPage, type StatusPageProps } from "../errors/StatusPage.tsx";
import { Root } from "../shell/Root.tsx";
import { Shell } from "../shell/Shell.tsx";
import { defaultAccess, homePath, homes, inviteCode, redirectFor } from "./guard.ts";
import { keepInvite } from "./invite.ts";
import type { ScreenHandle } from "./screenHandle.ts";

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
  const { areas } = options;
  const screens = (layout: AreaRoute["layout"]) =>
    areas.map((area) => ({
      id: `${area.name}:${layout}`,
      ErrorBoundary: AreaError,
      children: area.routes.filter((route) => (route.layout ?? "default") === layout).map((route) => screen(area, route, options)),
    }));
  return [
    {
      id: "root",
      Component: Root,
      ErrorBoundary: AreaError,
      children: [
        {
          id: "shell",
          element: <Shell areas={areas} />,
          loader: () => loadTexts(...areas.filter(({ navigation }) => navigation.length > 0).map(({ name }) => name)).then(() => null),
          shouldRevalidate: () => false,
          children: [...screens("default"), status("/not-authorized", <StatusPage kind="notAuthorized" />)],
        },
        ...screens("blank"),
        { path: "/", loader: ({ request }) => redirect(homePath(sessionStore.get(), new URL(request.url).search)) },
        status("*", <StatusPage kind="notFound" alone />),
      ],
    },
  ];
}

function screen(area: Area, route: AreaRoute, { client, painted }: RoutesOptions): RouteObject {
  const access = route.access ?? defaultAccess;
  return {
    path: route.path,
    handle: { area: area.name, title: route.title, route } satisfies ScreenHandle,
    lazy: async () => ({ Component: (await route.load()).Page }),
    shouldRevalidate: otherPath,
    loader: async ({ request }) => {
      enter(access, request);
      const [page] = await Promise.all([route.load(), loadTexts(area.name)]);
      const started = page.preload?.(new URL(request.url), client);
      if (started && painted()) await Promise.race([started, new Promise((wake) => setTimeout(wake, patience))]);
      return null;
    },
  };
}

function status(path: string, element: ReactElement<StatusPageProps>): RouteObject {
  return {
    path,
    handle: { area: "shell", title: `errors.${element.props.kind}.title` } satisfies ScreenHandle,
    loader: ({ request }) => enter("public", request),
    element,
  };
}

/** The navigation guard; see section 2 of the specification. */
function enter(access: RouteAccess, request: LoaderFunctionArgs["request"]): null {
  const url = new URL(request.url);
  const code = inviteCode(url.pathname);
  if (code !== null) {
    keepInvite(code);
    throw redirect(homes.client);
  }
  const target = redirectFor(access, sessionStore.get(), url);
  if (target !== null) throw redirect(target);
  return null;
}

/** A search within a screen needs no guard, unless the session has ended: then the guard runs whatever the navigation is. */
function otherPath({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  return sessionStore.get() === null || currentUrl.pathname !== nextUrl.pathname || (currentUrl.search === nextUrl.search && defaultShouldRevalidate);
}
