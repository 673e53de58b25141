import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import autocannon from "autocannon";
import type { BenchRequest } from "./caseRequests.ts";
import { cases } from "./cases.ts";
import { CONNECTIONS, judge } from "./measure.ts";
import { berthGraphql, berthRest, lists, singles } from "./peerRequests.ts";
import { START, startServer } from "./peerServers.ts";
import { makeStore } from "./scaledStore.ts";
import { residentMB } from "./start.ts";

const ROWS = 100_000;
const SECONDS = 60;
const MOST_MB = 220;

/** Everything that the other parts ask for, in turn: what was asked for before and what never was. */
function* requests(): Generator<BenchRequest, never> {
  const known = cases.flatMap((one) => one.requests);
  const streams = [lists(false), lists(true), singles(ROWS)];
  for (let n = 0; ; n++) {
    const again = known[n % known.length];
    if (again) yield again;
    const asked = streams[n % streams.length]?.next().value;
    if (asked) yield (n % 2 === 0 ? berthRest : berthGraphql).request(asked);
  }
}

/** Says what memory the gateway holds during and after a minute at full load over many rows. */
export async function measureMemory(strict: boolean): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "bench-"));
  try {
    const databaseUrl = `file:${join(work, "rows.db")}`;
    await makeStore(databaseUrl, ROWS);
    const server = await startServer(START, {
      LOG_LEVEL: "silent",
      RATE_LIMIT: "off",
      DATABASE_URL: databaseUrl,
    });
    try {
      const stream = requests();
      const held: number[] = [];
      const timer = setInterval(() => held.push(residentMB(server.pid)), 1_000);
      const result = await autocannon({
        url: server.origin,
        connections: CONNECTIONS,
        duration: SECONDS,
        requests: [{ setupRequest: (request) => ({ ...request, ...stream.next().value }) }],
      });
      clearInterval(timer);
      const after = residentMB(server.pid);
      if (result.non2xx > 0 || result.errors > 0)
        throw new Error(`${result.non2xx} refused, ${result.errors} failed.`);
      console.log(
        `\n${result["2xx"]} answers over ${ROWS} rows in ${SECONDS} s at ${CONNECTIONS} connections; at most ${Math.round(Math.max(...held))} MB meanwhile`,
      );
      judge(
        [
          {
            name: `MB after ${SECONDS} s at full load`,
            value: after,
            target: MOST_MB,
            isLimit: true,
            drifted: 0,
          },
        ],
        strict,
      );
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(work, { recursive: true });
  }
}
