// npm start: makes what is missing, then serves everything from this process.
import { existsSync } from "node:fs";
import * as modules from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { cache } from "./parts.mjs";
import { endWithParent, goOnIn, isRightNode, prepare } from "./prepare.mjs";
import { root } from "./run.mjs";

const dist = join(root, "gateway", "dist");
const load = (name) => import(pathToFileURL(join(dist, name)).href);

/** Loads what the gateway is made of, which does nothing yet, and answers whether that is still what the sources say. */
async function loadFresh() {
  const looking = new Worker(new URL("lookBeside.mjs", import.meta.url));
  const looked = new Promise((resolve, reject) => looking.once("message", resolve).once("error", reject));
  const [isFresh] = await Promise.all([looked, load("gateway.mjs").catch(() => {})]);
  return isFresh;
}

modules.enableCompileCache?.(join(cache, "compiled"));
if (!isRightNode || !existsSync(join(dist, "main.mjs"))) await prepare({ gateway: true });
else if (await loadFresh()) endWithParent();
else {
  await prepare({ gateway: true });
  // What was loaded here is older than what was made now.
  await goOnIn(process.execPath, [join(dist, "main.mjs")]);
}
await load("main.mjs");
setTimeout(() => modules.flushCompileCache?.(), 3_000).unref();
