import { keyOf } from "#gateway/platform/entity/inputs.ts";
import type { Condition } from "#gateway/platform/list/list.ts";
import { anyOf, between, given, is } from "#gateway/platform/list/conditions.ts";
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

const answered = (replied: boolean | null | undefined): Condition | null =>
  replied ? between("repliedAt", "0", null) : is("repliedAt", replied === false ? "" : null);

export const conditions = (filter?: Wanted | null): Condition[] =>
  given(
    anyOf("status", filter?.status),
    anyOf("review", filter?.review),
    is("productId", filter?.productId && keyOf(filter.productId)),
    between("date", filter?.dateFrom, filter?.dateTo),
    answered(filter?.replied),
  );
