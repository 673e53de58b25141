import { createWriteStream, existsSync } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { resolve } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { command } from "./command.ts";
import { systemClock, timestamp } from "./platform/clock.ts";
import { ConfigError, readConfig } from "./platform/config.ts";
import { backupOf } from "./platform/store/backup.ts";
import { hasStore, openStore } from "./platform/store/open.ts";

await command(async () => {
  const { databaseUrl } = readConfig(process.env);
  const [, , name] = process.argv;
  if (!name) throw new ConfigError("Name the file to write: npm run backup -- berth.backup.gz");
  if (!hasStore(databaseUrl))
    throw new ConfigError(`There is no store at ${databaseUrl}: set DATABASE_URL to that of the gateway.`);
  const file = resolve(process.env["INIT_CWD"] ?? ".", name);
  if (existsSync(file))
    throw new ConfigError(`${name} is there already: name another file. It was not touched.`);
  const part = `${file}.part`;
  const store = await openStore(databaseUrl, () => Promise.resolve());
  try {
    const lines = Readable.from(backupOf(store, timestamp(systemClock)));
    await pipeline(lines, createGzip(), createWriteStream(part, { mode: 0o600 }));
    await rename(part, file);
  } finally {
    await rm(part, { force: true });
    await store.close();
  }
  process.stdout.write(
    `The store is in ${name}. Keep it apart from SECRET_KEY, without which its secrets cannot be read.\n`,
  );
});
