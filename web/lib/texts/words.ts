import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/**
 * Where the texts of an entity or a screen stand: their namespace, and the key below which they are where they do not fill
 * it. `ecommerceOrders`, `ecommerce:products`.
 */
export type TextPlace = string;

/**
 * Says one of the texts of a place, by a key whose name the kit gives (`fields.name`, `statuses.ACTIVE`) or a screen has of
 * its own; of several keys the first that there is.
 */
export type Words = (key: string | string[], values?: Record<string, unknown>) => string;

/**
 * The texts of a place; the same function while the language does not change. What a place does not say itself is said in the
 * words that all records have in common (`ui:records`).
 */
export function useWords(place: TextPlace): Words {
  const { t } = useTranslation(place.split(":")[0]);
  return useCallback(
    (key, values = {}) => {
      const keys = [key].flat();
      const below = (above: string) => keys.map((one) => above + one);
      const own = below(place.includes(":") ? `${place}.` : `${place}:`);
      return t([...own, ...below("ui:records.")], values);
    },
    [t, place],
  );
}

/** The values of an enum with their names, as fields and filters offer them; `group` is the key that holds the names, `statuses` for example. */
export const optionsOf = <TValue extends string>(
  words: Words,
  group: string,
  values: readonly TValue[],
): { value: TValue; label: string }[] =>
  values.map((value) => ({ value, label: words(`${group}.${value}`) }));
