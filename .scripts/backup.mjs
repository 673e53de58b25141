// npm run backup -- FILE: writes everything that the store keeps into a file, also while the gateway runs.
import { prepare } from "./prepare.mjs";

await prepare({ console: false });
await import("../gateway/backup.ts");
