// npm run bench: compares a store of 50 products with one of 100,000. `--strict` fails below the targets.
import { prepare } from "./prepare.mjs";

await prepare({ console: false });
await import("../tests/bench/run.ts");
