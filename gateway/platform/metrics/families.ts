import { createTally, type Tally } from "./tally.ts";

/** The values of a metric's labels, in the order of their names. */
export type LabelValues = readonly string[];

/** What a family is called, what it tells, and what tells its members apart. */
export interface FamilyFacts {
  name: string;
  help: string;
  labels: readonly string[];
}

/** Something that is counted. */
export interface Count {
  value: number;
}

/** Members of one kind, each with labels of its own; there are never more than a few. */
export interface Family<Member> extends FamilyFacts {
  /** The member with these labels. */
  of(...values: LabelValues): Member;
  /** All members there are. */
  members(): readonly Labelled<Member>[];
}

interface Labelled<Member> {
  values: LabelValues;
  member: Member;
}

/** What stands below the first values of labels: nothing is put together to find it, as it is looked for at each request. */
interface Place<Member> {
  found?: Labelled<Member>;
  after: Map<string, Place<Member>>;
}

function placeAt<Member>(from: Place<Member>, values: LabelValues): Place<Member> {
  let at = from;
  for (const value of values) {
    const next = at.after.get(value) ?? { after: new Map() };
    at.after.set(value, next);
    at = next;
  }
  return at;
}

/** How many members a family has at most: whoever comes later counts as `other`. */
const MOST = 1_000;

/** Makes a family without members. */
export function createFamily<Member>(facts: FamilyFacts, make: () => Member, most = MOST): Family<Member> {
  const all: Labelled<Member>[] = [];
  const places: Place<Member> = { after: new Map() };
  const others = facts.labels.map(() => "other");
  const keep = (values: LabelValues): Member => {
    const known = values.reduce<Place<Member> | undefined>(
      (at, value) => at?.after.get(value),
      places,
    )?.found;
    if (known) return known.member;
    if (all.length >= most && values !== others) return keep(others);
    const found = { values, member: make() };
    all.push(found);
    placeAt(places, values).found = found;
    return found.member;
  };
  return { ...facts, of: (...values) => keep(values), members: () => all };
}

/** A family of times. */
export const durations = (name: string, help: string, ...labels: string[]): Family<Tally> =>
  createFamily({ name, help, labels }, createTally);

/** A family of counts, which only grow. */
export const counts = (name: string, help: string, ...labels: string[]): Family<Count> =>
  createFamily({ name, help, labels }, () => ({ value: 0 }));

/** A value as it is now, with the values of its labels. */
export interface Reading {
  values: LabelValues;
  value: number;
}

/** What is read when somebody asks. */
export interface Gauge extends FamilyFacts {
  read: () => readonly Reading[] | Promise<readonly Reading[]>;
}
