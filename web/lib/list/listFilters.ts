/** One filter of a list: how its value is read from the URL's texts and written back. `read` answers undefined for nonsense. */
export interface ListFilter<TValue> {
  read(texts: readonly string[]): TValue | undefined;
  write(value: TValue): string[];
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

/** The most values one filter takes. */
const maxChoices = 50;
/** The longest text of one value. */
const maxLength = 200;

/** Any of a closed set of constants. The URL holds them in lower case: `status=published&status=scheduled`. */
export function anyOf<TValue extends string>(values: readonly TValue[]): ListFilter<TValue[]> {
  return {
    read: (texts) =>
      nonEmpty(values.filter((value) => texts.some((text) => text.toLowerCase() === value.toLowerCase()))),
    write: (chosen) => chosen.map((value) => value.toLowerCase()),
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
  };
}

/** Yes or no: `stock=yes`. */
export function yesNo(): ListFilter<boolean> {
  return {
    read: ([text]) => (text === "yes" ? true : text === "no" ? false : undefined),
    write: (value) => [value ? "yes" : "no"],
  };
}

/**
 * A range of whole numbers from 0, written `50..200`, `50..` or `..200`. With `perUnit` the value is held in minor units
 * while the URL shows major ones: 100 makes `price=49.90..` the range from 4990.
 */
export function numberRange({ perUnit = 1 }: { perUnit?: number } = {}): ListFilter<NumberRange> {
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
  };
}

function nonEmpty<TValue>(values: TValue[]): TValue[] | undefined {
  return values.length > 0 ? values : undefined;
}
