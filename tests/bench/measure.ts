import autocannon from "autocannon";
import type { BenchRequest } from "./caseRequests.ts";

/** How often everything is timed; one time more goes before, to warm up. */
export const ROUNDS = 5;
/** How many connections ask at once. */
export const CONNECTIONS = 32;

/** Somebody who is asked the same as others. */
export interface Contender {
  name: string;
  origin: string;
  /** The next request; it may be asked for as often as there is time for. */
  next: () => BenchRequest;
}

/** The value in the middle. */
export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const shares = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((value, round) => value / (other[round] ?? value));

/** The share of one in the other, round by round: what slowed the machine in a round slowed both. */
export const share = (one: readonly number[], other: readonly number[]): number => median(shares(one, other));

/** How far that share lies from itself in the other rounds, as a share of it. */
export function drift(one: readonly number[], other: readonly number[]): number {
  const all = shares(one, other);
  return (Math.max(...all) - Math.min(...all)) / median(all);
}

/** Requests per second over one second. */
async function rate({ name, origin, next }: Contender): Promise<number> {
  const result = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: 1,
    requests: [{ setupRequest: (request) => ({ ...request, ...next() }) }],
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${name}: ${result.non2xx} refused, ${result.errors} failed.`);
  return result["2xx"] / result.duration;
}

/** Requests per second of each, one after the other in every round; who comes first changes from round to round. */
export async function inTurn(contenders: readonly Contender[]): Promise<Map<string, number[]>> {
  const rates = new Map(contenders.map(({ name }) => [name, [] as number[]]));
  for (let round = 0; round <= ROUNDS; round++) {
    for (const at of contenders.keys()) {
      const one = contenders[(at + round) % contenders.length];
      const measured = one && (await rate(one));
      if (one && measured !== undefined && round > 0) rates.get(one.name)?.push(measured);
    }
  }
  return rates;
}

/** A number that a run has to show. */
export interface Verdict {
  name: string;
  value: number;
  target: number;
  /** Whether less is better. */
  isLimit?: boolean;
  /** How much the machine drifted meanwhile, as a share of the value. */
  drifted: number;
}

/** Prints what was met and missed, and what the machine was too restless to tell; `--strict` fails by what was missed. */
export function judge(verdicts: readonly Verdict[], strict: boolean): void {
  console.log("");
  for (const { name, value, target, isLimit = false, drifted } of verdicts) {
    const isMet = isLimit ? value <= target : value >= target;
    const isSure = Math.abs(value - target) / target > drifted;
    console.log(
      `${isMet ? "met    " : "missed "} ${name}, at ${isLimit ? "most" : "least"} ${target}: ${value.toFixed(2)}${
        isSure ? "" : `   (not sure: the machine drifted by ${Math.round(drifted * 100)} % meanwhile)`
      }`,
    );
    if (strict && !isMet) process.exitCode = 1;
  }
}
