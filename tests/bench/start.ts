import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import products from "../../fixtures/ecommerce/products.json" with { type: "json" };
import { drift, judge, median, ROUNDS, share } from "./measure.ts";
import { peersFolder, START, startServer } from "./peerServers.ts";

const TO_EXPRESS = { file: 4, memory: 6 };
const MOST_MB = 160;
const REST_MS = 3_000;

/** The memory of a process that is its own or shared with others at the moment, in MB. */
export const residentMB = (pid: number): number =>
  Number(execFileSync("ps", ["-o", "rss=", "-p", String(pid)], { encoding: "utf8" })) / 1024;

/** Compares how long the gateway takes to start, with express over an array, and says what memory they hold at rest. */
export async function compareStarts(strict: boolean): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "bench-"));
  const rows = join(work, "rows.json");
  writeFileSync(rows, JSON.stringify({ products: products.map((row) => ({ ...row, id: String(row.id) })) }));
  const folder = peersFolder();
  const gateway = (databaseUrl: string) => () =>
    startServer(START, { LOG_LEVEL: "silent", RATE_LIMIT: "off", DATABASE_URL: databaseUrl });
  let files = 0;
  const starts = {
    express: () => startServer([join(folder, "express.mjs")], { NODE_ENV: "production", ROWS: rows }, folder),
    "a file": gateway(`file:${join(work, "known.db")}`),
    "a new file": () => gateway(`file:${join(work, `${(files += 1)}.db`)}`)(),
    ":memory:": gateway(":memory:"),
  };
  const all = Object.entries(starts).map(([name, start]) => ({
    name,
    start,
    took: [] as number[],
    held: [] as number[],
  }));
  try {
    for (let round = 0; round <= ROUNDS; round++) {
      for (const at of all.keys()) {
        const one = all[(at + round) % all.length];
        if (!one) continue;
        const server = await one.start();
        try {
          // What was compiled is kept by the first, which warms up, too.
          await sleep(REST_MS);
          if (round > 0) {
            one.took.push(server.took);
            one.held.push(residentMB(server.pid));
          }
        } finally {
          await server.stop();
        }
      }
    }
  } finally {
    rmSync(work, { recursive: true });
  }
  const express = all[0]?.took ?? [];
  console.log(
    `\nFrom the command until /healthz answers, and resident memory ${REST_MS / 1000} s later; medians of ${ROUNDS} starts in turn\n`,
  );
  console.table(
    Object.fromEntries(
      all.map(({ name, took, held }) => [
        name,
        {
          ms: Math.round(median(took)),
          "to express": Number(share(took, express).toFixed(2)),
          MB: Math.round(median(held)),
        },
      ]),
    ),
  );
  judge(
    all.slice(1).flatMap(({ name, took, held }) => [
      {
        name: `start with ${name} to express`,
        value: share(took, express),
        target: name === ":memory:" ? TO_EXPRESS.memory : TO_EXPRESS.file,
        isLimit: true,
        drifted: drift(took, express),
      },
      {
        name: `MB at rest with ${name}`,
        value: median(held),
        target: MOST_MB,
        isLimit: true,
        drifted: (Math.max(...held) - Math.min(...held)) / median(held),
      },
    ]),
    strict,
  );
}
