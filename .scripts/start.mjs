// npm start: makes what is missing, then serves everything from this process.
import * as modules from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { cache, prepare } from "./prepare.mjs";
import { root } from "./run.mjs";

modules.enableCompileCache?.(join(cache, "compiled"));
await prepare({ gateway: true });
await import(pathToFileURL(join(root, "gateway", "dist", "main.mjs")).href);
setTimeout(() => modules.flushCompileCache?.(), 3_000).unref();
