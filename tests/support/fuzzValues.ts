/** A stream of choices that is the same for the same seed. */
export interface Chance {
  /** A whole number from 0 to `end` - 1. */
  below(end: number): number;
  /** True so often, from 0 to 1. */
  is(probability: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** Mulberry32: small, and even enough for tests. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number): number => Math.floor(next() * end);
  return {
    below,
    is: (probability) => next() < probability,
    pick: <T>(list: readonly T[]): T => list[below(list.length)] as T,
  };
}

const LONG = 10_240;
const PROTOTYPE_KEYS = ["__proto__", "constructor", "prototype", "toString", "hasOwnProperty"];

/** Texts that programs stumble over. None holds what a leak is known by. */
const texts: readonly string[] = [
  "",
  " ",
  "\t\n",
  "\0",
  "a\0b",
  "\u0001\u001B[31m\u007F",
  "\uD800",
  "a\uDC00b",
  "\uD83D",
  "x".repeat(LONG),
  "ß".repeat(LONG),
  "🙂".repeat(300),
  "İıſK",
  "e\u0301",
  "\u202Eabc",
  "\uFEFF",
  "%",
  "_",
  "%_\\*",
  "'",
  '"',
  "''; --",
  '" or 1=1',
  "`",
  "$1",
  "?",
  ":a",
  "{{7*7}}",
  "${1}",
  "<b onclick=x>",
  "../../../etc/hosts",
  "//host/",
  "null",
  "undefined",
  "NaN",
  "true",
  "-1",
  "0",
  "1e309",
  "0x10",
  "9007199254740993",
  "99999999999999999999",
  "[object Object]",
  "[]",
  "{}",
  "a,b",
  "\u0001",
  "1\u00012",
  "2026-02-30",
  "2026-13-01T00:00:00Z",
  "+275760-09-13",
  "0000-01-01",
  "9999-12-31T23:59:59.999Z",
  "not@an@address",
  "file:x",
  "javascript:x",
  ...PROTOTYPE_KEYS,
];

const numbers: readonly number[] = [
  0,
  -0,
  -1,
  1,
  0.5,
  -0.1,
  1e-7,
  101,
  1_001,
  32_768,
  2 ** 31 - 1,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 32,
  2 ** 53 - 1,
  2 ** 53,
  2 ** 53 + 2,
  -(2 ** 53),
  2 ** 63,
  2 ** 64,
  1e21,
  1e100,
  -1e100,
  Number.MAX_VALUE,
  -Number.MAX_VALUE,
  Number.MIN_VALUE,
];

const nested = (depth: number): unknown =>
  depth === 0 ? 1 : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) };

/** Entries keep `__proto__` as a key of the object itself. */
const withKey = (key: string, value: unknown): object => Object.fromEntries([[key, value]]);

const structures: readonly ((chance: Chance) => unknown)[] = [
  () => null,
  () => true,
  () => false,
  () => [],
  () => ({}),
  () => [[]],
  () => [null],
  () => nested(40),
  () => Array.from({ length: 1_001 }, (_, at) => at),
  (chance) => withKey(chance.pick(PROTOTYPE_KEYS), { polluted: true }),
  () => ({ constructor: { prototype: { polluted: true } } }),
  (chance) => withKey(chance.pick(texts), chance.pick(texts)),
  (chance) => [chance.pick(texts), chance.pick(numbers)],
  () => ({ toString: 1, valueOf: 1, length: -1 }),
];

export const hostileText = (chance: Chance): string => chance.pick(texts);

/** Any JSON value that nobody expects. */
export function hostile(chance: Chance): unknown {
  const kind = chance.below(5);
  return kind < 2 ? chance.pick(texts) : kind < 4 ? chance.pick(numbers) : chance.pick(structures)(chance);
}

/** How often each part of a value is put out of order. */
const RATE = 0.12;

/** The value with parts left out, replaced, added and repeated. */
export function mutated(value: unknown, chance: Chance): unknown {
  if (chance.is(RATE)) return chance.is(0.2) ? [value, value] : hostile(chance);
  if (Array.isArray(value)) {
    const parts = value.map((one) => mutated(one, chance));
    return chance.is(RATE) ? [...parts, ...parts, hostile(chance)] : parts;
  }
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value)
    .filter(() => !chance.is(RATE / 2))
    .map(([key, one]): [string, unknown] => [key, mutated(one, chance)]);
  if (chance.is(RATE))
    entries.push([chance.is(0.5) ? chance.pick(PROTOTYPE_KEYS) : hostileText(chance), hostile(chance)]);
  return Object.fromEntries(entries);
}

/** An identifier that a sample row may have. */
export const likelyId = (chance: Chance): string =>
  String(chance.is(0.15) ? 4_960 + chance.below(60) : 1 + chance.below(chance.is(0.6) ? 16 : 80));

/** A text that suits a field of this name. */
export function likelyText(name: string, chance: Chance): string {
  if (/email/i.test(name)) return `person${chance.below(90)}@example.com`;
  if (/avatar|image|picture/i.test(name)) return "/media/avatars/blank.svg";
  if (/start|end|from|until|At$/.test(name)) return `2026-11-${10 + chance.below(19)}T09:00:00.000Z`;
  if (/date|day/i.test(name)) return `2026-11-${10 + chance.below(19)}`;
  if (name === "currency") return chance.is(0.8) ? "CNY" : "USD";
  if (name === "countryCode") return "CN";
  if (name === "url") return chance.pick(["", "https://host.example/a", "/media/files/sheet.svg"]);
  if (/^(key|list|sort|name)$/.test(name))
    return chance.pick(["products", "quay-7", `canary-${chance.below(900)}`]);
  if (name === "idempotencyKey") return `key ${chance.below(chance.is(0.2) ? 9 : 90_000)}`;
  if (/password/i.test(name)) return chance.pick(["client", "wrong"]);
  return chance.pick(["a", "Harbour lamp", "Ödön", "quay 7", "测试", "Canary", String(chance.below(6_000))]);
}
