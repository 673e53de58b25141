import { keyOf } from "../../../platform/records.ts";
import { anyOf, between, given, is, type Condition } from "../../../platform/list.ts";
import type { ReviewStatusText } from "./repository.ts";

/** What a list of reviews can be asked for; what is absent asks for nothing. */
interface Wanted {
  status?: readonly ReviewStatusText[] | null | undefined;
  review?: readonly number[] | null | undefined;
  productId?: string | null | undefined;
  dateFrom?: string | null | undefined;
  dateTo?: string | null | undefined;
  replied?: boolean | null | undefined;
}

const answered = (replied: boolean | null | undefined): Condition | null => (replied ? between("repliedAt", "0", null) : is("repliedAt", replied === false ? "" : null));

export const matching = (filter?: Wanted | null): Condition[] => given(
  anyOf("status", filter?.status), anyOf("review", filter?.review), is("productId", filter?.productId && keyOf(filter.productId)),
  between("date", filter?.dateFrom, filter?.dateTo), answered(filter?.replied),
);
