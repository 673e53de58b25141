import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort, startGateway } from "#tests/support/gatewayProcess.ts";
import { drift, judge, median, share } from "./measure.ts";
import { BUNDLE } from "./peerServers.ts";

const IMAGE = "berth/hello:1.0";
const TO_DOCKER = 1.3;
const ROUNDS = 9;
/** A network beside Docker's own, as each owner of apps has one; its name is this run's. */
const NETWORK = `berth-deploys-${process.pid}`;
/** How long the engine has to clear away what ran before, in milliseconds. */
const REST = 500;
/** How often it is asked whether it answers, in milliseconds. */
const POLL = 5;

/** Whether something answers with 200. */
const answers = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const asked = request({ host: "127.0.0.1", port, agent: false, headers: { host } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200);
    });
    asked.on("error", () => resolve(false));
    asked.end();
  });

const untilItAnswers = async (port: number, host: string): Promise<void> => {
  while (!(await answers(port, host))) await sleep(POLL);
};

const docker = (...args: string[]): string =>
  execFileSync("docker", args, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();

/** How long `docker run` takes until the image's first answer, in milliseconds. */
async function runPlainly(...more: string[]): Promise<number> {
  const port = await freePort();
  const limits = ["--cpus", "0.5", "--memory", "256m", "--pids-limit", "256"];
  const begin = performance.now();
  const id = docker("run", "--detach", ...limits, ...more, "--publish", `127.0.0.1:${port}:8080`, IMAGE);
  await untilItAnswers(port, "127.0.0.1");
  const took = performance.now() - begin;
  docker("rm", "--force", id);
  return took;
}

/** A gateway on Docker, on which an app is made again and again. */
async function startDeploying(folder: string) {
  const appsPort = await freePort();
  const gateway = await startGateway(
    {
      DATABASE_URL: `file:${join(folder, "berth.db")}`,
      ENGINE: "docker",
      APPS_PORT: String(appsPort),
      RATE_LIMIT: "off",
    },
    BUNDLE,
  );
  let token = "";
  const ask = async <T>(query: string, variables: object = {}): Promise<T> => {
    const answer = await fetch(`${gateway.origin}/graphql`, {
      method: "POST",
      headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await answer.json()) as { data: T; errors?: object };
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { in: signedIn } = await ask<{ in: { accessToken: string } }>(
    'mutation { in: ordinaryUserLogin(username: "client", password: "client") { accessToken } }',
  );
  token = signedIn.accessToken;
  const spec = {
    image: IMAGE,
    cpuMilli: 500,
    memoryMib: 256,
    ports: [{ port: 8080 }],
    health: { port: 8080, path: "/" },
  };
  let made = 0;
  return {
    stop: gateway.stop,
    /** How long it takes from the order to deploy until the app runs and its name answers, in milliseconds. */
    deploy: async (): Promise<number> => {
      const key = crypto.randomUUID();
      const name = `timed-${(made += 1)}`;
      const begin = performance.now();
      const { app } = await ask<{ app: { id: string; host: string } }>(
        "mutation ($input: AppCreateInput!, $key: String!) { app: appCreate(input: $input, idempotencyKey: $key) { id host } }",
        { input: { name, spec }, key },
      );
      await untilItAnswers(appsPort, `${app.host}.apps.localhost`);
      const took = performance.now() - begin;
      const act =
        "mutation ($id: ID!, $name: String!, $key: String) { appDelete(id: $id, confirm: $name, idempotencyKey: $key) { id } }";
      await ask(act, { id: app.id, name, key: crypto.randomUUID() });
      const phase = async () =>
        (await ask<{ app: { phase: string } }>("query ($id: ID!) { app(id: $id) { phase } }", app)).app.phase;
      while ((await phase()) !== "RECYCLED") await sleep(200);
      return took;
    },
  };
}

/** Compares how long an app takes on Docker, from the order to the first answer at its name, with `docker run`. */
export async function compareDeploys(strict: boolean): Promise<void> {
  if (!process.env["DOCKER_HOST"]) {
    console.log("\nDeployments on Docker: left out, as DOCKER_HOST names no engine");
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "berth-deploys-"));
  const berth = await startDeploying(folder);
  const [own, plain, apart]: [number[], number[], number[]] = [[], [], []];
  docker("network", "create", NETWORK);
  try {
    const runs = [
      { times: own, run: berth.deploy },
      { times: plain, run: async () => await runPlainly() },
      { times: apart, run: async () => await runPlainly("--network", NETWORK) },
    ];
    // Who comes first changes from round to round; the first only warms up.
    for (let round = 0; round <= ROUNDS; round++)
      for (const at of runs.keys()) {
        const one = runs[(at + round) % runs.length];
        await sleep(REST);
        const took = await one?.run();
        if (one && took !== undefined && round > 0) one.times.push(took);
      }
  } finally {
    docker("network", "rm", NETWORK);
    await berth.stop();
    rmSync(folder, { recursive: true });
  }
  console.log(
    `\nUntil ${IMAGE} answers on Docker, in ms: docker run ${Math.round(median(plain))} (on a network of its own ${Math.round(median(apart))}), berth ${Math.round(median(own))}`,
  );
  judge(
    [
      {
        name: "an app beside docker run, checked and at its name",
        value: share(own, plain),
        target: TO_DOCKER,
        isLimit: true,
        drifted: drift(own, plain),
      },
    ],
    strict,
  );
}
