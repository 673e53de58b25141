import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CNY } from "#gateway/platform/micros.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { newest } from "#gateway/domains/ledger/transactions/listRepository.ts";
import {
  balancesAt,
  charge,
  pageOfLines,
  post,
  type LineQuery,
} from "#gateway/domains/ledger/transactions/rules.ts";
import { drift, judge, median, ROUNDS, share, type Verdict } from "./measure.ts";
import { openLedger, PERSON } from "./ledgerStore.ts";
import { openWithin } from "./ledgerWithin.ts";

const SMALL = 1_000;
const LARGE = 1_000_000;
const WRITERS = 64;
const SECONDS = 2;

/** How many movements are kept durably in a second, with so many that move money at the same time. */
async function movementsPerSecond(store: Store): Promise<number> {
  const within = openWithin(store);
  const movement = { type: "usage", ref: null, actorId: null, userId: PERSON, amount: 1n } as const;
  const begin = performance.now();
  let moved = 0;
  const write = async () => {
    while (performance.now() - begin < SECONDS * 1_000) {
      await charge(within, { ...movement, key: crypto.randomUUID() });
      moved += 1;
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, write));
  return (moved / (performance.now() - begin)) * 1_000;
}

const all: LineQuery = { userId: PERSON, type: null, account: null, from: null, until: null };
const page = (store: Store, query: Partial<LineQuery>, offset = 0) =>
  pageOfLines(store.db, { ...all, ...query }, { order: "desc", offset, limit: 20 });

/** What is asked of a ledger, by name; each place in it is given as a share of its length. */
const questions: Record<string, (store: Store, instant: (share: number) => string) => Promise<unknown>> = {
  "the first page": (store) => page(store, {}),
  "a page far down": (store) => page(store, {}, 400),
  "a type": (store) => page(store, { type: "usage" }),
  "an account": (store) => page(store, { account: "CASH" }),
  "a period": (store, instant) => page(store, { from: instant(0.3), until: instant(0.7) }),
  "a balance as of a moment": (store, instant) => balancesAt(store.db, PERSON, instant(0.5)),
  "everybody's newest of a type": (store) =>
    newest(store.db, { userId: null, types: ["usage"], from: null, before: null, limit: 21 }),
};

async function rate(ask: () => Promise<unknown>): Promise<number> {
  const begin = performance.now();
  let asked = 0;
  while (performance.now() - begin < 150) {
    await ask();
    asked += 1;
  }
  return (asked / (performance.now() - begin)) * 1_000;
}

const instantOf = (entries: number) => (part: number) =>
  new Date(Date.parse("2024-01-01T00:00:00Z") + (entries / 2) * part * 60_000).toISOString();

/** Moves money as fast as it is kept durably, and compares a ledger of a million entries with one of a thousand. */
export async function moveMoney(strict: boolean): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-ledger-"));
  const stores: Store[] = [];
  try {
    const [small, large] = [
      await openLedger(join(folder, "small.db"), SMALL),
      await openLedger(join(folder, "large.db"), LARGE),
    ];
    stores.push(small, large);
    const verdicts: Verdict[] = [];
    for (const [name, ask] of Object.entries(questions)) {
      const [few, many]: [number[], number[]] = [[], []];
      for (let round = 0; round <= ROUNDS; round++) {
        const rates = [
          await rate(() => ask(small, instantOf(SMALL))),
          await rate(() => ask(large, instantOf(LARGE))),
        ] as const;
        if (round > 0) [few, many].forEach((list, at) => list.push(rates[at === 0 ? 0 : 1]));
      }
      console.log(
        `${name}: ${Math.round(median(few))}/s of a thousand, ${Math.round(median(many))}/s of a million`,
      );
      verdicts.push({ name, value: share(many, few), target: 0.8, drifted: drift(many, few) });
    }
    await post(openWithin(large), {
      type: "recharge",
      ref: null,
      actorId: null,
      entries: [
        { account: { userId: PERSON, kind: "CASH" }, delta: CNY },
        { account: { platform: "CLEARING:ALIPAY" }, delta: -CNY },
      ],
    });
    const movements: number[] = [];
    for (let round = 0; round < 3; round++) movements.push(await movementsPerSecond(large));
    const spread = (Math.max(...movements) - Math.min(...movements)) / median(movements);
    verdicts.push({
      name: "durable movements per second",
      value: median(movements),
      target: 1_000,
      drifted: spread,
    });
    judge(verdicts, strict);
  } finally {
    for (const { close } of stores) await close();
    rmSync(folder, { recursive: true });
  }
}
