import { z } from "zod";
import { route } from "#gateway/platform/rest/rest.ts";
import { SampleSaleReceived, SampleSaleStatus } from "./repository.ts";
import { sales } from "./rules.ts";

const yuan = (minor: number): number => minor / 100;
const amount = z.number().meta({ description: "In CNY." });

const sale = z
  .object({
    id: z.int(),
    product: z.object({
      id: z.int(),
      name: z.string(),
      slug: z.string(),
      brand: z.string(),
      category: z.string(),
      price: amount,
      image: z.string(),
      hasFreeShipping: z.boolean(),
      rating: z.int(),
      description: z.string(),
    }),
    date: z.iso.date(),
    buyer: z.object({ name: z.string(), avatar: z.string() }),
    payment: z.object({
      total: amount,
      receivedPaymentStatus: z.enum(SampleSaleReceived),
      paidAmount: amount,
      status: z.enum(SampleSaleStatus),
    }),
  })
  .meta({ id: "SampleSale" });

function shown({
  product: { priceMinor, ...product },
  payment: { totalMinor, paidAmountMinor, ...payment },
  ...row
}: ReturnType<typeof sales>[number]) {
  return {
    ...row,
    product: { ...product, price: yuan(priceMinor) },
    payment: { ...payment, total: yuan(totalMinor), paidAmount: yuan(paidAmountMinor) },
  };
}

const example = {
  id: 1,
  product: {
    id: 1,
    name: "Beacon smart watch",
    slug: "beacon-smart-watch",
    brand: "Northquay",
    category: "Electronics",
    price: 899,
    image: "/media/products/beacon-smart-watch.svg",
    hasFreeShipping: true,
    rating: 4,
    description: "Tracks sleep, steps and tides on a screen that stays readable in full sun.",
  },
  date: "2026-11-20",
  buyer: { name: "Daniel Nilsson", avatar: "/media/avatars/face-005.svg" },
  payment: { total: 899, receivedPaymentStatus: "Partially Paid", paidAmount: 449.5, status: "Confirmed" },
};

export const routes = [
  route({
    method: "GET",
    path: "/pages/datatable",
    access: "sample",
    tag: "Pages",
    summary: "Lists the sales of the data table",
    answers: { 200: { description: "The sales, newest first.", body: z.array(sale), example: [example] } },
    handle: (_, { clock }) => Promise.resolve({ status: 200, body: sales(clock).map(shown) }),
  }),
];
