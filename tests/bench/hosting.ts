import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createEngine } from "#gateway/engine/engines.ts";
import { systemTimers } from "#gateway/platform/background.ts";
import { HOUR, systemClock, timestamp } from "#gateway/platform/clock.ts";
import { readConfig } from "#gateway/platform/config.ts";
import { openSqlite } from "#gateway/platform/store/sqlite.ts";
import { freePort, type GatewayProcess, startGateway } from "#tests/support/gatewayProcess.ts";
import { prepareStore } from "#gateway/prepareStore.ts";
import { insist, signIn } from "./insist.ts";
import { between } from "./moneyWork.ts";
import { proveApps } from "./hostingProof.ts";
import { BUNDLE } from "./peerServers.ts";

/** So many times each app is deployed anew; fewer to try it out. */
const WAVES = Number(process.env["HOSTING_WAVES"] ?? 5);
/** How many apps are deployed at once. */
const APPS = 10;
/** Within how many milliseconds the deployments of a wave begin, and its kills come. */
const SPREAD = 2_500;
/** How long a wave may take until everything is as it should be, in milliseconds: a leader that was killed is missed after 30 s. */
const PATIENCE = 120_000;
const SECRET_KEY = "a-key-of-this-bench-and-of-nothing-else";

interface App {
  id: string;
  name: string;
  phase: string;
  version: number;
  currentRevision: number | null;
  latestRevision: number;
  deployment: { status: string } | null;
}

const PARTS = "id name phase version currentRevision latestRevision deployment { status }";
const spec = (tag: string) => ({
  image: `berth/hello:${tag}`,
  cpuMilli: 100,
  memoryMib: 128,
  ports: [{ port: 8080 }],
  health: { port: 8080, path: "/" },
});

/** Deploys again and again while the gateway is killed, and answers what is wrong in the end. */
async function deployUnderKills(kind: "docker" | "simulated", path: string) {
  const store = openSqlite(path);
  const config = readConfig({ ...process.env, NODE_ENV: "test", ENGINE: kind });
  await prepareStore(store, config);
  await store.db.deleteFrom("hosting_apps").execute();
  const env = {
    PORT: String(await freePort()),
    APPS_PORT: String(await freePort()),
    DATABASE_URL: `file:${path}`,
    ENGINE: kind,
    RATE_LIMIT: "off",
    SECRET_KEY,
  };
  let gateway: GatewayProcess = await startGateway(env, BUNDLE);
  const { origin } = gateway;
  const engine = createEngine(config, { store, clock: systemClock, timers: systemTimers });
  const token = await signIn(origin, "client");
  const admin = await signIn(origin, "admin");
  const ask = <T>(query: string, variables: object, by = token) => insist<T>(origin, query, variables, by);
  const appBy = async (id: string): Promise<App> =>
    (await ask<{ app: App }>(`query ($id: ID!) { app(id: $id) { ${PARTS} } }`, { id })).app;
  const create = async (at: number): Promise<string> =>
    (
      await ask<{ app: App }>(
        `mutation ($input: AppCreateInput!, $key: String!) { app: appCreate(input: $input, idempotencyKey: $key) { id } }`,
        { input: { name: `wave-${at}`, spec: spec("1.0") }, key: crypto.randomUUID() },
      )
    ).app.id;
  const deploy = async (id: string, wave: number): Promise<void> => {
    const { version } = await appBy(id);
    await ask(
      `mutation ($id: ID!, $input: AppDeployInput!, $version: Int!, $key: String!) {
        appDeploy(id: $id, input: $input, expectedVersion: $version, idempotencyKey: $key) { id } }`,
      { id, version, input: { spec: spec(wave % 2 === 0 ? "1.0" : "1.1") }, key: crypto.randomUUID() },
    );
  };
  const isSettled = ({ phase, currentRevision, latestRevision }: App) =>
    phase === "RUNNING" && currentRevision === latestRevision;
  const settle = async (ids: readonly string[]): Promise<App[]> => {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const apps = await Promise.all(ids.map(appBy));
      if (apps.every(isSettled) || Date.now() > end) return apps;
      await sleep(500);
    }
  };

  let [deploys, kills, target] = [0, 0, Date.now()];
  const kill = async () => {
    await gateway.kill();
    kills += 1;
    gateway = await startGateway(env, BUNDLE);
  };
  try {
    const ids = await Promise.all(Array.from({ length: APPS }, (_, at) => create(at)));
    const wrong: string[] = [];
    await settle(ids);
    for (let wave = 1; wave <= WAVES; wave += 1) {
      const deploying = ids.map(async (id) => {
        await sleep(between(0, SPREAD));
        await deploy(id, wave);
        deploys += 1;
      });
      for (let more = wave % 2; more >= 0; more -= 1) {
        await sleep(between(0, SPREAD));
        await kill();
      }
      await Promise.all(deploying);
      for (const app of await settle(ids))
        if (!isSettled(app)) wrong.push(`unsettled: ${JSON.stringify(app)}`);
      target += 2 * HOUR;
      const to = timestamp({ now: () => target });
      await ask("mutation ($to: DateTime!) { clockAdvance(to: $to) { target } }", { to }, admin);
    }
    // What served before is ended a few seconds after it does no more, with its grace.
    await sleep(30_000);
    const found = await proveApps(store, engine);
    return { deploys, kills, wrong: [...wrong, ...found.wrong], bills: found.bills, pods: found.pods };
  } finally {
    await gateway.stop();
    for (const { id } of await store.db.selectFrom("hosting_apps").select("id").execute())
      await engine.remove(id, { graceSeconds: 0 });
    await engine.close();
    await store.close();
  }
}

/** Kills the gateway while it deploys, on the simulated engine and on Docker, and looks whether all is as it should be in the end. */
export async function killDeploys(strict: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "berth-hosting-"));
  try {
    for (const kind of ["simulated", "docker"] as const) {
      if (kind === "docker" && !process.env["DOCKER_HOST"]) {
        console.log("\ndocker: left out, as DOCKER_HOST names no engine");
        continue;
      }
      const { deploys, kills, wrong, bills, pods } = await deployUnderKills(kind, join(folder, `${kind}.db`));
      console.log(
        `\n${kind}: ${deploys} deployments of ${APPS} apps, the gateway killed ${kills} times; ${pods} pods, ${bills} lines of bills\n` +
          `  ${wrong.length === 0 ? "met    " : "missed "} every app as it should be, no pod too many or too few, no bill missing or doubled: ${wrong.length}`,
      );
      for (const one of wrong.slice(0, 10)) console.log(`    ${one}`);
      if (wrong.length > 0 && strict) process.exitCode = 1;
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}
