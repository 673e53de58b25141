import { anyOfSet, anyWholes, dayText, oneOf, trueOrFalse } from "#gateway/platform/csv/params.ts";
import { exportRoute } from "#gateway/platform/csv/exportRoute.ts";
import type { RestRoute } from "#gateway/platform/rest/rest.ts";
import { conditions } from "./conditions.ts";
import { reviewList, ReviewStatus, type ReviewRow } from "./repository.ts";

const columns = {
  product: { header: "Product", write: (row: ReviewRow) => row.product },
  companyName: { header: "Brand", write: (row: ReviewRow) => row.companyName },
  reviewer: { header: "Reviewer", write: (row: ReviewRow) => row.reviewer },
  email: { header: "E-mail", write: (row: ReviewRow) => row.email },
  review: { header: "Rating", write: (row: ReviewRow) => row.review },
  head: { header: "Headline", write: (row: ReviewRow) => row.head },
  para: { header: "Text", write: (row: ReviewRow) => row.para },
  date: { header: "Date", write: (row: ReviewRow) => row.date },
  status: { header: "Status", codes: Object.values(ReviewStatus), write: (row: ReviewRow) => row.status },
  reply: { header: "Reply", write: (row: ReviewRow) => row.reply },
  repliedAt: { header: "Replied", write: (row: ReviewRow) => row.repliedAt },
};

export const csvRoutes: RestRoute[] = [
  exportRoute({
    path: "/apps/ecommerce/reviews",
    access: "sample",
    tag: "Reviews",
    name: "reviews",
    list: reviewList,
    columns,
    sorts: ["PRODUCT", "REVIEWER", "DATE", "STATUS", "REVIEW", "CREATED"],
    filters: () => ({
      q: oneOf(
        "Text that the product's name, the writer's name or e-mail address, the headline or the text contains.",
      ),
      status: anyOfSet("Any of these statuses.", ReviewStatus),
      review: anyWholes("Any of these ratings."),
      dateFrom: dayText("The first day."),
      dateTo: dayText("The last day."),
      replied: trueOrFalse("Whether the shop has answered."),
    }),
    conditions: ({ q, ...filter }) => ({ q, where: conditions(filter) }),
  }),
];
