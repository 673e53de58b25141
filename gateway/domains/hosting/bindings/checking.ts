import { z } from "zod";
import { createLookup, type Lookup } from "#gateway/dns/lookup.ts";
import { DAY, HOUR, MINUTE, timestamp } from "#gateway/platform/clock.ts";
import type { JobHandler } from "#gateway/platform/entity/entity.ts";
import type { Deadline } from "#gateway/platform/jobs/deadlines.ts";
import type { Services } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { tell } from "#gateway/domains/accounts/notifications/rules.ts";
import { byId as appById } from "#gateway/domains/hosting/apps/repository.ts";
import { ROUTES } from "#gateway/domains/hosting/apps/rules.ts";
import { certify } from "./certificates.ts";
import { displayed } from "./hosts.ts";
import { allow, type BindingStep } from "./machine.ts";
import * as bindings from "./repository.ts";
import { CHECK } from "./rules.ts";

const AT_ONCE = 200;
/** How often a record that is waited for is looked for, and for how long. */
const OFTEN = 5 * MINUTE;
const PATIENCE = 72 * HOUR;
/** How many names that stand for others are followed. */
const HOPS = 6;

/** What a name leads to, and whether that is the app. */
async function lookAt(lookup: Lookup, host: string, expected: string, address: string | null) {
  const names: string[] = [];
  for (let at = host; names.length < HOPS;) {
    const [next] = await lookup.aliases(at);
    if (next === undefined) break;
    at = next.toLowerCase();
    names.push(at);
  }
  if (names.includes(expected)) return { isHere: true, found: expected };
  const addresses = await lookup.addresses(host);
  const isHere = address !== null && addresses.length > 0 && addresses.every((one) => one === address);
  return { isHere, found: [...names, ...addresses].join(", ") };
}

/** Asks our own servers first, where an address will do as whose the domain is is known; then those of everybody. */
async function whereLeads({ config }: Services, host: string, expected: string) {
  const own = await lookAt(createLookup(config.dnsServers), host, expected, config.appsAddress);
  return own.found === "" && !config.isTest ? await lookAt(createLookup(), host, expected, null) : own;
}

const about = z.object({ id: z.string() });

/** Looks where a name leads, and writes down what comes of it. */
const check: JobHandler = async (work) => {
  const { home, config, businessClock, clock, live, jobs } = work;
  const row = await bindings.byId(home.db, about.parse(work.payload).id);
  const app = row && (await appById(home.db, row.appId));
  if (!row || !app || config.dnsServers.length === 0) return;
  const expected = `${app.host}.${config.appsDomain}`;
  const { isHere, found } = await whereLeads(work, row.host, expected);
  const isLate = Date.parse(row.createdAt) + PATIENCE < businessClock.now();
  const miss: BindingStep = row.status === "PENDING_DNS" && isLate ? "GIVE_UP" : "MISS";
  const status = allow(row, isHere ? "FIND" : miss);
  const wait = status === "PENDING_DNS" ? OFTEN : DAY;
  await inHome({ home, homeLive: live, clock, jobs }, async (inside) => {
    const changes = {
      status,
      found: isHere ? null : found,
      checkAt: status === "FAILED" ? null : timestamp(businessClock, wait),
    };
    const moved = await bindings.move(inside.home.db, row, changes);
    if (!moved || status === row.status) return;
    await tell(inside, app.ownerId, {
      kind: "deployment",
      tone: isHere ? "ok" : status === "DRIFTED" ? "warn" : "bad",
      message: isHere ? "bindingActive" : status === "DRIFTED" ? "bindingDrifted" : "bindingFailed",
      params: { host: displayed(row.host), app: app.displayName, expected, found: found || "–" },
      link: `/product/las/apps/${app.id}?tab=domains`,
    });
  });
  live.publish(ROUTES, { kind: "CREATED", id: app.id });
  if (isHere) await certify(work, row, app.ownerId);
};

export const jobs = { [CHECK]: check };

/** Names that wait for their record are looked at every few minutes, those that have it each night. */
export const bindingsDue: Deadline<Services> = {
  name: "hosting/bindings",
  nextAt: bindings.nextCheck,
  pass: async ({ home, at, businessClock, jobs: added, afterwards }) => {
    for (const row of await bindings.toCheck(home.db, at, AT_ONCE)) {
      const wait = row.status === "PENDING_DNS" || row.status === "VERIFYING" ? OFTEN : DAY;
      await bindings.move(home.db, row, { checkAt: timestamp(businessClock, wait) });
      await added.add(home.db, CHECK, { id: row.id });
    }
    afterwards(() => added.wake());
  },
};
