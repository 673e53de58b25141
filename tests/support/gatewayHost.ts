import { once } from "node:events";
import { HOUR, systemClock, type Clock } from "#gateway/platform/clock.ts";
import { readConfig } from "#gateway/platform/config.ts";
import { openLive } from "#gateway/platform/live.ts";
import { openStore } from "#gateway/platform/store/open.ts";
import { openSqlite, sqliteImage } from "#gateway/platform/store/sqlite.ts";
import { createSchema } from "#gateway/schema.ts";
import { createGateway } from "#gateway/server.ts";
import { prepareStore } from "#gateway/prepareStore.ts";
import type { HostOptions, HostReply, HostRequest, HostTask } from "./hostedGateway.ts";

const closing = new Map<string, () => Promise<void>>();
const schema = createSchema({});
let image: Promise<Uint8Array> | undefined;

/** The machine's clock, so far ahead that it says the next full hour now. */
function clockOfNewHour(): Clock {
  const ahead = HOUR - (Date.now() % HOUR);
  return { now: () => Date.now() + ahead };
}

async function open(env: Record<string, string>, { isHourNew = false }: HostOptions): Promise<string> {
  const clock = isHourNew ? clockOfNewHour() : systemClock;
  const config = readConfig({
    NODE_ENV: "development",
    DATABASE_URL: ":memory:",
    LOG_LEVEL: "silent",
    PORT: "0",
    APPS_PORT: "0",
    DNS_PORT: "0",
    ...env,
  });
  const prepare = (store: Parameters<typeof prepareStore>[0]) => prepareStore(store, config, clock);
  const store =
    config.databaseUrl === ":memory:" && !isHourNew
      ? await (image ??= sqliteImage(prepare)).then((bytes) => openSqlite(":memory:", () => bytes))
      : await openStore(config.databaseUrl, prepare);
  const live = await openLive();
  const app = await createGateway({ config, store, live, schema, clock });
  const origin = await app.listen({ port: config.port, host: config.host });
  closing.set(origin, async () => {
    await app.close();
    await live.close();
    await store.close();
  });
  return origin;
}

async function doTask(task: HostTask): Promise<Omit<HostReply, "id">> {
  if ("open" in task) return { origin: await open(task.open, task.options) };
  await closing.get(task.close)?.();
  closing.delete(task.close);
  return {};
}

process.on("message", ({ id, task }: HostRequest) => {
  void doTask(task)
    .catch((error: unknown) => ({ error: error instanceof Error ? String(error.stack) : String(error) }))
    .then((reply: Omit<HostReply, "id">) => process.send?.({ id, ...reply } satisfies HostReply));
});
await once(process, "disconnect");
process.exit();
