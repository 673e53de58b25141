import { createReadStream, existsSync } from "node:fs";
import { resolve } from "node:path";
import { createGunzip } from "node:zlib";
import { command } from "./command.ts";
import { ConfigError, readConfig } from "./platform/config.ts";
import { openStore } from "./platform/store/open.ts";
import { restoreInto } from "./platform/store/restore.ts";
import { steps } from "./prepareStore.ts";

/** The lines of a backup; a file that is cut off, or none of ours, fails on the way. */
async function* linesOf(file: string): AsyncGenerator<string> {
  const bytes = createReadStream(file).on("error", (error) => text.destroy(error));
  const text = bytes.pipe(createGunzip());
  let rest = "";
  for await (const chunk of text.setEncoding("utf8")) {
    const lines = `${rest}${String(chunk)}`.split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

await command(async () => {
  const { databaseUrl } = readConfig(process.env);
  const [, , name] = process.argv;
  const file = name && resolve(process.env["INIT_CWD"] ?? ".", name);
  if (!file || !existsSync(file))
    throw new ConfigError("Name the backup to read: npm run restore -- berth.backup.gz");
  if (databaseUrl === ":memory:")
    throw new ConfigError("DATABASE_URL is :memory:, which is gone at once: name a new store.");
  const store = await openStore(databaseUrl, () => Promise.resolve());
  try {
    const { rows, createdAt } = await restoreInto(store, linesOf(file), steps);
    process.stdout.write(`${rows} rows are back as they were at ${createdAt}.\n`);
  } finally {
    await store.close();
  }
});
