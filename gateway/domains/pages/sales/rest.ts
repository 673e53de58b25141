import { z } from "zod";
import { route } from "#gateway/platform/rest/rest.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import { csvRoutes } from "./csv.ts";
import { SampleSaleReceived, SampleSaleStatus, type SampleSaleRow } from "./repository.ts";
import { dateOf, sales } from "./rules.ts";

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

const shown =
  (clock: Clock) =>
  ({
    id,
    product: { priceMinor, ...product },
    buyer,
    totalMinor,
    paidMinor,
    received,
    status,
    day,
  }: SampleSaleRow) => ({
    id,
    buyer,
    product: { ...product, price: yuan(priceMinor) },
    payment: {
      receivedPaymentStatus: received,
      status,
      total: yuan(totalMinor),
      paidAmount: yuan(paidMinor),
    },
    date: dateOf(clock, { day }),
  });

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
  ...csvRoutes,
  route({
    method: "GET",
    path: "/pages/datatable",
    access: "sample",
    tag: "Pages",
    summary: "Lists the sales of the data table",
    answers: { 200: { description: "The sales, newest first.", body: z.array(sale), example: [example] } },
    handle: async (_, context) => ({
      status: 200,
      body: (await sales(context)).map(shown(context.clock)),
    }),
  }),
];
