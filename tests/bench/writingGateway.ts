import { once } from "node:events";
import { createEngine } from "#gateway/engine/engines.ts";
import { systemTimers } from "#gateway/platform/background.ts";
import { systemClock } from "#gateway/platform/clock.ts";
import { readConfig } from "#gateway/platform/config.ts";
import { openLive } from "#gateway/platform/live.ts";
import { openStore } from "#gateway/platform/store/open.ts";
import { createGateway } from "#gateway/server.ts";
import { prepareStore } from "#gateway/prepareStore.ts";
import { createWritingEngine, type Writing } from "./writingEngine.ts";

/** What the gateway is asked by the benchmark: to have pods write, or what memory it holds. */
export type Asked = { write: Writing } | { memory: true };
/** What it answers: where it listens, or its memory in MB. */
export interface Said {
  origin?: string;
  memory?: { resident: number; heap: number };
}

const MB = 1_024 * 1_024;
const config = readConfig({
  LOG_LEVEL: "silent",
  PORT: "0",
  APPS_PORT: "0",
  DNS_PORT: "0",
  RATE_LIMIT: "off",
  DATABASE_URL: ":memory:",
});
const store = await openStore(config.databaseUrl, (opened) => prepareStore(opened, config));
let writing: Writing | null = null;
const engine = createWritingEngine(
  createEngine(config, { store, clock: systemClock, timers: systemTimers }),
  (pod) => pod.startsWith("tide-api"),
  () => writing,
);
const live = await openLive();
const app = await createGateway({ config, store, live, engine });
const say = (said: Said) => process.send?.(said);

process.on("message", (asked: Asked) => {
  if ("write" in asked) {
    writing = asked.write;
    return;
  }
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  say({ memory: { resident: rss / MB, heap: heapUsed / MB } });
});
say({ origin: await app.listen({ port: config.port, host: config.host }) });
await once(process, "disconnect");
process.exit();
