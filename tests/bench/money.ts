import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { HOUR, timestamp } from "#gateway/platform/clock.ts";
import { freePort, type GatewayProcess, startGateway } from "#tests/support/gatewayProcess.ts";
import { startProvider } from "#tests/support/paymentProvider.ts";
import { newStores } from "#tests/support/stores.ts";
import { type MoneyCalls, moneyCalls, newTally, type Tally } from "./moneyCalls.ts";
import { moneyFinance } from "./moneyFinance.ts";
import { makeOffers, signIn } from "./moneyOffers.ts";
import { proveMoney } from "./moneyProof.ts";
import { isMoving } from "./moneyRows.ts";
import { fillStore, openAt } from "./moneyStore.ts";
import { between, moneyClient } from "./moneyWork.ts";
import { BUNDLE } from "./peerServers.ts";

/** For how long money moves, and how often a gateway is killed meanwhile; less of both to try it out. */
const SECONDS = Number(process.env["MONEY_SECONDS"] ?? 60);
const KILLS = Number(process.env["MONEY_KILLS"] ?? 20);
/** Every so many kills hit the gateway that began to lead: it takes half a minute until another one does. */
const LEADER = 9;
/** So many of the calls that were done are asked for once more at the end, beside all that a kill cut off. */
const AGAIN = 500;
const SECRET_KEY = "a-key-of-this-bench-and-of-nothing-else";

/** Moves the business time on, an hour or two at a time; another than the one that leads would come to know it a while later. */
async function moveTime(
  { ask }: MoneyCalls,
  admin: string,
  leader: string | undefined,
  isOver: () => boolean,
): Promise<void> {
  const query = "mutation ($to: DateTime!) { one: clockAdvance(to: $to) { target } }";
  let target = Date.now();
  while (!isOver()) {
    const to = timestamp({ now: () => target }, between(1, 2) * HOUR);
    const moved = await ask<{ target: string }>(query, { to }, admin, leader);
    target = Date.parse(moved?.one.target ?? to);
    await sleep(moved ? 400 : 200);
  }
}

/** Two gateways over one store, of which one is killed again and again, and started anew. */
async function runGateways(url: string, ports: readonly number[], { wrong }: Tally) {
  const env = { DATABASE_URL: url, RATE_LIMIT: "off", SECRET_KEY, LOG_LEVEL: "warn" };
  const start = (at: number) =>
    startGateway({ ...env, PORT: String(ports[at]) }, BUNDLE, (text) => {
      if (text.includes("deadline failed")) wrong.push(text);
    });
  const running: GatewayProcess[] = [];
  for (const at of ports.keys()) running.push(await start(at));
  return {
    kill: async (at: number) => {
      await running[at]?.kill();
      running[at] = await start(at);
    },
    stop: async () => {
      for (const one of running) await one.stop();
    },
  };
}

async function killAndCheck(url: string, tally: Tally) {
  const people = await fillStore(url);
  const ports = [await freePort(), await freePort()];
  const origins = ports.map((port) => `http://127.0.0.1:${port}`);
  const gateways = await runGateways(url, ports, tally);
  const calls = moneyCalls(origins, tally);
  const providers = await Promise.all(
    (["ALIPAY", "WECHAT"] as const).map((channel, at) =>
      startProvider(channel, SECRET_KEY, `${origins[at]}/api/recharges/notices/${channel}`, Date.now),
    ),
  );
  const store = await openAt(url);
  try {
    for (const one of people) one.token = await signIn(calls, one.username, "client");
    const [admin, finance] = [await signIn(calls, "admin"), await signIn(calls, "finance")];
    const [alipay, wechat] = providers.map(({ origin }) => origin);
    const { offers, codesOf } = await makeOffers(calls, admin, people);
    let isOver = false;
    const before = await proveMoney(store, newTally());
    const begin = performance.now();
    const working = Promise.all([
      ...people.map(async (person, n) => {
        const own = {
          ...offers,
          codes: codesOf(n),
          providers: { ALIPAY: alipay ?? "", WECHAT: wechat ?? "" },
        };
        const next = moneyClient(calls, person, people, own, tally);
        while (!isOver) await next();
      }),
      moneyFinance(calls, finance, () => isOver),
      moveTime(calls, admin, origins[0], () => isOver),
    ]);
    working.catch(() => (isOver = true));
    for (let kill = 1; kill <= KILLS && !isOver; kill += 1) {
      const at = (kill * SECONDS * 1_000) / (KILLS + 1) + between(-300, 300);
      await sleep(Math.max(at - (performance.now() - begin), 0));
      await gateways.kill(kill % LEADER === 0 ? 0 : 1);
    }
    await sleep(Math.max(SECONDS * 1_000 - (performance.now() - begin), 0));
    isOver = true;
    await working;
    const seconds = (performance.now() - begin) / 1_000;
    for (let tries = 0; tries < 240 && (await isMoving(store)); tries += 1) await sleep(500);
    if (await isMoving(store)) tally.wrong.push("the time that was moved never arrived");
    const cut = tally.done.filter(({ wasCut }) => wasCut);
    for (const one of [...cut, ...tally.done.toSorted(() => Math.random() - 0.5).slice(0, AGAIN)])
      await calls.again(one);
    const check = await calls.ask<{ problems: number; entries: number }>(
      "mutation { one: ledgerCheckRun { problems entries } }",
      {},
      finance,
    );
    if (check?.one.problems !== 0) tally.wrong.push(`the ledger check found ${check?.one.problems}`);
    const proof = await proveMoney(store, tally);
    return {
      wrong: [...tally.wrong, ...proof.wrong],
      bills: proof.bills - before.bills,
      entries: check?.one.entries ?? 0,
      asked: cut.length,
      rate: (proof.transactions - before.transactions) / seconds,
    };
  } finally {
    for (const { close } of providers) close();
    await gateways.stop();
    await store.close();
  }
}

/** Kills gateways while many move money through them, and looks whether any of it is lost, done twice, or not as it was told. */
export async function killMoney(strict: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "berth-money-"));
  try {
    for (const { kind, make } of newStores) {
      const tally = newTally();
      const { url, drop } = await make(folder);
      const { wrong, bills, entries, asked, rate } = await killAndCheck(url, tally);
      const refusals = [...tally.refusals].toSorted(([, a], [, b]) => b - a);
      console.log(
        `\n${kind}, two gateways: ${tally.requests} requests in ${SECONDS} s, ${KILLS} kills that cut ${tally.cuts} of them off; ` +
          `${tally.done.length} answered as done, ${asked} of these at a second try; ${Math.round(rate)} movements/s, ${bills} lines of bills, ${entries} entries\n` +
          `  refused: ${refusals.map(([code, count]) => `${code} ${count}`).join(", ") || "nothing"}`,
      );
      console.log(
        `  ${wrong.length === 0 ? "met    " : "missed "} nothing lost, done twice or at odds: ${wrong.length}`,
      );
      for (const one of wrong.slice(0, 10)) console.log(`    ${one}`);
      if (wrong.length > 0 && strict) process.exitCode = 1;
      await drop();
    }
    if (newStores.every(({ kind }) => kind !== "postgres"))
      console.log("\npostgres: left out, as TEST_POSTGRES_URL names no server");
  } finally {
    rmSync(folder, { recursive: true });
  }
}
