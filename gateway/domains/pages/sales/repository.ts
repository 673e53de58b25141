import { z } from "zod";
import { readFixture } from "#gateway/platform/store/seed.ts";

export const SampleSaleStatus = {
  COMPLETED: "Completed",
  CONFIRMED: "Confirmed",
  CANCELLED: "Cancelled",
} as const;
export type SampleSaleStatusText = (typeof SampleSaleStatus)[keyof typeof SampleSaleStatus];

export const SampleSaleReceived = {
  FULLY_PAID: "Fully Paid",
  PARTIALLY_PAID: "Partially Paid",
  UNPAID: "Unpaid",
} as const;
export type SampleSaleReceivedText = (typeof SampleSaleReceived)[keyof typeof SampleSaleReceived];

const minor = z.int().min(0);

/** Nobody changes these: they are read once from the fixture. */
export const saleRows = z
  .array(
    z.strictObject({
      id: z.int(),
      product: z.strictObject({
        id: z.int(),
        name: z.string(),
        slug: z.string(),
        brand: z.string(),
        category: z.enum(["Electronics", "Accessories", "Shoes", "Office", "Home Decor", "Games"]),
        priceMinor: minor,
        image: z.string(),
        hasFreeShipping: z.boolean(),
        rating: z.int().min(1).max(5),
        description: z.string(),
      }),
      day: z.int().max(0),
      buyer: z.strictObject({ name: z.string(), avatar: z.string() }),
      payment: z.strictObject({
        totalMinor: minor,
        receivedPaymentStatus: z.enum(SampleSaleReceived),
        paidAmountMinor: minor,
        status: z.enum(SampleSaleStatus),
      }),
    }),
  )
  .parse(readFixture("pages/sales"));
