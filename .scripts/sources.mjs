// What the sources look like, so that what is made of them is made anew when they changed.
import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

const apart = new Set(["node_modules", "dist", "generated"]);

const look = (path) => statSync(join(root, path), { throwIfNoEntry: false });

function* file(path) {
  // It may be gone again, as an editor's own.
  const info = look(path);
  if (info) yield [path, `${path} ${info.size} ${info.mtimeMs}\n`];
}

function* below(folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) yield* file(path);
    else if (!apart.has(entry.name)) yield* below(path);
  }
}

const seen = new Map();

/** The files at and below a path, each with one line of what the system says of it, looked at once: nothing here writes a source. */
export function files(path) {
  const known = seen.get(path) ?? [...(look(path)?.isDirectory() ? below(path) : file(path))];
  seen.set(path, known);
  return known;
}

/** One text for the path, size and time of all wanted files at and below the paths. */
export function fingerprint(paths, wanted) {
  const lines = paths.flatMap(files).flatMap(([path, line]) => (wanted(path) ? [line] : []));
  return createHash("sha1").update(lines.join("")).digest("hex");
}
