import { z } from "zod";
import type { ListPage } from "#gateway/platform/list/list.ts";
import { given, is } from "#gateway/platform/list/conditions.ts";
import { answerPage, errorBody, route } from "#gateway/platform/rest/rest.ts";
import { listArgs, listParams, textParam } from "#gateway/platform/rest/params.ts";
import { csvRoutes } from "./csv.ts";
import { reviewList, ReviewStatus, type ReviewRow } from "./repository.ts";
import { reviews } from "./rules.ts";

const review = z
  .object({
    id: z.int(),
    product: z.string(),
    companyName: z.string(),
    productImage: z.string(),
    reviewer: z.string(),
    email: z.string(),
    avatar: z.string(),
    date: z.string().meta({ description: "The day in UTC, YYYY-MM-DD." }),
    status: z.enum(ReviewStatus),
    review: z.int().meta({ description: "The rating, 1 to 5." }),
    head: z.string(),
    para: z.string(),
  })
  .meta({ id: "Review" });

const shown = ({
  id,
  product,
  companyName,
  productImage,
  reviewer,
  email,
  avatar,
  date,
  status,
  review: rating,
  head,
  para,
}: ReviewRow) => ({
  id,
  product,
  companyName,
  productImage,
  reviewer,
  email,
  avatar,
  date,
  status,
  review: rating,
  head,
  para,
});

const answer = answerPage(({ items, total }: ListPage<ReviewRow>) => ({ reviews: items.map(shown), total }));

const example = {
  id: 100,
  product: "Reef chess set",
  companyName: "Polyfin",
  productImage: "/media/products/reef-chess-set.svg",
  reviewer: "Camille Fournier",
  email: "camille.fournier@example.org",
  avatar: "/media/avatars/face-012.svg",
  date: "2026-11-20",
  status: "Pending",
  review: 5,
  head: "A board to leave standing",
  para: "The pieces have a good weight and the felt does not slip.",
};

const tag = "Reviews";

export const routes = [
  route({
    method: "GET",
    path: "/apps/ecommerce/reviews",
    access: "sample",
    tag,
    summary: "Lists reviews",
    description: "Newest first before sorting.",
    query: z.object({
      q: textParam(
        "Text that the product's name, the writer's name or e-mail address, the headline or the text contains.",
      ),
      status: textParam("The status, to the letter; `All` for any."),
      ...listParams({ product: "PRODUCT", reviewer: "REVIEWER", date: "DATE", status: "STATUS" }),
    }),
    answers: {
      200: {
        description: "A page of reviews.",
        body: z.object({ reviews: z.array(review), total: z.int() }).meta({ id: "ReviewList" }),
        example: { reviews: [example], total: 100 },
      },
    },
    handle: async ({ query }, { store }) => {
      const where = given(is("status", query.status === "All" ? null : query.status));
      return answer(await reviewList.page(store, { ...listArgs(query), q: query.q, where }));
    },
  }),
  route({
    method: "DELETE",
    path: "/apps/ecommerce/reviews/{id}",
    access: "sample",
    tag,
    summary: "Removes a review",
    params: z.object({ id: z.string().meta({ description: "The review's id.", example: "1" }) }),
    answers: {
      200: { description: "The review is gone.", body: z.object({ id: z.int() }), example: { id: 1 } },
      404: { description: "There is no such review.", body: errorBody },
    },
    handle: async ({ params }, context) => {
      await reviews.remove(context, params.id);
      return { status: 200, body: { id: Number(params.id) } };
    },
  }),
  ...csvRoutes,
];
