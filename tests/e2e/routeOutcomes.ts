import { globSync, readFileSync } from "node:fs";
import type { DocumentedRoute } from "#tests/shell/consoleRoutes.ts";
import { frontPaths } from "#web/front/frontPaths.ts";
import { say } from "./texts.ts";

/** Who visits. */
export type Visitor = "guest" | "client" | "admin";

/** Where a visit ends: the path, the target that the sign-in page leads back to, and the title of the document. */
export interface Outcome {
  path: string;
  target: string | null;
  title: string;
}

interface BuiltArea {
  name: string;
  routes: { path: string; title: string }[];
}

const [file = ""] = globSync("web/dist/assets/areas-*.json");
const areas: BuiltArea[] = JSON.parse(readFileSync(file, "utf8"));
const routes = areas.flatMap(({ name, routes: own }) =>
  own.map(({ path, title }) => ({ path, title: `screens:${name}.${title}` })),
);

const status: Record<string, string> = {
  "/not-authorized": "notAuthorized",
  "/pages/misc/not-authorized": "notAuthorized",
  "/pages/misc/internal-server-error": "serverError",
  "/pages/misc/coming-soon": "comingSoon",
  "/pages/misc/under-maintenance": "maintenance",
};
const homes = { guest: "/login", client: "/user/dashboards", admin: "/apps/academy/my-course" };
const redirects: Record<string, string> = {
  "/user/profile": "/user/profile/profile",
  "/integral/store": "/integral/store/coupons",
};

/** The pages that are documents of the gateway, by their paths. */
const documents = new Map<string, string>(Object.entries(frontPaths).map(([page, path]) => [path, page]));

/** Whether a route leads out of the console, to a document of the gateway. */
export const isDocument = ({ pattern }: DocumentedRoute): boolean => documents.has(pattern);

function screen(path: string, target: string | null = null): Outcome {
  const shape = (pattern: string) =>
    new RegExp(`^${pattern.replaceAll(/\/:\w+\?/g, "(/[^/]+)?").replaceAll(/:\w+/g, "[^/]+")}$`);
  const route = routes.find((one) => one.path === path) ?? routes.find((one) => shape(one.path).test(path));
  const page = documents.get(path);
  if (page) return { path, target, title: say("en", `front:pages.${page}.title`) };
  const key = route?.title ?? `shell:errors.${status[path] ?? "notFound"}.title`;
  return { path, target, title: `${say("en", key)} · Berth` };
}

/** Where the visitor of a documented route ends. */
export function outcomeOf({ pattern, example, access }: DocumentedRoute, visitor: Visitor): Outcome {
  if (pattern === "/") return screen(homes[visitor]);
  if (pattern === "/:code_")
    return visitor === "guest" ? screen("/login", homes.client) : screen(homes.client);
  if (access === "public") return screen(example);
  if (access === "guest") return screen(visitor === "guest" ? example : homes[visitor]);
  if (visitor === "guest") return screen("/login", example);
  if (access === "can:Developer" && visitor === "client") return screen("/not-authorized");
  return screen(redirects[example] ?? example);
}

/** The screens that differ in kind: one of each is enough for rules that hold for their kind. */
export const kinds = [
  "/order/list",
  "/pages/authentication/login-v1",
  "/no/such/page",
  "/not-authorized",
  "/pages/misc/internal-server-error",
  "/pages/misc/coming-soon",
  "/pages/misc/under-maintenance",
];
