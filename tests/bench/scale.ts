import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { startGateway, type GatewayProcess } from "#tests/support/gatewayProcess.ts";
import { cases, type BenchCase } from "./cases.ts";
import { makeStore } from "./scaledStore.ts";

const SMALL = 50;
const LARGE = 100_000;
const ROUNDS = 5;
const CONNECTIONS = 16;

/** Requests per second over one second. */
async function measure(
  { origin }: GatewayProcess,
  { name, requests, isSpread = false }: BenchCase,
): Promise<number> {
  let clients = 0;
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: 1,
    requests,
    ...(isSpread && {
      setupClient: (client) => {
        const from = Math.floor((requests.length / CONNECTIONS) * (clients += 1));
        client.setRequests([...requests.slice(from), ...requests.slice(0, from)]);
      },
    }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed.`);
  return result["2xx"] / result.duration;
}

/** Fails when an answer is not what the case is meant to measure. */
async function check({ origin }: GatewayProcess, { name, requests }: BenchCase): Promise<void> {
  for (const { method, path, headers = {}, body = null } of requests) {
    const answer = await fetch(`${origin}${path}`, { method, headers, body });
    const text = await answer.text();
    if (!answer.ok || text.includes('"errors"') || text.includes('"total":0') || text.includes('"emails":[]'))
      throw new Error(`${name}, ${path}: ${text.slice(0, 300)}`);
  }
}

async function compare(gateways: Record<"small" | "large", GatewayProcess>) {
  const speeds = cases.map((one) => ({ case: one, small: [] as number[], large: [] as number[] }));
  for (const one of cases) for (const gateway of Object.values(gateways)) await check(gateway, one);
  for (let round = 0; round <= ROUNDS; round++) {
    for (const speed of speeds) {
      // Who comes first changes, and the first round only warms up.
      for (const size of round % 2 === 0 ? (["small", "large"] as const) : (["large", "small"] as const)) {
        const perSecond = await measure(gateways[size], speed.case);
        if (round > 0) speed[size].push(perSecond);
      }
    }
  }
  return speeds.map((speed) => {
    // The best round of each: what else the machine did meanwhile only ever slows down.
    const [few, many] = [Math.max(...speed.small), Math.max(...speed.large)];
    const ratio = many / few;
    return { ...speed.case, few, many, ratio, isMet: ratio >= speed.case.target };
  });
}

/** Compares the gateway over few rows with itself over many. */
export async function compareSizes(strict: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const gateways: GatewayProcess[] = [];
  try {
    const start = performance.now();
    for (const total of [SMALL, LARGE]) {
      const databaseUrl = `file:${join(folder, `${total}.db`)}`;
      await makeStore(databaseUrl, total);
      gateways.push(await startGateway({ DATABASE_URL: databaseUrl, RATE_LIMIT: "off" }));
    }
    const [small, large] = gateways;
    if (!small || !large) throw new Error("Two gateways are needed.");
    console.log(
      `Stores of ${SMALL} and ${LARGE} products, orders, mails, users and invoices stand after ${((performance.now() - start) / 1000).toFixed(1)} s; measuring for five minutes.\n`,
    );
    const rows = await compare({ small, large });
    console.table(
      Object.fromEntries(
        rows.map(({ name, few, many, ratio, target, isMet }) => [
          name,
          {
            [`req/s at ${SMALL}`]: Math.round(few),
            [`req/s at ${LARGE}`]: Math.round(many),
            ratio: Number(ratio.toFixed(2)),
            target,
            met: isMet ? "yes" : "no",
          },
        ]),
      ),
    );
    if (strict && rows.some(({ isMet }) => !isMet)) process.exitCode = 1;
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    rmSync(folder, { recursive: true });
  }
}
