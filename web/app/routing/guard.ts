import type { RouteAccess } from "#web/lib/navigation/area.ts";
import { safeTarget } from "#web/lib/navigation/safeTarget.ts";
import { can } from "#web/lib/session/ability.ts";
import type { Session } from "#web/lib/session/session.ts";

/** Where each role starts. */
export const homes = { admin: "/apps/academy/my-course", client: "/user/dashboards" } as const;

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

/** Whether the visitor may see the route at all; what leads nowhere for them need not be shown. */
export function mayEnter(access: RouteAccess, session: Session | null): boolean {
  return (
    access === "public" ||
    (access === "guest" ? !session : session !== null && can(session.rules, "read", access.subject))
  );
}

/** Where a visitor of the route is sent instead, or null to let them in. */
export function redirectFor(
  access: RouteAccess,
  session: Session | null,
  { pathname, search }: Pick<URL, "pathname" | "search">,
) {
  if (mayEnter(access, session)) return null;
  if (access === "guest") return placeBehind(search) ?? "/";
  return session ? "/not-authorized" : loginPath(pathname, search);
}

/** The place that the sign-in page leads back to, for who has signed in meanwhile; null where it names none. */
const placeBehind = (search: string): string | null =>
  safeTarget(new URLSearchParams(search).get("to"), window.location.origin);

/** The sign-in page that leads back to this place; the place's own query stays in the address too. */
function loginPath(pathname: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set("to", pathname + search);
  return `/login?${query}`;
}
