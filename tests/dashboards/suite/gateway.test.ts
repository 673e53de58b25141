import { afterAll, beforeAll, describe, expect, it } from "vitest";
import orders from "../../../fixtures/ecommerce/orders.json" with { type: "json" };
import reviews from "../../../fixtures/ecommerce/reviews.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

interface Compared {
  now: number;
  before: number;
}
interface Activity {
  from: string;
  to: string;
  counts: (Compared & { kind: string; days: { date: string; count: number; before: number }[] })[];
  rating: Compared;
  ratings: (Compared & { review: number })[];
  stages: (Compared & { stage: string })[];
}

const READ = `query ($days: Int!) { activity: suiteActivity(days: $days) { from to
  counts { kind now before days { date count before } } rating { now before }
  ratings { review now before } stages { stage now before } } }`;

const total = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0);
const within = (day: number, first: number, last: number) => day >= first && day <= last;

describe.each(storeKinds)("the suite's activity on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const read = async (days: number) => (await ask<{ activity: Activity }>(READ, { days })).activity;

  it.each([7, 30, 90])("over %i days is that of the rows, beside the period before", async (days) => {
    const { counts, ratings, rating, stages, from, to } = await read(days);
    const rows = (first: number, last: number) => ({
      placed: orders.filter((one) => within(one.createdDay, first, last) && one.payment !== 4),
      written: reviews.filter(({ createdDay }) => within(createdDay, first, last)),
    });
    const [now, before] = [rows(1 - days, 0), rows(1 - 2 * days, -days)];
    expect(counts).toMatchObject([
      { kind: "ORDERS", now: now.placed.length, before: before.placed.length },
      { kind: "INVOICES" },
      { kind: "REVIEWS", now: now.written.length, before: before.written.length },
    ]);
    for (const one of counts) {
      expect(one.days.map(({ date }) => date)).toEqual(
        Array.from({ length: days }, (_, at) =>
          new Date(Date.parse(from) + at * 86_400_000).toISOString().slice(0, 10),
        ),
      );
      expect(one.days.at(-1)?.date).toBe(to);
      expect(total(one.days.map(({ count }) => count))).toBe(one.now);
      expect(total(one.days.map((day) => day.before))).toBe(one.before);
    }
    const given = now.written.map(({ review }) => review);
    expect(ratings.map(({ review, now: count }) => [review, count])).toEqual(
      [5, 4, 3, 2, 1].map((review) => [review, given.filter((one) => one === review).length]),
    );
    expect(rating.now).toBeCloseTo(given.length === 0 ? 0 : total(given) / given.length, 6);
    const paid = now.placed.filter(({ payment }) => payment === 1);
    expect(stages.map(({ stage, now: count }) => [stage, count])).toEqual([
      ["PLACED", now.placed.length],
      ["PAID", paid.length],
      ["UNDER_WAY", paid.filter(({ status }) => status !== "Dispatched").length],
      ["DELIVERED", paid.filter(({ status }) => status === "Delivered").length],
    ]);
  });

  it("follows a new order, a new review and an invoice that goes", async () => {
    const [placed, issued, written] = (await read(30)).counts;
    await ask(
      "mutation { ecommerceOrderCreate(input: { customerId: 7, lines: [{ productId: 5, quantity: 1 }] }) { id } }",
    );
    await ask(
      'mutation { reviewCreate(input: { productId: "3", reviewer: "Ada", email: "ada@example.com", review: 1, head: "No" }) { id } }',
    );
    await ask(
      'mutation { sampleInvoiceCreate(input: { clientId: "1", service: "Audit", issuedDate: "2026-11-20", dueDate: "2026-12-20", lines: [{ title: "Audit", quantity: 1, price: { amountMinor: 100, currency: "USD" } }] }) { id } }',
    );
    expect((await read(30)).counts.map(({ now }) => now)).toEqual(
      [placed, issued, written].map((one) => (one?.now ?? Number.NaN) + 1),
    );
  });

  it.each([0, 367])("refuses a period of %i days", async (days) => {
    const { errors } = await gateway.graphql(READ, { days });
    expect(errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { days: { code: "OUT_OF_RANGE" } },
    });
  });
});
