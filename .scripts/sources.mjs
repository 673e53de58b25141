// What the sources look like, so that what is made of them is made anew when they changed.
import { createHash } from "node:crypto";
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

function* look(path) {
  const info = statSync(join(root, path), { throwIfNoEntry: false });
  if (!info) return;
  if (!info.isDirectory()) return yield [path, info];
  for (const name of readdirSync(join(root, path)).sort()) {
    if (!["node_modules", "dist", "generated"].includes(name)) yield* look(`${path}/${name}`);
  }
}

const seen = new Map();

/** The files at and below a path with what the system says of them, looked at once: nothing here writes a source. */
export function files(path) {
  const known = seen.get(path) ?? [...look(path)];
  seen.set(path, known);
  return known;
}

/** One text for the path, size and time of all wanted files at and below the paths. */
export function fingerprint(paths, wanted) {
  const hash = createHash("sha1");
  for (const [path, info] of paths.flatMap(files)) {
    if (wanted(path)) hash.update(`${path} ${info.size} ${info.mtimeMs}\n`);
  }
  return hash.digest("hex");
}
