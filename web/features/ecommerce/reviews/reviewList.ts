import type { ReviewFilter, ReviewStatus } from "#web/generated/types.ts";
import { anyOf, dayRange, yesNo } from "#web/lib/list/listFilters.ts";
import { declareLiveList } from "#web/lib/list/listState.ts";
import type { ListStateOf } from "#web/lib/list/useListState.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";
import type { ReviewListSummaryQuery } from "./reviews.generated.ts";

const reviewStatuses = ["PUBLISHED", "PENDING"] as const satisfies readonly ReviewStatus[];

export const reviewStatusLooks: PillLooks<ReviewStatus> = {
  PUBLISHED: { tone: "ok" },
  PENDING: { tone: "warn", icon: "clock" },
};

export const ratings = ["5", "4", "3", "2", "1"] as const;

export const reviewList = declareLiveList({
  name: "ecommerce.reviews",
  texts: "ecommerceReviews",
  cache: {
    rows: "reviews",
    figures: ["reviewCounts", "reviewSummary", "suiteActivity", "review"],
    counts: { summary: "reviewSummary", facets: { byStatus: "status" } },
  },
  sorts: ["CREATED", "PRODUCT", "REVIEWER", "REVIEW", "DATE", "STATUS"],
  defaultSort: { field: "CREATED", order: "DESC" },
  filters: {
    status: anyOf(reviewStatuses, "statuses"),
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
    review: rating?.map(Number),
    dateFrom: date?.from,
    dateTo: date?.to,
  }),
});

export interface ReviewCardProps {
  figures: ReviewListSummaryQuery["summary"];
  list: ListStateOf<typeof reviewList>;
}
