// npm run bench: compares the gateway with its peers (peers) and its start with the smallest of them (start), a store of
// the sample rows with one of 100,000 rows of each (scale), 1,000 tickets with 100,000 (tickets), the console's list with a minimal react-admin list (screens),
// scrolls through a large mailbox (mails), pages through a full calendar (calendar), moves through a map of many vehicles
// (fleet), moves money in a long ledger (ledger), carries requests to an app (ingress), deploys apps on Docker (deploys),
// follows 5,000 lines a second of an app (logs; LOGS_SECONDS=10 tries it out), and kills the gateway while it is written to (kills). `-- peers` runs one; `--strict` fails below the targets.
// Only by their names run what takes minutes: memory; money, which kills gateways while many move money through them, on SQLite
// and where TEST_POSTGRES_URL names a server there too (MONEY_SECONDS=10 MONEY_KILLS=3 tries it out); and hosting, which kills the
// gateway while it deploys apps, on the simulated engine and where DOCKER_HOST names one on Docker too (HOSTING_WAVES=1).
// By its name, kills goes on to kill the gateway 200 times while machines, zones and tickets are worked with (RESOURCE_KILLS=20).
import { ensureChromium } from "./chromium.mjs";
import { prepare } from "./prepare.mjs";

const names = process.argv.slice(2).filter((word) => word !== "--strict");
const isWanted = (...some) => names.length === 0 || some.some((name) => names.includes(name));
const needsBrowser = isWanted("screens", "mails", "windows", "calendar", "fleet", "logs");
await prepare({ console: needsBrowser || isWanted("start", "memory"), gateway: true });
if (needsBrowser) await ensureChromium();
await import("../tests/bench/run.ts");
