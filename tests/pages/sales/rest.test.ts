import { afterAll, beforeAll, expect, it } from "vitest";
import products from "../../../fixtures/ecommerce/products.json" with { type: "json" };
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

interface Sale {
  id: number;
  date: string;
  product: {
    id: number;
    name: string;
    brand: string;
    category: string;
    price: number;
    image: string;
    hasFreeShipping: boolean;
    rating: number;
  };
  buyer: { name: string; avatar: string };
  payment: { total: number; receivedPaymentStatus: string; paidAmount: number; status: string };
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const read = async () =>
  (await gateway.inject({ method: "GET", url: "/api/pages/datatable" })).json<Sale[]>();

it("sells products of the shop, newest first, for money that makes sense", async () => {
  const sales = await read();
  expect(sales).toHaveLength(20);
  expect(sales.map(({ date }) => date)).toEqual(
    sales
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  for (const { product, payment } of sales) {
    expect(products.find(({ id }) => id === product.id)).toMatchObject({
      productName: product.name,
      productBrand: product.brand,
      category: product.category,
      image: product.image,
    });
    expect(Number.isInteger(Math.round((payment.total / product.price) * 1e6) / 1e6)).toBe(true);
    const expected = {
      "Fully Paid": payment.paidAmount === payment.total,
      "Partially Paid": payment.paidAmount > 0 && payment.paidAmount < payment.total,
      Unpaid: payment.paidAmount === 0,
    };
    expect(Object.entries(expected).find(([text]) => text === payment.receivedPaymentStatus)?.[1]).toBe(true);
  }
  expect(new Set(sales.map(({ payment }) => payment.status))).toEqual(
    new Set(["Completed", "Confirmed", "Cancelled"]),
  );
});

it("REST and GraphQL answer the same sales", async () => {
  const { data } =
    await gateway.graphql(`{ page: sampleSales(itemsPerPage: 100) { items { id date buyer { name avatar } product { id name slug brand category price { amountMinor } image hasFreeShipping rating description }
    payment { total { amountMinor } receivedPaymentStatus paidAmount { amountMinor } status } } } }`);
  const constant = (text: string) => text.toUpperCase().replace(" ", "_");
  const minor = (yuan: number) => ({ amountMinor: Math.round(yuan * 100) });
  expect(data?.["page"]).toEqual({
    items: (await read()).map(({ product, payment, ...row }) => ({
      ...row,
      id: String(row.id),
      product: {
        ...product,
        id: String(product.id),
        category: constant(product.category),
        price: minor(product.price),
      },
      payment: {
        total: minor(payment.total),
        paidAmount: minor(payment.paidAmount),
        receivedPaymentStatus: constant(payment.receivedPaymentStatus),
        status: constant(payment.status),
      },
    })),
  });
});
