/** One filter of a list: how its value is read from the URL's texts and written back. `read` answers undefined for nonsense. */
export interface ListFilter<TValue> {
  read(texts: readonly string[]): TValue | undefined;
  write(value: TValue): string[];
  /** Calls what the visitor makes of filters of this kind. */
  visit<TResult>(visitor: FilterVisitor<TResult>, name: string, filter: BoundFilter<TValue>): TResult;
}

/** A range of numbers; an open end is left out. */
export interface NumberRange {
  min?: number;
  max?: number;
}

/** A stretch of days (`2026-11-21`), both of which belong to it; an open end is left out. */
export interface DayRange {
  from?: string;
  to?: string;
}

/** One filter of a list as a control holds it. */
export interface BoundFilter<TValue> {
  /** The value in force; undefined when the filter is off. */
  value: TValue | undefined;
  /** Whether the chosen view decides the value, so that the control is not offered. */
  fixed: boolean;
  /** Sets the value, or switches the filter off, and goes to the first page. */
  set: (value: TValue | undefined) => void;
}

/** What is made of a filter of each kind: its controls, for example. `name` is the filter's name in the URL. */
export interface FilterVisitor<TResult> {
  /** Any of several values: `values` are all there are, where they are known; `words` is the key that holds their names. */
  choices<TValue extends string>(
    name: string,
    filter: BoundFilter<TValue[]>,
    offered: { values?: readonly TValue[]; words?: string; read: (value: string) => TValue | undefined },
  ): TResult;
  yesNo(name: string, filter: BoundFilter<boolean>): TResult;
  range(name: string, filter: BoundFilter<NumberRange>, units: RangeUnits): TResult;
  days(name: string, filter: BoundFilter<DayRange>): TResult;
}

/** What the numbers of a range are. */
export interface RangeUnits {
  /** How many of the value's units make one of those that a person types: 100 for money in minor units. */
  perUnit?: number;
  /** The currency of amounts. */
  currency?: string;
}

/** The most values one filter takes. */
const maxChoices = 50;
/** The longest text of one value. */
const maxLength = 200;

/**
 * Any of a closed set of constants. The URL holds them in lower case: `status=published&status=scheduled`.
 * @param words the key that holds their names, `statuses` for example.
 */
export function anyOf<TValue extends string>(
  values: readonly TValue[],
  words?: string,
): ListFilter<TValue[]> {
  return {
    read: (texts) =>
      nonEmpty(values.filter((value) => texts.some((text) => text.toLowerCase() === value.toLowerCase()))),
    write: (chosen) => chosen.map((value) => value.toLowerCase()),
    visit: (visitor, name, filter) =>
      visitor.choices(name, filter, {
        values,
        ...(words !== undefined && { words }),
        read: (value) => values.find((one) => one === value),
      }),
  };
}

/** Any of a list of texts that is not known beforehand, a brand for example. */
export function anyText(): ListFilter<string[]> {
  return {
    read: (texts) =>
      nonEmpty(
        [...new Set(texts.filter((text) => text !== "" && text.length <= maxLength))].slice(0, maxChoices),
      ),
    write: (chosen) => chosen,
    visit: (visitor, name, filter) => visitor.choices(name, filter, { read: (value) => value }),
  };
}

/** Yes or no: `stock=yes`. */
export function yesNo(): ListFilter<boolean> {
  return {
    read: ([text]) => (text === "yes" ? true : text === "no" ? false : undefined),
    write: (value) => [value ? "yes" : "no"],
    visit: (visitor, name, filter) => visitor.yesNo(name, filter),
  };
}

/**
 * A range of whole numbers from 0, written `50..200`, `50..` or `..200`. With `perUnit` the value is held in minor units
 * while the URL shows major ones: 100 makes `price=49.90..` the range from 4990.
 */
export function numberRange({ perUnit = 1, ...units }: RangeUnits = {}): ListFilter<NumberRange> {
  const bound = (text: string | undefined) => {
    const value = text && /^\d{1,9}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * perUnit) : undefined;
    return value;
  };
  const shown = (value: number | undefined) => (value === undefined ? "" : String(value / perUnit));
  return {
    read: ([text = ""]) => {
      const [, least, most] = /^([\d.]*?)\.\.([\d.]*)$/.exec(text) ?? [];
      const [min, max] = [bound(least), bound(most)];
      if (min === undefined && max === undefined) return undefined;
      return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
    },
    write: ({ min, max }) => (min === undefined && max === undefined ? [] : [`${shown(min)}..${shown(max)}`]),
    visit: (visitor, name, filter) => visitor.range(name, filter, { perUnit, ...units }),
  };
}

/** A stretch of days, written `2026-11-01..2026-11-21`, `2026-11-01..` or `..2026-11-21`. */
export function dayRange(): ListFilter<DayRange> {
  const day = (text: string | undefined) =>
    text && /^\d{4}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00Z`).toJSON()?.startsWith(text)
      ? text
      : undefined;
  return {
    read: ([text = ""]) => {
      const [, first, last] = /^([\d-]*?)\.\.([\d-]*)$/.exec(text) ?? [];
      const [from, to] = [day(first), day(last)];
      if (from === undefined && to === undefined) return undefined;
      return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
    },
    write: ({ from, to }) => (from === undefined && to === undefined ? [] : [`${from ?? ""}..${to ?? ""}`]),
    visit: (visitor, name, filter) => visitor.days(name, filter),
  };
}

function nonEmpty<TValue>(values: TValue[]): TValue[] | undefined {
  return values.length > 0 ? values : undefined;
}
