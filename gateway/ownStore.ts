import { systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { hasSampleRows } from "./platform/sampleRows.ts";
import type { Store } from "./platform/store/database.ts";
import { openStore } from "./platform/store/open.ts";
import { preparedCopy } from "./platform/store/preparedCopy.ts";
import { prepareStore } from "./prepareStore.ts";

/**
 * Opens the store that the settings name, ready for the gateway; a new one begins with the prepared copy of the sample rows.
 * @throws {StoreError} when it cannot be used.
 */
export const openOwnStore = (config: Config): Promise<Store> =>
  openStore(
    config.databaseUrl,
    (opened) => prepareStore(opened, config),
    () => (hasSampleRows(config) ? preparedCopy(systemClock) : undefined),
  );
