// npm run bench: compares a store of the sample rows with one of 100,000 rows of each (scale), the gateway with its
// peers (peers), the console's list with a minimal react-admin list (screens), scrolls through a large mailbox
// (mails), pages through a full calendar (calendar), moves through a map of many vehicles (fleet), and kills the
// gateway while it is written to (kills).
// `-- peers` runs one; `--strict` fails below the targets.
import { ensureChromium } from "./chromium.mjs";
import { prepare } from "./prepare.mjs";

const names = process.argv.slice(2).filter((word) => word !== "--strict");
const needsConsole =
  names.length === 0 ||
  ["screens", "mails", "windows", "calendar", "fleet"].some((name) => names.includes(name));
await prepare({ console: needsConsole });
if (needsConsole) await ensureChromium();
await import("../tests/bench/run.ts");
