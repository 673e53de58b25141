import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { HOUR, timestamp } from "#gateway/platform/clock.ts";
import { readConfig } from "#gateway/platform/config.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { openSqlite } from "#gateway/platform/store/sqlite.ts";
import { freePort, type GatewayProcess, startGateway } from "#tests/support/gatewayProcess.ts";
import { prepareStore } from "#gateway/prepareStore.ts";
import { proveMeters } from "./hostingProof.ts";
import { insist, signIn } from "./insist.ts";
import { between } from "./moneyWork.ts";
import { BUNDLE } from "./peerServers.ts";
import type { Actor } from "./actor.ts";
import { machineActor, zoneActor } from "./resourceActors.ts";
import { ticketActor } from "./ticketActor.ts";

/** How often the gateway is killed; fewer to try it out. */
const KILLS = Number(process.env["RESOURCE_KILLS"] ?? 200);
/** After so many kills everything may come to rest: a leader that was killed is missed after 30 s. */
const A_WAVE = 20;
const EACH = 4;
/** How long all may take to come to rest, in milliseconds. */
const PATIENCE = 120_000;

/** What is wrong with the bills of what was worked with, once all that is due was billed. */
async function untilBilled({ db }: Store): Promise<{ bills: number; wrong: string[] }> {
  const end = Date.now() + PATIENCE;
  for (;;) {
    const meters = await db.selectFrom("ledger_meters").selectAll().orderBy("startedAt").execute();
    const records = await db.selectFrom("ledger_usage_records").selectAll().execute();
    const wrong: string[] = [];
    let bills = 0;
    for (const [name, some] of Map.groupBy(meters, (meter) => meter.name))
      if (name.startsWith("kill-")) bills += proveMeters(some, records, name, (what) => wrong.push(what));
    if (wrong.length === 0 || Date.now() > end) return { bills, wrong };
    await sleep(500);
  }
}

/**
 * Kills the gateway at random moments while machines are started and stopped, zones are changed and tickets are written, and looks
 * whether each stands in a stated state in the end, nothing that was answered is lost or there twice, and each bill is right.
 */
export async function killResources(strict: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "berth-resources-"));
  const path = join(folder, "berth.db");
  const store = openSqlite(path);
  await prepareStore(store, readConfig({ ...process.env, NODE_ENV: "test" }));
  const env = {
    PORT: String(await freePort()),
    DATABASE_URL: `file:${path}`,
    RATE_LIMIT: "off",
    SECRET_KEY: "a-key-of-this-bench-and-of-nothing-else",
  };
  let gateway: GatewayProcess = await startGateway(env, BUNDLE);
  const { origin } = gateway;
  const actors: Actor[] = [];
  let [kills, acts, target] = [0, 0, Date.now()];
  const wrongNow = async () => (await Promise.all(actors.map((actor) => actor.wrong()))).flat();
  const rest = async (): Promise<string[]> => {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const wrong = await wrongNow();
      if (wrong.length === 0 || Date.now() > end) return wrong;
      await sleep(1_000);
    }
  };
  try {
    const [client, staff] = [
      { origin, token: await signIn(origin, "client") },
      { origin, token: await signIn(origin, "admin") },
    ];
    for (let number = 0; number < EACH; number += 1)
      actors.push(
        await machineActor(client, number),
        await zoneActor(client, number),
        await ticketActor(client, staff, number),
      );
    const wrong: string[] = [];
    while (kills < KILLS && wrong.length === 0) {
      let isOver = false;
      const acting = actors.map(async (actor) => {
        for (; !isOver; acts += 1) {
          await actor.act();
          await sleep(between(0, 200));
        }
      });
      const all = Promise.all(acting);
      all.catch(() => (isOver = true));
      for (let count = 0; count < A_WAVE && kills < KILLS && !isOver; count += 1) {
        await sleep(between(100, 1_500));
        await gateway.kill();
        kills += 1;
        gateway = await startGateway(env, BUNDLE);
      }
      isOver = true;
      await all;
      wrong.push(...(await rest()));
      target += 2 * HOUR;
      const to = timestamp({ now: () => target });
      await insist(
        origin,
        "mutation ($to: DateTime!) { clockAdvance(to: $to) { target } }",
        { to },
        staff.token,
      );
    }
    wrong.push(...(await rest()));
    const { bills, wrong: amiss } = await untilBilled(store);
    wrong.push(...amiss);
    console.log(
      `${kills} kills while ${EACH} machines, ${EACH} zones and ${EACH} tickets were worked with: ${acts} acts, ${bills} lines of bills\n` +
        `  ${wrong.length === 0 ? "met    " : "missed "} each in a stated state, nothing lost or doubled: ${wrong.length}`,
    );
    for (const one of wrong.slice(0, 10)) console.log(`    ${one}`);
    if (wrong.length > 0 && strict) process.exitCode = 1;
  } finally {
    await gateway.stop();
    await store.close();
    rmSync(folder, { recursive: true });
  }
}
