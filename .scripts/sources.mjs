// What the sources look like, so that what is made of them is made anew when they changed.
import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { root } from "./run.mjs";

const apart = new Set(["node_modules", "dist", "generated"]);

/** Adds what is at and below a path to what was found. */
function find(path, found) {
  const info = statSync(`${root}/${path}`, { throwIfNoEntry: false });
  // It may be gone again, as an editor's own.
  if (!info) return;
  if (info.isDirectory()) {
    for (const name of readdirSync(`${root}/${path}`).sort())
      if (!apart.has(name)) find(`${path}/${name}`, found);
  } else found.push([path, `${path} ${info.size} ${info.mtimeMs}\n`]);
}

const seen = new Map();

/** The files at and below a path, each with one line of what the system says of it, looked at once: nothing here writes a source. */
export function files(path) {
  let found = seen.get(path);
  if (!found) {
    find(path, (found = []));
    seen.set(path, found);
  }
  return found;
}

/** One text for the path, size and time of all wanted files at and below the paths. */
export function fingerprint(paths, wanted) {
  const lines = paths.flatMap(files).flatMap(([path, line]) => (wanted(path) ? [line] : []));
  return createHash("sha1").update(lines.join("")).digest("hex");
}
