import { pageCalendar } from "./calendar.ts";
import { compareDeploys } from "./deploys.ts";
import { knockAtDoors } from "./doors.ts";
import { moveFleet } from "./fleet.ts";
import { killDeploys } from "./hosting.ts";
import { compareProxies } from "./ingress.ts";
import { killWriters } from "./kills.ts";
import { moveMoney } from "./ledger.ts";
import { followLogs } from "./logs.ts";
import { killMoney } from "./money.ts";
import { scrollMails } from "./mails.ts";
import { measureMemory } from "./memory.ts";
import { comparePeers } from "./peers.ts";
import { killResources } from "./resources.ts";
import { compareSizes } from "./scale.ts";
import { compareScreens } from "./screens.ts";
import { compareStarts } from "./start.ts";
import { compareTickets } from "./tickets.ts";
import { compareWindows } from "./windows.ts";
import { rememberEngine } from "#tests/engine/leftovers.ts";

const parts: Record<string, (strict: boolean) => Promise<void>> = {
  start: compareStarts,
  scale: compareSizes,
  tickets: compareTickets,
  peers: comparePeers,
  screens: compareScreens,
  mails: scrollMails,
  windows: compareWindows,
  calendar: pageCalendar,
  fleet: moveFleet,
  doors: knockAtDoors,
  kills: async (strict) => {
    await killWriters();
    // This takes half an hour.
    if (wanted.includes("kills")) await killResources(strict);
  },
  ledger: moveMoney,
  ingress: compareProxies,
  deploys: compareDeploys,
  logs: followLogs,
};
/** What runs by its name alone. */
const further: typeof parts = {
  memory: measureMemory,
  money: killMoney,
  hosting: killDeploys,
};

const wanted = process.argv.slice(2).filter((word) => word !== "--strict");
const all = { ...parts, ...further };
const unknown = wanted.filter((name) => !Object.hasOwn(all, name));
if (unknown.length > 0) {
  console.error(`There is no benchmark "${unknown.join('", "')}"; there are ${Object.keys(all).join(", ")}.`);
  process.exit(1);
}
// What gateways leave on an engine runs on, and would slow down what is measured next.
const tidy = await rememberEngine();
for (const [name, part] of Object.entries(wanted.length === 0 ? parts : all))
  if (wanted.length === 0 || wanted.includes(name))
    try {
      await part(process.argv.includes("--strict"));
    } finally {
      await tidy();
    }
