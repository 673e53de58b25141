import documented from "./routes.json" with { type: "json" };

/** A documented route: its pattern, an address of it, and what it asks of the visitor. */
export interface DocumentedRoute {
  pattern: string;
  example: string;
  access: string;
  layout?: string;
  redirects?: string;
  fixedHeight?: boolean;
}

/** The routes of the specification, copied from its list. */
export const documentedRoutes: DocumentedRoute[] = documented;

/** Addresses and not routes: the guard reads them anywhere. */
const guards = new Set(["/:code_"]);

/** What is a route: all documented patterns but those that the guard reads, with parameters by place instead of name. */
export const documentedPatterns = [
  ...new Set(documentedRoutes.map(({ pattern }) => pattern).filter((pattern) => !guards.has(pattern))),
];

/** A pattern with its parameters unnamed: `/order/:`. */
export const unnamed = (pattern: string): string => pattern.replaceAll(/:\w+\??/g, ":");
