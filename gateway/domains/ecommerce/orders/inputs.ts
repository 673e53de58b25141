import { z } from "zod";
import { EcommerceOrderMethod, EcommerceOrderPayment, EcommerceOrderStatus } from "./repository.ts";

export const changeable = z.object({
  payment: z.enum(EcommerceOrderPayment),
  status: z.enum(EcommerceOrderStatus),
  method: z.enum(EcommerceOrderMethod),
  methodNumber: z.int().min(0).max(9_999),
});

export const placed = changeable.extend({
  customerId: z.string(),
  lines: z
    .array(z.object({ productId: z.string(), quantity: z.int().min(1).max(1_000) }))
    .min(1)
    .max(50),
});

export type WantedLines = z.output<typeof placed>["lines"];
