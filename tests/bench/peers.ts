import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  CONNECTIONS,
  type Contender,
  drift,
  inTurn,
  judge,
  median,
  ROUNDS,
  share,
  type Verdict,
} from "./measure.ts";
import {
  type Asked,
  berthGraphql,
  berthRest,
  type Dialect,
  graphqlPeer,
  lists,
  restPeer,
  type Row,
  singles,
} from "./peerRequests.ts";
import { startAll } from "./peerServers.ts";

const DIFFERENT = 48;

/** A kind of request, and what the gateway has to show in it: its share of bare node:http, and of another peer. */
interface PeerCase {
  name: string;
  /** What is asked; null is `/healthz`. */
  asked: ((rows: number) => Generator<Asked, never>) | null;
  isRepeated: boolean;
  way: "REST" | "GraphQL";
  toBare?: number;
  toPeer?: [name: string, ratio: number];
}

const kinds = { list: () => lists(false), search: () => lists(true), get: singles };
const repeated = (
  name: keyof typeof kinds,
  way: PeerCase["way"],
  rest: Partial<PeerCase> = {},
): PeerCase => ({
  name: `${way} ${name}`,
  asked: kinds[name],
  isRepeated: true,
  way,
  ...rest,
});
const unseen = (name: keyof typeof kinds, way: PeerCase["way"], toBare?: number): PeerCase => ({
  ...repeated(name, way),
  name: `${way} ${name}, unseen`,
  isRepeated: false,
  ...(toBare !== undefined && { toBare }),
});

/** Single rows never asked for before are there only where there are many. */
const cases: Record<number, PeerCase[]> = {
  50: [
    { name: "/healthz", asked: null, isRepeated: true, way: "REST", toBare: 0.8 },
    ...(["list", "search", "get"] as const).map((name) =>
      repeated(name, "REST", { toBare: 0.6, toPeer: ["express", 1.3] }),
    ),
    unseen("list", "REST", 0.3),
    unseen("search", "REST", 0.3),
    repeated("list", "GraphQL", { toBare: 0.5, toPeer: ["mercurius", 1.15] }),
    repeated("search", "GraphQL"),
    repeated("get", "GraphQL", { toBare: 0.5, toPeer: ["mercurius", 1.15] }),
    unseen("list", "GraphQL", 0.15),
    unseen("search", "GraphQL"),
  ],
  100_000: [
    unseen("get", "REST", 0.3),
    unseen("get", "GraphQL", 0.15),
    repeated("list", "REST"),
    repeated("search", "REST"),
    repeated("list", "GraphQL"),
  ],
};

const dialects = (way: PeerCase["way"]): [name: string, dialect: Dialect][] =>
  way === "REST"
    ? [
        ["bare", restPeer],
        ["express", restPeer],
        ["berth", berthRest],
      ]
    : [
        ["bare", restPeer],
        ["yoga", graphqlPeer],
        ["mercurius", graphqlPeer],
        ["berth", berthGraphql],
      ];

/** How many rows the answer has to hold, worked out here. */
function expected(rows: readonly Row[], asked: Asked): number {
  if ("id" in asked) return 1;
  const { q = "", category, status, stock, itemsPerPage } = asked;
  const found = rows.filter(
    (row) =>
      `${row.productName}\n${row.productBrand}\n${row.sku}`.toLowerCase().includes(q) &&
      (!category || row.category === category) &&
      (!status || row.status === status) &&
      (!stock || row.stock === (stock === "true")),
  );
  return Math.min(found.length, itemsPerPage);
}

/** Counts the rows of what is going to be timed: an empty answer is always fast. */
async function count(name: string, origin: string, dialect: Dialect, rows: readonly Row[], all: Asked[]) {
  let sum = 0;
  for (const asked of all) {
    const { method, path, headers = {}, body = null } = dialect.request(asked);
    const answer = await fetch(origin + path, { method, headers, body });
    const text = await answer.text();
    if (!answer.ok || text.includes('"errors"')) throw new Error(`${name}, ${path}: ${text.slice(0, 300)}`);
    const ids = new Set(dialect.ids(JSON.parse(text) as never));
    if (ids.size !== expected(rows, asked))
      throw new Error(
        `${name}, ${path}: ${ids.size} rows instead of ${expected(rows, asked)}: ${text.slice(0, 300)}`,
      );
    sum += ids.size;
  }
  if (sum === 0) throw new Error(`${name} is asked for nothing.`);
}

/** Who takes part in a case, each with requests of its own. */
async function contendersOf(
  one: PeerCase,
  rows: readonly Row[],
  servers: ReadonlyMap<string, { origin: string }>,
): Promise<Contender[]> {
  const contenders: Contender[] = [];
  for (const [name, dialect] of dialects(one.way)) {
    const origin = servers.get(name)?.origin ?? "";
    if (!one.asked) {
      contenders.push({ name, origin, next: () => ({ method: "GET", path: "/healthz" }) });
      continue;
    }
    const stream = one.asked(rows.length);
    const first = Array.from({ length: DIFFERENT }, () => stream.next().value);
    await count(`${name}, ${one.name}`, origin, dialect, rows, first);
    const kept = first.map((asked) => dialect.request(asked));
    let at = 0;
    const again = () => kept[at++ % kept.length] ?? dialect.request(stream.next().value);
    contenders.push({
      name,
      origin,
      next: one.isRepeated ? again : () => dialect.request(stream.next().value),
    });
  }
  return contenders;
}

/** Compares the gateway with its peers, one kind of request after the other, and prints a table for each number of rows. */
export async function comparePeers(strict: boolean): Promise<void> {
  const work = mkdtempSync(join(tmpdir(), "bench-"));
  const verdicts: Verdict[] = [];
  try {
    for (const [size, here] of Object.entries(cases)) {
      const { servers, rows } = await startAll(Number(size), work);
      const table: Record<string, Record<string, string>> = {};
      try {
        for (const one of here) {
          const rates = await inTurn(await contendersOf(one, rows, servers));
          const [bare, own] = [rates.get("bare") ?? [], rates.get("berth") ?? []];
          table[one.name] = Object.fromEntries(
            [...rates].map(([name, of]) => [
              name,
              `${Math.round(median(of))} (${share(of, bare).toFixed(2)})`,
            ]),
          );
          const compare = (name: string, of: number[], target: number) =>
            verdicts.push({
              name: `${one.name} at ${size} rows to ${name}`,
              value: share(own, of),
              target,
              drifted: drift(own, of),
            });
          if (one.toBare !== undefined) compare("bare node:http", bare, one.toBare);
          if (one.toPeer) compare(one.toPeer[0], rates.get(one.toPeer[0]) ?? [], one.toPeer[1]);
        }
      } finally {
        await Promise.all([...servers.values()].map((server) => server.stop()));
      }
      console.log(
        `\nRequests per second over ${size} rows at ${CONNECTIONS} connections, ${DIFFERENT} different ones in turn, or never the same ("unseen"); median of ${ROUNDS}, in brackets the share of bare node:http over REST, round by round\n`,
      );
      console.table(table);
    }
  } finally {
    rmSync(work, { recursive: true });
  }
  // How the own rate changes with the table is measured by `scale`, side by side; here the two come minutes apart.
  judge(verdicts, strict);
}
