import type { RouteAccess } from "../../lib/area.ts";
import { can } from "../../lib/ability.ts";
import type { Session } from "../../lib/session.ts";

/** Where each role starts; the specification's own screens take these places as they come to exist. */
export const homes = { admin: "/apps/ecommerce/product/list", client: "/apps/ecommerce/product/list" } as const;

/** Asks for nothing but a session with the right to the ordinary screens. */
export const defaultAccess: RouteAccess = { subject: "OrdinaryUser" };

/** The invite code in a path that ends in an underscore: the path without its first and last character. */
export function inviteCode(path: string): string | null {
  return path.length > 2 && path.endsWith("_") ? path.slice(1, -1) : null;
}

/** Where `/` leads: by role to the first screen, a guest to the sign-in page with the query kept. */
export function homePath(session: Session | null, search: string): string {
  if (!session) return `/login${search}`;
  return session.user.role === "admin" ? homes.admin : homes.client;
}

/** Where a visitor of the route is sent instead, or null to let them in. */
export function redirectFor(access: RouteAccess, session: Session | null, { pathname, search }: Pick<URL, "pathname" | "search">) {
  if (access === "public") return null;
  if (access === "guest") return session ? "/" : null;
  if (!session) return loginPath(pathname, search);
  return can(session.rules, "read", access.subject) ? null : "/not-authorized";
}

/** The sign-in page that leads back to this place; the place's own query stays in the address too. */
export function loginPath(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set("to", pathname + search);
  return `/login?${query}`;
}
