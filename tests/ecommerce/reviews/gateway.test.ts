import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/ecommerce/reviews.json" with { type: "json" };
import { checkGraphQLChanges } from "#tests/support/changeChecks.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { checkGraphQLList } from "#tests/support/listChecks.ts";

interface Review {
  id: string;
  productName: string;
  reviewer: string;
  date: string;
  status: string;
  review: number;
}
const CELLS = "productName reviewer date status review";
const textOf: Record<string, string> = { PUBLISHED: "Published", PENDING: "Pending" };

describe.each(storeKinds)("reviews on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const list = async (filter: object) =>
    (
      await ask<{ reviews: { total: number; items: Review[] } }>(
        `query ($filter: ReviewFilter) { reviews(itemsPerPage: 100, filter: $filter) { total items { id ${CELLS} } } }`,
        { filter },
      )
    ).reviews;

  checkGraphQLList<Review>({
    gateway: () => gateway,
    field: "reviews",
    type: "Review",
    cells: CELLS,
    count: 100,
    order: "newest",
    sorts: {
      PRODUCT: (row) => row.productName.toLowerCase(),
      REVIEWER: (row) => row.reviewer.toLowerCase(),
      DATE: (row) => row.date,
      STATUS: (row) => textOf[row.status] ?? "",
      REVIEW: (row) => row.review,
      CREATED: (row) => Number(row.id),
    },
  });
  checkGraphQLChanges({
    gateway: () => gateway,
    field: "review",
    type: "Review",
    topic: "ecommerce_reviews",
    count: 100,
    inputs: [
      { productId: "5", reviewer: "Nobuko Ende", email: "nobuko@example.com", review: 4, head: "Good" },
      { productId: "6", reviewer: "Oke Vidal", email: "oke@example.com", review: 2, head: "Meh" },
    ],
    change: { status: "PUBLISHED", review: 5, head: "Very good", para: "Still." },
    wrong: [
      [{ productId: "999" }, "productId", "INVALID"],
      [{ review: 0 }, "review", "OUT_OF_RANGE"],
      [{ review: 6 }, "review", "OUT_OF_RANGE"],
      [{ head: "" }, "head", "REQUIRED"],
      [{ para: "x".repeat(2_001) }, "para", "TOO_LONG"],
      [{ email: "@" }, "email", "INVALID"],
      [{ reviewer: "x".repeat(121) }, "reviewer", "TOO_LONG"],
    ],
  });

  it("joins filters: status, rating, product, days and text", async () => {
    const all = (await list({})).items;
    const expected = all.filter(
      (row) =>
        row.status === "PUBLISHED" && row.review >= 4 && row.date >= "2026-08-01" && row.date <= "2026-11-10",
    );
    expect(expected.length).toBeGreaterThan(0);
    expect(
      await list({ status: ["PUBLISHED"], review: [4, 5], dateFrom: "2026-08-01", dateTo: "2026-11-10" }),
    ).toEqual({ total: expected.length, items: expected });
    expect((await list({ productId: "6", review: [2] })).items).toEqual(
      all.filter((row) => row.productName === "Tern wireless headset" && row.review === 2),
    );
    expect((await list({ q: "CHARGING QUICK" })).total).toBe(0);
    expect((await list({ q: "charging IS quick" })).total).toBe(1);
  });

  it("writes a review of today, of the product as it is, unseen until somebody publishes it", async () => {
    const { made } = await ask<{
      made: { id: string };
    }>(`mutation { made: reviewCreate(input: { productId: 5, reviewer: "Nobuko Ende", email: "nobuko@example.com", review: 4, head: "Good" }) {
      id product { id } productName companyName productImage avatar date status para } }`);
    expect(made).toMatchObject({
      product: { id: "5" },
      productName: "Drift game controller",
      companyName: "Polyfin",
      productImage: "/media/products/drift-game-controller.svg",
      avatar: "/media/avatars/blank.svg",
      date: "2026-11-21",
      status: "PENDING",
      para: "",
    });
    await ask("mutation ($id: ID!) { reviewDelete(id: $id) { ids } }", { id: made.id });
  });

  it("answers each product's own reviews, and each review's product", async () => {
    const { products } = await ask<{
      products: {
        items: { id: string; reviews: { total: number; items: { id: string; product: { id: string } }[] } }[];
      };
    }>(
      "{ products(itemsPerPage: 100) { items { id reviews(itemsPerPage: 3, sort: { field: REVIEW, order: DESC }) { total items { id product { id } } } } } }",
    );
    for (const { id, reviews } of products.items) {
      const own = fixture
        .filter(({ productId }) => String(productId) === id)
        .toSorted((a, b) => b.review - a.review || b.id - a.id);
      expect(reviews).toEqual({
        total: own.length,
        items: own.slice(0, 3).map((row) => ({ id: String(row.id), product: { id } })),
      });
    }
  });

  it("says what the shop's reviews are in figures", async () => {
    const { summary } = await ask<{
      summary: { byRating: { review: number; count: number }[]; week: { date: string; count: number }[] };
    }>(
      "{ summary: reviewSummary { total average byRating { review count } byStatus { value count } week { date count } } }",
    );
    expect(summary).toMatchObject({
      total: 100,
      average: fixture.reduce((sum, { review }) => sum + review, 0) / 100,
    });
    expect(summary.byRating).toEqual(
      [5, 4, 3, 2, 1].map((rating) => ({
        review: rating,
        count: fixture.filter(({ review }) => review === rating).length,
      })),
    );
    expect(summary.week).toEqual(
      [15, 16, 17, 18, 19, 20, 21].map((day) => ({
        date: `2026-11-${day}`,
        count: fixture.filter(({ createdDay }) => createdDay === day - 21).length,
      })),
    );
  });
});
