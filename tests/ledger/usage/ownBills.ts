/**
 * Bills worked out a second time, with nothing of the gateway: from what people did, and the price list as it was told. All
 * amounts are millionths of one CNY, all moments milliseconds since 1970 UTC.
 */

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What runs: thousandths of processors, MiB, GiB of disk and of backups, ports, each for every replica where it has some. */
export interface OwnSpec {
  cpuMilli: number;
  memoryMib: number;
  diskGib: number;
  ports: number;
  backupGib: number;
  replicas: number;
}

/** Something that happened to an account. */
export type Deed = { at: number } & (
  | { what: "start"; name: string; spec: OwnSpec }
  | { what: "stop"; name: string }
  | { what: "cash" | "gift"; amount: bigint }
  | { what: "budget"; amount: bigint | null; isHardStop: boolean }
);

/** A price list from a moment on. */
export interface PricesFrom {
  from: number;
  prices: ReadonlyMap<string, bigint>;
}

/** What an account came to. */
export interface OwnBills {
  /** What each thing cost in each hour, by `name hour price`. */
  lines: Map<string, bigint>;
  /** What of each hour was paid by gifts, by cash, and not at all. */
  hours: Map<number, { gift: bigint; cash: bigint; unpaid: bigint }>;
  cash: bigint;
  gift: bigint;
  unpaid: bigint;
  isStopped: boolean;
}

interface Running {
  name: string;
  spec: OwnSpec;
  start: number;
  end: number | null;
  why: "" | "stopped" | "debt" | "budget";
  due: number | null;
}

/** The parts of what runs: a price, so many units, and what a unit is a part of. */
const partsOf = (spec: OwnSpec): readonly [price: string, units: number, per: number][] => [
  ["LAS_VCPU_HOUR", spec.cpuMilli * spec.replicas, 1_000],
  ["LAS_MEMORY_GIB_HOUR", spec.memoryMib * spec.replicas, 1_024],
  ["LAS_DISK_GIB_HOUR", spec.diskGib, 1],
  ["LAS_PORT_HOUR", spec.ports, 1],
  ["LAS_BACKUP_GIB_HOUR", spec.backupGib, 1],
];

const halfUp = (numerator: bigint, denominator: bigint): bigint =>
  (numerator * 2n + denominator) / (denominator * 2n);
const monthOf = (moment: number): number => {
  const day = new Date(moment);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth());
};
const monthAfter = (moment: number): number => {
  const day = new Date(moment);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth() + 1);
};
const min = (one: bigint, other: bigint): bigint => (one < other ? one : other);

/** Works out what somebody is billed until a moment. */
export function ownBills(deeds: readonly Deed[], lists: readonly PricesFrom[], until: number): OwnBills {
  const all: Running[] = [];
  const bills: OwnBills = {
    lines: new Map(),
    hours: new Map(),
    cash: 0n,
    gift: 0n,
    unpaid: 0n,
    isStopped: false,
  };
  let budget: { amount: bigint; isHardStop: boolean } | null = null;
  let [isBehind, stageDue] = [false, null as number | null];

  const pricesAt = (moment: number) => lists.findLast(({ from }) => from < moment)?.prices ?? new Map();
  const hourAfter = (moment: number) => (Math.floor(moment / HOUR) + 1) * HOUR;
  const run = (now: number, name: string, spec: OwnSpec) =>
    all.push({ name, spec, start: now, end: null, why: "", due: hourAfter(now) });
  const stop = (now: number, why: Running["why"]) => {
    for (const one of all) if (one.end === null) Object.assign(one, { end: now, why });
  };
  const resume = (now: number, why: Running["why"]) => {
    for (const one of all.filter((ended) => ended.why === why)) {
      one.why = "stopped";
      run(now, one.name, one.spec);
    }
  };

  /** Takes what is owed, the oldest hour first, gifts before cash. */
  function collect(): void {
    for (const [, owed] of [...bills.hours].toSorted(([a], [b]) => a - b)) {
      for (const kind of ["gift", "cash"] as const) {
        const taken = min(bills[kind], owed.unpaid);
        bills[kind] -= taken;
        owed[kind] += taken;
        owed.unpaid -= taken;
      }
    }
    bills.unpaid = [...bills.hours.values()].reduce((sum, { unpaid }) => sum + unpaid, 0n);
  }

  /** Where an hour could not be paid everything stops a day later, and goes on once it is. */
  function stand(now: number): void {
    if (bills.unpaid > 0n) {
      if (!isBehind) stageDue = now + DAY;
      isBehind = true;
      return;
    }
    if (bills.isStopped) resume(now, "debt");
    [isBehind, stageDue, bills.isStopped] = [false, null, false];
  }

  function watch(now: number): void {
    let used = 0n;
    for (const [hour, { gift, cash, unpaid }] of bills.hours)
      if (hour >= monthOf(now)) used += gift + cash + unpaid;
    if (budget !== null && budget.isHardStop && used >= budget.amount) stop(now, "budget");
    else resume(now, "budget");
  }

  function bill(now: number): void {
    const hour = now - HOUR;
    const owed = bills.hours.get(hour) ?? { gift: 0n, cash: 0n, unpaid: 0n };
    for (const one of all) {
      if (one.due !== now) continue;
      const from = Math.max(hour, one.start);
      const seconds = BigInt((Math.min(now, one.end ?? now) - from) / 1_000);
      one.due = one.end === null ? now + HOUR : null;
      if (seconds <= 0n) continue;
      for (const [price, units, per] of partsOf(one.spec)) {
        if (units === 0) continue;
        const cost = halfUp((pricesAt(now).get(price) ?? 0n) * BigInt(units) * seconds, BigInt(per) * 3_600n);
        const key = `${one.name} ${hour} ${price}`;
        bills.lines.set(key, (bills.lines.get(key) ?? 0n) + cost);
        owed.unpaid += cost;
        bills.hours.set(hour, owed);
      }
    }
    collect();
    stand(now);
    watch(now);
  }

  /** Passes what falls due until a moment. */
  function pass(moment: number): void {
    for (;;) {
      const due = all.flatMap((one) => one.due ?? []);
      const outOfBudget = all.flatMap((one) => (one.why === "budget" ? [monthAfter(one.end ?? 0)] : []));
      const next = Math.min(...due, ...outOfBudget, stageDue ?? Number.POSITIVE_INFINITY);
      if (next > moment) return;
      if (due.includes(next)) bill(next);
      else if (stageDue === next) {
        if (!bills.isStopped) stop(next, "debt");
        [bills.isStopped, stageDue] = [true, null];
      } else watch(next);
    }
  }

  for (const deed of deeds.toSorted((a, b) => a.at - b.at)) {
    pass(deed.at);
    if (deed.what === "start") run(deed.at, deed.name, deed.spec);
    if (deed.what === "stop") {
      const one = all.find(({ name, end }) => name === deed.name && end === null);
      if (one) Object.assign(one, { end: deed.at, why: "stopped" });
    }
    if (deed.what === "cash" || deed.what === "gift") {
      bills[deed.what] += deed.amount;
      if (bills.unpaid > 0n) {
        collect();
        stand(deed.at);
      }
    }
    if (deed.what === "budget") {
      const { amount, isHardStop } = deed;
      budget = amount === null ? null : { amount, isHardStop };
      watch(deed.at);
    }
  }
  pass(until);
  return bills;
}
