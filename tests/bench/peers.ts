import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import { freePort, startGateway } from "#tests/support/gatewayProcess.ts";
import { berth, graphqlPeer, jsonServer, operations, restPeer, type Dialect } from "./peerRequests.ts";
import { makeStore } from "./scaledStore.ts";
import { scratchFolder } from "./scratch.ts";

const SIZES = [50, 100_000];
const ROUNDS = 5;
const CONNECTIONS = 32;
const TO_BARE = 0.25;

const packages = {
  express: "5.3.0",
  fastify: "5.12.8",
  graphql: "16.15.0",
  "graphql-yoga": "5.24.1",
  mercurius: "16.10.1",
  "json-server": "1.0.0-beta.15",
};

interface Peer {
  name: string;
  dialect: Dialect;
  origin: string;
  stop(): Promise<void>;
}

/** Starts one of the small servers in the scratch folder. */
async function startPeer(name: string, dialect: Dialect, folder: string, rows: string): Promise<Peer> {
  const port = await freePort();
  const child = spawn(process.execPath, [join(folder, `${name}.mjs`)], {
    env: { ...process.env, NODE_ENV: "production", PORT: String(port), ROWS: rows },
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; tries < 300; tries++) {
    const isUp = await fetch(`${origin}/products/1`).then(
      () => true,
      () => false,
    );
    if (isUp) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return {
    name,
    dialect,
    origin,
    stop: async () => {
      child.kill("SIGTERM");
      await ended;
    },
  };
}

/** The gateway and its peers over the same rows. */
async function startAll(size: number, folder: string, work: string, started: Peer[]): Promise<void> {
  const databaseUrl = `file:${join(work, `${size}.db`)}`;
  await makeStore(databaseUrl, size);
  const gateway = await startGateway({
    DATABASE_URL: databaseUrl,
    RATE_LIMIT: "off",
    DEV_TOOLS: "off",
    SAMPLE_ACCESS: "open",
  });
  started.push({ name: "berth", dialect: berth, ...gateway });
  const answer = await Promise.all(
    Array.from(
      { length: size / 50 },
      async (_, page) =>
        await (
          await fetch(`${gateway.origin}/api/apps/ecommerce/products?itemsPerPage=50&page=${page + 1}`)
        ).json(),
    ),
  );
  const products = answer
    .flatMap((page: { products: { id: number; price: string }[] }) => page.products)
    .map((row) => ({
      ...row,
      id: String(row.id),
      price: Math.round(Number(row.price.replaceAll(/[^\d.]/g, "")) * 100),
    }));
  if (products.length !== size) throw new Error(`${products.length} rows instead of ${size}.`);
  const rows = join(work, `${size}.json`);
  writeFileSync(rows, JSON.stringify({ products }));
  const peers: [string, Dialect][] = [
    ["bare", restPeer],
    ["express", restPeer],
    ["jsonServer", jsonServer],
    ["yoga", graphqlPeer],
    ["mercurius", graphqlPeer],
  ];
  for (const [name, dialect] of peers) started.push(await startPeer(name, dialect, folder, rows));
}

const median = (values: number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function check(peer: Peer): Promise<void> {
  for (const [name, requests] of Object.entries(peer.dialect)) {
    for (const { method, path, headers = {}, body = null } of requests) {
      const answer = await fetch(peer.origin + path, { method, headers, body });
      const text = await answer.text();
      if (!answer.ok || text.includes('"errors"') || !text.includes("productName"))
        throw new Error(`${peer.name}, ${name}, ${path}: ${text.slice(0, 300)}`);
    }
  }
}

/** Requests per second of every peer and kind of request; who comes first changes from round to round. */
async function measure(peers: Peer[]): Promise<Map<string, number>> {
  for (const peer of peers) await check(peer);
  const speeds = new Map<string, number[]>();
  for (let round = 0; round <= ROUNDS; round++) {
    for (const peer of peers.map((_, at) => peers[(at + round) % peers.length])) {
      for (const [name, requests] of Object.entries(peer?.dialect ?? {})) {
        const result = await autocannon({
          url: peer?.origin ?? "",
          connections: CONNECTIONS,
          duration: 1,
          requests,
        });
        if (result.non2xx > 0 || result.errors > 0)
          throw new Error(`${peer?.name}, ${name}: ${result.non2xx} refused, ${result.errors} failed.`);
        const key = `${peer?.name} ${name}`;
        if (round > 0) speeds.set(key, [...(speeds.get(key) ?? []), result["2xx"] / result.duration]);
      }
    }
  }
  return new Map([...speeds].map(([key, values]) => [key, median(values)]));
}

/** Compares the gateway with its peers and prints a table for each number of rows. */
export async function comparePeers(strict: boolean): Promise<void> {
  const folder = scratchFolder("peers", packages, join(import.meta.dirname, "peers"));
  // json-server wants a folder of static files where it is started.
  mkdirSync(join(folder, "public"), { recursive: true });
  const work = mkdtempSync(join(tmpdir(), "bench-"));
  const results: Map<string, number>[] = [];
  try {
    for (const size of SIZES) {
      const peers: Peer[] = [];
      try {
        await startAll(size, folder, work, peers);
        const speeds = await measure(peers);
        results.push(speeds);
        console.log(
          `\nRequests per second over ${size} rows at ${CONNECTIONS} connections, median of ${ROUNDS}; in brackets the ratio to bare node:http over REST\n`,
        );
        console.table(
          Object.fromEntries(
            peers.map(({ name }) => [
              name,
              Object.fromEntries(
                operations.flatMap((operation) => {
                  const speed = speeds.get(`${name} ${operation}`);
                  const bare = speeds.get(`bare ${operation.replace("GraphQL", "REST")}`) ?? 1;
                  return speed === undefined
                    ? []
                    : [[operation, `${Math.round(speed)} (${(speed / bare).toFixed(2)})`]];
                }),
              ),
            ]),
          ),
        );
      } finally {
        await Promise.all(peers.map((peer) => peer.stop()));
      }
    }
  } finally {
    rmSync(work, { recursive: true });
  }
  // How the own rate changes with the table is measured by `scale`, side by side; here the two come minutes apart.
  const speed = (key: string) => results[0]?.get(key) ?? 0;
  const list = speed("berth REST list");
  const verdicts = {
    [`REST list to bare at 50 rows, at least ${TO_BARE}`]: [list / speed("bare REST list"), TO_BARE],
    "REST list to json-server at 50 rows, above 1": [list / speed("jsonServer REST list"), 1],
  };
  for (const [name, [ratio = 0, target = 0]] of Object.entries(verdicts))
    console.log(`${ratio >= target ? "met    " : "missed "} ${name}: ${ratio.toFixed(2)}`);
  if (strict && Object.values(verdicts).some(([ratio = 0, target = 0]) => ratio < target))
    process.exitCode = 1;
}
