import { readFileSync } from "node:fs";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import { freePort, startGateway } from "#tests/support/gatewayProcess.ts";
import type { Row } from "./peerRequests.ts";
import { makeStore } from "./scaledStore.ts";
import { scratchFolder } from "./scratch.ts";

const packages = {
  express: "5.3.0",
  fastify: "5.12.8",
  graphql: "16.15.0",
  "http-proxy-3": "2.0.1",
  "graphql-yoga": "5.24.1",
  mercurius: "16.10.1",
};

/** The gateway's bundle. */
export const BUNDLE = "gateway/dist/main.mjs";

const { scripts } = z
  .object({ scripts: z.object({ start: z.string() }) })
  .parse(JSON.parse(readFileSync("package.json", "utf8")));
/** What `npm start` gives to Node. */
export const START = scripts.start.split(" ").slice(1);

/** A server that runs. */
export interface Server {
  origin: string;
  pid: number;
  /** How long it took from the command to the first answer, in ms. */
  took: number;
  stop(): Promise<void>;
}

/** The folder with the small servers, with what they need installed. */
export const peersFolder = (): string => scratchFolder("peers", packages, join(import.meta.dirname, "peers"));

/** Starts a command that listens on `PORT`, and waits until it answers at `/healthz` or anywhere else. */
export async function startServer(
  args: string[],
  env: Record<string, string>,
  cwd = process.cwd(),
): Promise<Server> {
  const port = String(await freePort());
  const start = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, NODE_OPTIONS: "", ...env, PORT: port },
    cwd,
    stdio: ["ignore", "ignore", "inherit"],
  });
  const ended = once(child, "exit");
  const origin = `http://127.0.0.1:${port}`;
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  for (let tries = 0; tries < 20_000 && child.exitCode === null; tries++) {
    const answer = await fetch(`${origin}/healthz`).catch(() => null);
    if (answer) {
      const took = performance.now() - start;
      await answer.arrayBuffer();
      return { origin, pid: child.pid ?? 0, took, stop };
    }
    await sleep(2);
  }
  await stop();
  throw new Error(`${args.join(" ")} did not start.`);
}

/** The gateway and its peers over the same rows, and those rows. */
export async function startAll(
  size: number,
  work: string,
): Promise<{ servers: Map<string, { origin: string; stop(): Promise<void> }>; rows: Row[] }> {
  const folder = peersFolder();
  const databaseUrl = `file:${join(work, `${size}.db`)}`;
  await makeStore(databaseUrl, size);
  const settings = { DATABASE_URL: databaseUrl, RATE_LIMIT: "off", DEV_TOOLS: "off", SAMPLE_ACCESS: "open" };
  const gateway = await startGateway(settings, BUNDLE);
  const servers = new Map([["berth", { origin: gateway.origin, stop: gateway.stop }]]);
  try {
    const rows: Row[] = [];
    for (let page = 1; rows.length < size; page++) {
      const list = `${gateway.origin}/api/apps/ecommerce/products?itemsPerPage=100&page=${page}`;
      const { products } = (await (await fetch(list)).json()) as {
        products: (Omit<Row, "id" | "price"> & { id: number; price: string })[];
      };
      if (products.length === 0) throw new Error(`${rows.length} rows instead of ${size}.`);
      for (const row of products)
        rows.push({
          ...row,
          id: String(row.id),
          price: Math.round(Number(row.price.replaceAll(/[^\d.]/g, "")) * 100),
        });
    }
    const file = join(work, `${size}.json`);
    writeFileSync(file, JSON.stringify({ products: rows }));
    for (const name of ["bare", "express", "yoga", "mercurius"])
      servers.set(
        name,
        await startServer([join(folder, `${name}.mjs`)], { NODE_ENV: "production", ROWS: file }, folder),
      );
    return { servers, rows };
  } catch (error) {
    await Promise.all([...servers.values()].map((server) => server.stop()));
    throw error;
  }
}
