import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { DAY, type Clock } from "#gateway/platform/clock.ts";

/** The name of a day's copy: sample rows are dated from the start of the day (UTC), so that one serves all day. */
const nameOf = (clock: Clock): string => `sample-${Math.floor(clock.now() / DAY)}.db`;

/** Where a bundle of the gateway lies, and the copies beside it; no copy lies beside the sources. */
const beside = new URL(".", import.meta.url);

/**
 * The bytes of a store with the newest shape and today's sample rows, made beforehand, without accounts; undefined where
 * today has none: the rows are put in one by one then.
 */
export function preparedCopy(clock: Clock, folder: URL = beside): Uint8Array | undefined {
  const file = new URL(nameOf(clock), folder);
  return existsSync(file) ? readFileSync(file) : undefined;
}

/**
 * Keeps today's copy in a folder, in the place of earlier days'; it is there whole or not at all.
 * @param make makes the bytes; it is asked again when the day ends meanwhile.
 */
export async function keepPreparedCopy(
  clock: Clock,
  folder: URL,
  make: () => Promise<Uint8Array>,
): Promise<void> {
  let name: string;
  let bytes: Uint8Array;
  do {
    name = nameOf(clock);
    bytes = await make();
  } while (name !== nameOf(clock));
  const file = fileURLToPath(new URL(name, folder));
  writeFileSync(`${file}.new`, bytes);
  renameSync(`${file}.new`, file);
  for (const other of readdirSync(folder))
    if (/^sample-\d+\.db$/.test(other) && other !== name) rmSync(new URL(other, folder));
}
