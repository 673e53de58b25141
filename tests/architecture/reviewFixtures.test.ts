import { describe, expect, it } from "vitest";
import orders from "../../fixtures/ecommerce/orders.json" with { type: "json" };
import products from "../../fixtures/ecommerce/products.json" with { type: "json" };
import referrals from "../../fixtures/ecommerce/referrals.json" with { type: "json" };
import reviews from "../../fixtures/ecommerce/reviews.json" with { type: "json" };
import { customerOf, unique } from "./shopRows.ts";

describe("reviews", () => {
  it("are of products as they are, by customers to whom they were delivered before", () => {
    for (const {
      productId,
      product,
      companyName,
      productImage,
      reviewer,
      email,
      avatar,
      createdDay,
    } of reviews) {
      expect(products.find(({ id }) => id === productId)).toMatchObject({
        productName: product,
        productBrand: companyName,
        image: productImage,
      });
      expect(customerOf.get(reviewer)).toMatchObject({ email, avatar });
      expect(
        orders.some(
          (order) =>
            order.customer === reviewer &&
            order.status === "Delivered" &&
            order.createdDay < createdDay &&
            order.lines.some((line) => line.productId === productId),
        ),
      ).toBe(true);
    }
  });

  it("say something of their own, with every rating", () => {
    expect(unique(reviews.map(({ head }) => head)) && unique(reviews.map(({ para }) => para))).toBe(true);
    expect(new Set(reviews.map(({ review }) => review)).size).toBe(5);
  });
});

describe("referrals", () => {
  it("are by customers, earn less than they bring, and nothing when rejected", () => {
    expect(
      unique(referrals.map(({ referredId }) => referredId)) && unique(referrals.map(({ user }) => user)),
    ).toBe(true);
    for (const { user, email, avatar, status, valueMinor, earningMinor } of referrals) {
      expect(customerOf.get(user)).toMatchObject({ email, avatar });
      expect(earningMinor).toBeLessThan(valueMinor / 5);
      expect(earningMinor === 0).toBe(status === "Rejected");
    }
  });
});
