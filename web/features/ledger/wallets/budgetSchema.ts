import * as z from "zod/mini";

export const budgetSchema = z.object({
  amount: z.nullable(z.int().check(z.minimum(100), z.maximum(100_000_000))),
  isHardStop: z.boolean(),
});
