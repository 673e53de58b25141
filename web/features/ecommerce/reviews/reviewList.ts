import { anyOf, dayRange, yesNo } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import type { ReviewFilter } from "#web/generated/types.ts";
import { ratings, reviewStatuses } from "./reviewValues.ts";

export const reviewList = declareLiveList({
  name: "ecommerce.reviews",
  cache: {
    rows: "reviews",
    figures: ["reviewSummary", "review"],
    counts: { summary: "reviewSummary", facets: { byStatus: "status" } },
  },
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
