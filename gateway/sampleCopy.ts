// node gateway/sampleCopy.ts FOLDER: keeps today's sample rows in a folder, for the gateway bundled there to begin with.
import { resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { systemClock } from "./platform/clock.ts";
import { readConfig } from "./platform/config.ts";
import { keepPreparedCopy } from "./platform/store/preparedCopy.ts";
import { sqliteImage } from "./platform/store/sqlite.ts";
import { prepareStore } from "./prepareStore.ts";

const folder = pathToFileURL(resolve(process.argv[2] ?? "gateway/dist") + sep);
const config = { ...readConfig({}), sampleAccounts: false };
await keepPreparedCopy(systemClock, folder, () => sqliteImage((store) => prepareStore(store, config)));
