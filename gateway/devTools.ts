import { createFaultRules } from "./domains/develop/faultRules/rules.ts";
import { DAY, type Clock } from "./platform/clock.ts";
import type { DevTools } from "./platform/request/devTools.ts";
import { createJournal } from "./platform/request/journal.ts";
import type { Live } from "./platform/live.ts";
import type { Store } from "./platform/store/database.ts";
import { preparedCopy } from "./platform/store/preparedCopy.ts";
import { sampleTables } from "./platform/store/sampleRows.ts";
import { createSandboxes } from "./platform/store/sandboxes.ts";
import { seed } from "./platform/store/seed.ts";
import { openSqlite, sqliteImage } from "./platform/store/sqlite.ts";
import { entities } from "./schema.ts";

/** What the developer tools are made of. */
export interface DevToolsOptions {
  home: Store;
  live: Live;
  clock: Clock;
  /** Brings an empty store to the newest shape and fills in its sample rows. */
  prepare: (store: Store) => Promise<void>;
}

/** Makes the developer tools over the gateway's own store. */
export function createDevTools({
  home,
  live,
  clock,
  prepare,
}: DevToolsOptions): DevTools & { close(): void } {
  const faultRules = createFaultRules(home, live);
  // Sample rows are dated from the start of the day, so that one image serves all day.
  let image: { day: number; made: Promise<Uint8Array> } | undefined;
  const imageNow = async () => preparedCopy(clock) ?? (await sqliteImage(prepare));
  const sandboxes = createSandboxes(clock, live, async () => {
    const day = Math.floor(clock.now() / DAY);
    if (image?.day !== day) image = { day, made: imageNow() };
    const { made } = image;
    const bytes = await made.catch((error: unknown) => {
      image = undefined;
      throw error;
    });
    return openSqlite(":memory:", () => bytes);
  });
  return {
    sandboxes,
    faults: faultRules,
    journal: createJournal(),
    sampleTables: sampleTables(entities),
    reset: (store) => seed(store, entities, clock, { accounts: false, reset: true }),
    close: () => {
      faultRules.close();
      sandboxes.close();
    },
  };
}
