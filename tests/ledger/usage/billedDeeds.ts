import { DAY, MINUTE } from "#gateway/platform/clock.ts";
import { FEN } from "#gateway/platform/micros.ts";
import type { Deed, OwnSpec } from "./ownBills.ts";

/** Always the same numbers, which nobody could foresee. */
export function numbers(seed: number): (least: number, most: number) => number {
  let state = seed;
  return (least, most) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return least + Math.floor((state / 2_147_483_648) * (most - least + 1));
  };
}

const specOf = (number: ReturnType<typeof numbers>): OwnSpec => ({
  cpuMilli: number(100, 2_000),
  memoryMib: number(128, 4_096),
  diskGib: number(0, 50),
  ports: number(0, 3),
  backupGib: number(0, 20),
  replicas: number(1, 2),
});

/** What somebody will do in so many days from a moment on. */
export function deedsOf(seed: number, begin: number, days: number): Deed[] {
  const number = numbers(seed);
  const at = (day: number) => begin + day * DAY + number(0, 1_439) * MINUTE + number(1, 59) * 1_000;
  const fen = (least: number, most: number) => BigInt(number(least, most)) * FEN;
  const deeds: Deed[] = [{ at: begin + MINUTE, what: "cash", amount: fen(100, 600) }];
  const started: string[] = [];
  for (let day = 0; day < days; day += 1) {
    const isFirst = day === 0;
    for (let n = isFirst ? number(1, 3) : number(-2, 1); n > 0; n -= 1) {
      const name = `m${day}-${n}`;
      started.push(name);
      deeds.push({ at: at(day), what: "start", name, spec: specOf(number) });
    }
    const name = started[number(0, started.length - 1)];
    if (name !== undefined && number(0, 2) === 0) deeds.push({ at: at(day), what: "stop", name });
    if (number(0, 2) === 0) deeds.push({ at: at(day), what: "cash", amount: fen(100, 2_000) });
    if (number(0, 3) === 0) deeds.push({ at: at(day), what: "gift", amount: fen(100, 800) });
    if (number(0, 2) === 0) {
      const amount = number(0, 3) === 0 ? null : fen(100, 1_500);
      deeds.push({ at: at(day), what: "budget", amount, isHardStop: amount !== null && number(0, 2) > 0 });
    }
  }
  return deeds.toSorted((a, b) => a.at - b.at);
}
