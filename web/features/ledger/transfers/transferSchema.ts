import * as z from "zod/mini";

/** The amount in fen. */
export const transferSchema = z.object({
  amount: z.number().check(z.minimum(100), z.maximum(500_000)),
  memo: z.string().check(z.trim(), z.maxLength(100)),
  password: z.string().check(z.minLength(1)),
});
