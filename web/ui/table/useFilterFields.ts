import type { ListState } from "#web/lib/list/useListState.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { daysField } from "./daysField.ts";
import { choiceField, type FilterField, rangeField, yesNoField } from "./parts/filterFields.ts";

/** What is known of a filter's values beyond its declaration. */
export interface FilterValues {
  /** How many rows have each; they are also the values themselves where those are not declared. */
  counts?: readonly { value: string; count: number }[] | undefined;
  /** The name of a value, where it is not among the texts; the values then stand in the order of their names. */
  nameOf?: (value: string) => string;
}

/**
 * The filters of a list as its table shows them. Each is called by the text `filters.<name>`, or `fields.<name>` where there
 * is none; yes and no are `filters.<name>Yes` and `filters.<name>No`. A filter that is known to have no values is left out.
 * @param known by the names of the filters.
 */
export function useFilterFields<TValues extends object>(
  { texts, eachFilter }: Pick<ListState<string, TValues, string, object>, "texts" | "eachFilter">,
  known: { readonly [K in keyof TValues]?: FilterValues },
): FilterField[] {
  const words = useWords(texts);
  const { money, number, currencySign } = useFormat();
  const label = (name: string) => words([`filters.${name}`, `fields.${name}`]);
  const values = new Map<string, FilterValues | undefined>(Object.entries(known));
  const fields = eachFilter<FilterField>({
    choices: (name, filter, { values: declared, words: group, read }) => {
      const { counts, nameOf } = values.get(name) ?? {};
      const counted = (counts ?? []).flatMap(({ value }) => read(value) ?? []);
      // What is chosen names itself also before, or where, no row has it.
      const own = nameOf ? counted : [...new Set([...counted, ...(filter.value ?? [])])];
      const all = declared ?? own;
      const options = all.map((value) => {
        const count = counts && (counts.find((one) => one.value === value)?.count ?? 0);
        const text = nameOf?.(value) ?? (group === undefined ? value : words(`${group}.${value}`));
        return { value, label: text, ...(count !== undefined && { count }) };
      });
      return choiceField(
        name,
        label(name),
        filter,
        nameOf && !declared ? options.toSorted((a, b) => a.label.localeCompare(b.label)) : options,
        !declared && !counts,
      );
    },
    yesNo: (name, filter) =>
      yesNoField(name, label(name), filter, {
        yes: words(`filters.${name}Yes`),
        no: words(`filters.${name}No`),
      }),
    range: (name, filter, { perUnit = 1, currency }) =>
      rangeField(
        name,
        label(name),
        filter,
        currency === undefined
          ? { perUnit, format: number }
          : {
              perUnit,
              unit: currencySign(currency),
              format: (amountMinor) =>
                money({ amountMinor, currency }, { whole: amountMinor % perUnit === 0 }),
            },
      ),
    days: (name, filter) => daysField(name, label(name), filter),
  });
  const isIdle = ({ id, active, ...field }: FilterField) =>
    !active && field.kind === "choices" && field.choices.length === 0 && values.get(id)?.counts !== undefined;
  return fields.filter((field) => !isIdle(field));
}
