import { anyOf, between, given, type Condition } from "../../../platform/list.ts";

/** What a customer list can be asked for; what is absent asks for nothing. */
interface Wanted {
  countryCode?: readonly string[] | null | undefined;
  ordersMin?: number | null | undefined;
  ordersMax?: number | null | undefined;
  totalSpentMin?: number | null | undefined;
  totalSpentMax?: number | null | undefined;
}

export const matching = (filter?: Wanted | null): Condition[] => given(
  anyOf("countryCode", filter?.countryCode),
  between("orderCount", filter?.ordersMin, filter?.ordersMax), between("totalSpentMinor", filter?.totalSpentMin, filter?.totalSpentMax),
);
