import { readFileSync } from "node:fs";
import { isRecord } from "#gateway/platform/json.ts";

/** The files that the screen of a route needs beside those of every page. */
export interface RouteFiles {
  path: string;
  scripts: readonly string[];
  /** What it needs on a phone beside them. */
  phone: readonly string[];
  /** What it needs for a page of many rows beside them. */
  many: readonly string[];
  /** The style sheet that it can do with in place of the document's; nothing where it needs that one. */
  sheet: string;
  styles: readonly string[];
  /** The namespaces of its texts. */
  texts: readonly string[];
  /** How the shell lays the screen out, which the document's outline follows; nothing where it has no shell around it. */
  outline: string;
  /** The bodies of what it asks first where its address says nothing of its own, in JSON each; none where that is not known. */
  queries: readonly string[];
}

const isNames = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === "string" && /^[\w./-]+$/.test(name));

function isRouteFiles(value: unknown): value is RouteFiles {
  return (
    isRecord(value) &&
    typeof value["path"] === "string" &&
    isNames(value["scripts"]) &&
    isNames(value["phone"]) &&
    isNames(value["many"]) &&
    isNames([value["sheet"] || "none"]) &&
    isNames(value["styles"]) &&
    isNames(value["texts"]) &&
    typeof value["outline"] === "string" &&
    /^[a-z]*$/.test(value["outline"]) &&
    Array.isArray(value["queries"]) &&
    value["queries"].every((body) => typeof body === "string")
  );
}

/** Reads what the build says of the routes; nothing where it does not, or says it otherwise: it only saves time. */
export function readRouteFiles(file: URL): RouteFiles[] {
  try {
    const read: unknown = JSON.parse(readFileSync(file, "utf8"));
    return Array.isArray(read) ? read.filter(isRouteFiles) : [];
  } catch {
    return [];
  }
}

/**
 * Makes what finds the route of a path: the one with as many steps that names most of them, from the left, by a word of its
 * own; a step with a colon takes any word, one with a question mark need not be there.
 */
export function routeFinder<TRoute extends { path: string }>(
  routes: readonly TRoute[],
): (path: string) => TRoute | undefined {
  const patterns = routes
    .map((route) => {
      const steps = stepsOf(route.path);
      return { route, steps, rank: rankOf(steps) };
    })
    .sort((one, other) => (one.rank < other.rank ? 1 : one.rank > other.rank ? -1 : 0));
  return (path) => {
    const steps = stepsOf(path);
    const fits = (pattern: readonly string[]) =>
      steps.length <= pattern.length &&
      pattern.every((step, index) =>
        step.startsWith(":")
          ? steps[index] !== undefined || step.endsWith("?")
          : step.toLowerCase() === steps[index]?.toLowerCase(),
      );
    return patterns.find((pattern) => fits(pattern.steps))?.route;
  };
}

const stepsOf = (path: string): string[] => path.split("/").filter((step) => step !== "");

/** Words before what takes any word, compared from the left. */
const rankOf = (steps: readonly string[]): string =>
  steps.map((step) => (step.startsWith(":") ? "0" : "1")).join("");
