import { anyOf, dayRange, yesNo } from "../../../lib/listFilters.ts";
import { declareList } from "../../../lib/listState.ts";
import type { ReviewFilter } from "../../../generated/types.ts";
import { ratings, reviewStatuses } from "./reviewValues.ts";

export const reviewList = declareList({
  name: "ecommerce.reviews",
  sorts: ["CREATED", "PRODUCT", "REVIEWER", "REVIEW", "DATE", "STATUS"],
  defaultSort: { field: "CREATED", order: "DESC" },
  filters: {
    status: anyOf(reviewStatuses),
    rating: anyOf(ratings),
    date: dayRange(),
    replied: yesNo(),
  },
  views: {
    all: {},
    published: { status: ["PUBLISHED"] },
    pending: { status: ["PENDING"] },
  },
  input: ({ rating, date, ...filters }): ReviewFilter => ({
    ...filters,
    ...(rating && { review: rating.map(Number) }),
    ...(date?.from !== undefined && { dateFrom: date.from }),
    ...(date?.to !== undefined && { dateTo: date.to }),
  }),
});
