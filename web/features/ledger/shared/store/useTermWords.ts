import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import type { StoreTermsFragment } from "./storeCards.generated.ts";
import { couponTexts } from "./storeParts.ts";

/** Says what a coupon serves for, in one line. */
export function useTermWords(): (terms: StoreTermsFragment) => string {
  const words = useWords(couponTexts);
  const format = useFormat();
  return ({ productTypes, kinds, firstOrderOnly, validDays, validTo }) => {
    const named = (group: string, values: readonly string[]) =>
      values.length === 0 ? [] : [format.list(values.map((value) => words(`${group}.${value}`)))];
    return [
      ...(productTypes.length + kinds.length === 0 ? [words("forAll")] : []),
      ...named("products", productTypes),
      ...named("kinds", kinds),
      ...(firstOrderOnly ? [words("firstOrder")] : []),
      validDays !== null
        ? words("days", { count: validDays })
        : words("until", { day: format.date(validTo ?? "") }),
    ].join(" · ");
  };
}
