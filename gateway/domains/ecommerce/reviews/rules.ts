import { z } from "zod";
import { calendarDay, type Clock } from "#gateway/platform/clock.ts";
import { nameOf } from "#gateway/platform/enumText.ts";
import { childLoader } from "#gateway/platform/entity/loaders.ts";
import { between, given, is } from "#gateway/platform/list/conditions.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { keyOf, readInput, unknownRow } from "#gateway/platform/entity/inputs.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { BLANK_FACE, email, picturePath, text } from "#gateway/platform/validate.ts";
import { productTable } from "#gateway/domains/ecommerce/products/repository.ts";
import { reviewList, ReviewStatus, reviewTable, type ReviewData, type ReviewRow } from "./repository.ts";

const WEEK = 7;

const changeable = z.object({
  review: z.int().min(1).max(5),
  head: text(1, 120),
  para: text(0, 2_000),
  status: z.enum(ReviewStatus),
  reply: text(0, 2_000),
});
const written = changeable
  .omit({ reply: true })
  .extend({ productId: z.string(), reviewer: text(1, 120), email, avatar: picturePath.default(BLANK_FACE) });

/** A reply is dated when it is first given or reworded; without one there is no date. */
const dated = (
  { reply }: Pick<ReviewData, "reply">,
  changes: Partial<ReviewData>,
  now: string,
): Partial<ReviewData> =>
  changes.reply === undefined || changes.reply === reply
    ? {}
    : { repliedAt: changes.reply === "" ? "" : now };

export const reviews = defineRecords({
  what: "Review",
  table: reviewTable,
  change: changeable.partial(),
  amend: dated,
});

export const loadReviews = childLoader(reviewList, "productId");

export async function create(context: RequestContext, input: object): Promise<ReviewRow> {
  const { productId, ...rest } = readInput(written, input);
  const product = await productTable.byId(context.store.db, keyOf(productId));
  if (!product) throw unknownRow("productId", "product");
  return await reviews.add(context, {
    ...rest,
    productId: product.id,
    product: product.productName,
    companyName: product.productBrand,
    productImage: product.image,
    date: calendarDay(context.clock),
    reply: "",
    repliedAt: "",
  });
}

/** How many reviews of a stretch of days have each value of a column. */
export const reviewsBy = (store: Store, column: "date" | "review", from: string, to: string) =>
  reviewList.values(store, column, given(between("date", from, to)));

/** The reviews in figures, none of which costs more with more reviews. */
export async function summary(store: Store, clock: Clock) {
  const days = Array.from({ length: WEEK }, (_, at) => calendarDay(clock, at - WEEK + 1));
  const [total, sum, ratings, statuses, ...counts] = await Promise.all([
    reviewList.total(store),
    reviewList.sum(store, "review"),
    reviewList.facet(store, "review"),
    reviewList.facet(store, "status"),
    ...days.map((date) => reviewList.count(store, given(is("date", date)))),
  ]);
  return {
    total,
    average: total === 0 ? 0 : sum / total,
    byRating: [5, 4, 3, 2, 1].map((review) => ({
      review,
      count: ratings.find(({ value }) => value === String(review))?.count ?? 0,
    })),
    byStatus: statuses.map((one) => ({ ...one, value: nameOf(ReviewStatus, one.value) })),
    week: days.map((date, at) => ({ date, count: counts[at] ?? 0 })),
  };
}

const sample = written.extend({
  productId: z.int(),
  product: z.string(),
  companyName: z.string(),
  productImage: picturePath,
  createdDay: z.int(),
  reply: text(1, 2_000).optional(),
  repliedDay: z.int().optional(),
  repliedMinute: z.int().optional(),
});

export const seedReviews = seedRows(reviewTable, (at) =>
  sample.transform(({ createdDay, reply = "", repliedDay = 0, repliedMinute, ...row }) => ({
    ...row,
    date: at(createdDay).slice(0, 10),
    reply,
    repliedAt: reply && at(repliedDay, repliedMinute),
  })),
);
