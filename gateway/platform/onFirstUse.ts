import { createRequire } from "node:module";

const fromHere = createRequire(import.meta.url);

/**
 * What is made when it is first used, within the call, and kept: what few processes ever need costs no start its time and
 * memory. A package that is asked for so stays outside the bundle; where the caller can wait, `await import()` does the same.
 * @param make is given what loads a package: `onFirstUse((require): typeof Yaml => require("yaml"))`.
 */
export function onFirstUse<T>(make: (require: NodeJS.Require) => T): () => T {
  let made: { it: T } | undefined;
  return () => (made ??= { it: make(fromHere) }).it;
}
