// npm run restore -- FILE: puts what a backup holds into a new store.
import { prepare } from "./prepare.mjs";

await prepare({ console: false });
await import("../gateway/restore.ts");
