// npm start: makes what is missing, then serves everything from this process.
import * as modules from "node:module";
import { join } from "node:path";
import { cache, prepare } from "./prepare.mjs";

modules.enableCompileCache?.(join(cache, "compiled"));
await prepare();
await import("../gateway/main.ts");
setTimeout(() => modules.flushCompileCache?.(), 3_000).unref();
