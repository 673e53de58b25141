import { comparedPeriod } from "#gateway/platform/period.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { placedByDay, stagesReached } from "#gateway/domains/ecommerce/orders/rules.ts";
import { reviewsBy } from "#gateway/domains/ecommerce/reviews/rules.ts";
import { issuedByDay } from "#gateway/domains/invoice/invoices/rules.ts";

/** @throws {AppError} BAD_USER_INPUT at `days` when the period is empty or too long. */
export async function suiteActivity(context: RequestContext, length: number) {
  const { store, clock } = context;
  const { now, before, days } = comparedPeriod(clock, length);
  const both = { from: before.from, to: now.to };
  const [orders, invoices, reviews, ratings, ratingsBefore, stages] = await Promise.all([
    placedByDay(store, both),
    issuedByDay(context, both.from, both.to),
    reviewsBy(store, "date", both.from, both.to),
    reviewsBy(store, "review", now.from, now.to),
    reviewsBy(store, "review", before.from, before.to),
    stagesReached(store, now, before),
  ]);
  const parts = [
    { kind: "ORDERS", byDay: orders },
    { kind: "INVOICES", byDay: invoices },
    { kind: "REVIEWS", byDay: reviews },
  ] as const;
  return {
    ...now,
    counts: parts.map(({ kind, byDay }) => ({
      kind,
      now: sum(days.map(({ date }) => byDay.get(date) ?? 0)),
      before: sum(days.map(({ earlier }) => byDay.get(earlier) ?? 0)),
      days: days.map(({ date, earlier }) => ({
        date,
        count: byDay.get(date) ?? 0,
        before: byDay.get(earlier) ?? 0,
      })),
    })),
    rating: { now: mean(ratings), before: mean(ratingsBefore) },
    ratings: [5, 4, 3, 2, 1].map((review) => ({
      review,
      now: ratings.get(String(review)) ?? 0,
      before: ratingsBefore.get(String(review)) ?? 0,
    })),
    stages,
  };
}

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

function mean(ratings: ReadonlyMap<string, number>): number {
  const given = sum([...ratings.values()]);
  return given === 0 ? 0 : sum([...ratings].map(([review, count]) => Number(review) * count)) / given;
}
