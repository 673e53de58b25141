import type { Condition } from "#gateway/platform/list/list.ts";
import { anyOf, between, given } from "#gateway/platform/list/conditions.ts";

/** What a customer list can be asked for; what is absent asks for nothing. */
interface Wanted {
  countryCode?: readonly string[] | null | undefined;
  ordersMin?: number | null | undefined;
  ordersMax?: number | null | undefined;
  totalSpentMin?: number | null | undefined;
  totalSpentMax?: number | null | undefined;
}

export const conditions = (filter?: Wanted | null): Condition[] =>
  given(
    anyOf("countryCode", filter?.countryCode),
    between("orderCount", filter?.ordersMin, filter?.ordersMax),
    between("totalSpentMinor", filter?.totalSpentMin, filter?.totalSpentMax),
  );
