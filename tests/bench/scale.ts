import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startGateway, type GatewayProcess } from "#tests/support/gatewayProcess.ts";
import { cases, type BenchCase } from "./cases.ts";
import { type Contender, drift, inTurn, judge, median, share } from "./measure.ts";
import { BUNDLE } from "./peerServers.ts";
import { makeStore } from "./scaledStore.ts";

const SMALL = 50;
const LARGE = 100_000;

/** How many rows the answers of a case hold; fails where one holds none. */
async function count({ origin }: GatewayProcess, { name, requests }: BenchCase): Promise<number> {
  let sum = 0;
  for (const { method, path, headers = {}, body = null } of requests) {
    const answer = await fetch(`${origin}${path}`, { method, headers, body });
    const text = await answer.text();
    const rows = text.match(/"id":/g)?.length ?? 0;
    if (!answer.ok || text.includes('"errors"') || rows === 0)
      throw new Error(`${name}, ${path}: ${text.slice(0, 300)}`);
    sum += rows;
  }
  return sum;
}

/** A store that asks a case's requests in turn, over all connections: none asks for what another one did just now. */
function contender(name: string, { origin }: GatewayProcess, { requests }: BenchCase): Contender {
  let at = 0;
  return {
    name,
    origin,
    next: () => {
      const request = requests[at++ % requests.length];
      if (!request) throw new Error("A case needs requests.");
      return request;
    },
  };
}

/** The rates of every case with few rows and with many, and the rows in their answers. */
async function compare(small: GatewayProcess, large: GatewayProcess) {
  const compared = [];
  for (const one of cases) {
    const rows = [await count(small, one), await count(large, one)] as const;
    const rates = await inTurn([contender("small", small, one), contender("large", large, one)]);
    compared.push({ one, rows, few: rates.get("small") ?? [], many: rates.get("large") ?? [] });
  }
  return compared;
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
      gateways.push(await startGateway({ DATABASE_URL: databaseUrl, RATE_LIMIT: "off" }, BUNDLE));
    }
    const [small, large] = gateways;
    if (!small || !large) throw new Error("Two gateways are needed.");
    console.log(
      `Stores of ${SMALL} and ${LARGE} products, orders, mails, users and invoices stand after ${((performance.now() - start) / 1000).toFixed(1)} s; measuring for five minutes.\n`,
    );
    const compared = await compare(small, large);
    console.table(
      Object.fromEntries(
        compared.map(({ one, rows, few, many }) => [
          one.name,
          {
            [`rows at ${SMALL}`]: rows[0],
            [`rows at ${LARGE}`]: rows[1],
            [`req/s at ${SMALL}`]: Math.round(median(few)),
            [`req/s at ${LARGE}`]: Math.round(median(many)),
            ratio: Number(share(many, few).toFixed(2)),
          },
        ]),
      ),
    );
    judge(
      compared.map(({ one: { name, target }, few, many }) => ({
        name: `${name}, ${LARGE} rows to ${SMALL}`,
        value: share(many, few),
        target,
        drifted: drift(many, few),
      })),
      strict,
    );
  } finally {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    rmSync(folder, { recursive: true });
  }
}
