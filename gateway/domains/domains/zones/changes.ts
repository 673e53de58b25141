import type { KeptRecord } from "./repository.ts";

export type RecordState = "APPLIED" | "ADDED" | "CHANGED" | "REMOVED";

/** A record beside what is applied of it. */
export interface ComparedRecord extends KeptRecord {
  state: RecordState;
  before: KeptRecord | null;
}

const isSame = (one: KeptRecord, other: KeptRecord): boolean =>
  one.type === other.type &&
  one.name === other.name &&
  one.value === other.value &&
  one.ttl === other.ttl &&
  one.isEnabled === other.isEnabled;

/** The top first, then by name; at a name by type and value. */
const inOrder = (one: KeptRecord, other: KeptRecord): number => {
  const key = ({ name, type, value }: KeptRecord) => `${name === "@" ? "" : name}\u0001${type}\u0001${value}`;
  return key(one) < key(other) ? -1 : 1;
};

/** The records that there are and those that go, each with how it differs from what was before. */
export function compare(before: readonly KeptRecord[], now: readonly KeptRecord[]): ComparedRecord[] {
  const was = new Map(before.map((one) => [one.id, one]));
  const is = new Set(now.map(({ id }) => id));
  const kept = now.map((one): ComparedRecord => {
    const old = was.get(one.id);
    if (!old) return { ...one, state: "ADDED", before: null };
    return isSame(old, one)
      ? { ...one, state: "APPLIED", before: null }
      : { ...one, state: "CHANGED", before: old };
  });
  const gone = before
    .filter(({ id }) => !is.has(id))
    .map((one): ComparedRecord => ({ ...one, state: "REMOVED", before: null }));
  return [...kept, ...gone].toSorted(inOrder);
}

/** How many records came, became others, and went. */
export function sumsOf(compared: readonly ComparedRecord[]) {
  const count = (state: RecordState) => compared.filter((one) => one.state === state).length;
  return { added: count("ADDED"), changed: count("CHANGED"), removed: count("REMOVED") };
}
