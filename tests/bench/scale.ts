import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startGateway, type GatewayProcess } from "#tests/support/gatewayProcess.ts";
import { cases, type BenchCase } from "./cases.ts";
import { type Contender, drift, inTurn, judge, median, share } from "./measure.ts";
import { BUNDLE } from "./peerServers.ts";
import { makeStore } from "./scaledStore.ts";

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
async function compare(small: GatewayProcess, large: GatewayProcess, casesAt: Compared["casesAt"]) {
  const compared = [];
  const most = await casesAt(large.origin);
  for (const [at, one] of (await casesAt(small.origin)).entries()) {
    const other = most[at] ?? one;
    const rows = [await count(small, one), await count(large, other)] as const;
    const rates = await inTurn([contender("small", small, one), contender("large", large, other)]);
    compared.push({ one, rows, few: rates.get("small") ?? [], many: rates.get("large") ?? [] });
  }
  return compared;
}

/** What is compared over two stores. */
interface Compared {
  /** How many rows the small store holds, and the large one. */
  sizes: readonly [few: number, many: number];
  /** What they are rows of. */
  what: string;
  make: (databaseUrl: string, total: number) => Promise<void>;
  /** What is asked of the gateway at an origin; the same cases for both. */
  casesAt: (origin: string) => Promise<readonly BenchCase[]>;
}

/** Compares the gateway over the sample's few rows with itself over many. */
export const compareSizes = (strict: boolean): Promise<void> =>
  compareStores(
    {
      sizes: [50, 100_000],
      what: "products, orders, mails, users and invoices",
      make: makeStore,
      casesAt: () => Promise.resolve(cases),
    },
    strict,
  );

/** Compares the gateway over few rows with itself over many. */
export async function compareStores(
  { sizes, what, make, casesAt }: Compared,
  strict: boolean,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-"));
  const gateways: GatewayProcess[] = [];
  try {
    const start = performance.now();
    for (const total of sizes) {
      const databaseUrl = `file:${join(folder, `${total}.db`)}`;
      await make(databaseUrl, total);
      gateways.push(await startGateway({ DATABASE_URL: databaseUrl, RATE_LIMIT: "off" }, BUNDLE));
    }
    const [small, large] = gateways;
    if (!small || !large) throw new Error("Two gateways are needed.");
    console.log(
      `Stores of ${sizes[0]} and ${sizes[1]} ${what} stand after ${((performance.now() - start) / 1000).toFixed(1)} s; measuring.\n`,
    );
    const compared = await compare(small, large, casesAt);
    console.table(
      Object.fromEntries(
        compared.map(({ one, rows, few, many }) => [
          one.name,
          {
            [`rows at ${sizes[0]}`]: rows[0],
            [`rows at ${sizes[1]}`]: rows[1],
            [`req/s at ${sizes[0]}`]: Math.round(median(few)),
            [`req/s at ${sizes[1]}`]: Math.round(median(many)),
            ratio: Number(share(many, few).toFixed(2)),
          },
        ]),
      ),
    );
    judge(
      compared.map(({ one: { name, target }, few, many }) => ({
        name: `${name}, ${sizes[1]} rows to ${sizes[0]}`,
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
