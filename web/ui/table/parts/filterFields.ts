import type { DayRange, NumberRange } from "#web/lib/list/listFilters.ts";
import type { Locale } from "#web/lib/texts/locale.ts";
import type { BoundFilter } from "#web/lib/list/listFilters.ts";

interface FieldBase {
  id: string;
  label: string;
  /** Whether the chosen view decides it, so that it is not offered. */
  fixed: boolean;
  /** Whether it is in force. */
  active: boolean;
  clear: () => void;
}

/** One of the values a filter offers. */
export interface FilterChoice {
  value: string;
  label: string;
  /** How many rows have it. */
  count?: number;
  chosen: boolean;
  choose: () => void;
}

/** A filter with some of several values, or with exactly one where it is `single`. */
export interface ChoiceField extends FieldBase {
  kind: "choices";
  single: boolean;
  choices: readonly FilterChoice[];
  /** Whether more of its values are on their way. */
  waiting: boolean;
}

/** A filter with a least and a most number. */
export interface RangeField extends FieldBase {
  kind: "range";
  value: NumberRange;
  /** What stands before the number, `¥` for example. */
  unit: string;
  /** How many of the value's units make one of those that a person types. */
  perUnit: number;
  format: (value: number) => string;
  set: (range: NumberRange | undefined) => void;
}

/** A filter with a first and a last day. */
export interface DaysField extends FieldBase {
  kind: "days";
  value: DayRange;
  /** Writes a day as one types it. */
  write: (day: string, locale: Locale) => string;
  set: (range: DayRange | undefined) => void;
}

/** A filter of a table as its button, its popover and the phone's sheet show it. */
export type FilterField = ChoiceField | RangeField | DaysField;

/** What every filter has of what it is bound to. */
export function fieldBase<TValue>(
  id: string,
  label: string,
  { value, fixed, set }: BoundFilter<TValue>,
): FieldBase {
  return { id, label, fixed, active: value !== undefined, clear: () => set(undefined) };
}

/** A filter with any of several values; `waiting` while more of them are on their way. */
export function choiceField<TValue extends string>(
  id: string,
  label: string,
  filter: BoundFilter<TValue[]>,
  options: readonly { value: TValue; label: string; count?: number }[],
  waiting: boolean,
): ChoiceField {
  const chosen = filter.value ?? [];
  const without = (value: TValue) => chosen.filter((other) => other !== value);
  const set = (values: TValue[]) => filter.set(values.length > 0 ? values : undefined);
  const choices = options.map((option) => {
    const isChosen = chosen.includes(option.value);
    return {
      ...option,
      chosen: isChosen,
      choose: () => set(isChosen ? without(option.value) : [...chosen, option.value]),
    };
  });
  return { ...fieldBase(id, label, filter), kind: "choices", single: false, choices, waiting };
}

/** A filter with yes or no, in words of its own. */
export function yesNoField(
  id: string,
  label: string,
  filter: BoundFilter<boolean>,
  words: { yes: string; no: string },
): ChoiceField {
  const choice = (value: boolean, word: string) => ({
    value: word,
    label: word,
    chosen: filter.value === value,
    choose: () => filter.set(value),
  });
  return {
    ...fieldBase(id, label, filter),
    kind: "choices",
    single: true,
    choices: [choice(true, words.yes), choice(false, words.no)],
    waiting: false,
  };
}

/** A filter with a range of numbers or amounts. */
export function rangeField(
  id: string,
  label: string,
  filter: BoundFilter<NumberRange>,
  looks: { unit?: string; perUnit?: number; format: (value: number) => string },
): RangeField {
  return {
    ...fieldBase(id, label, filter),
    kind: "range",
    value: filter.value ?? {},
    set: filter.set,
    unit: "",
    perUnit: 1,
    ...looks,
  };
}
