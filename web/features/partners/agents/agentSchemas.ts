import * as z from "zod/mini";
import { text, wholeNumber } from "#web/ui/form/checks/schemaParts.ts";

export const applySchema = z.object({ note: text({ min: 1, max: 300 }) });

/** The amount in fen. */
const amount = wholeNumber({ min: 1, max: 100_000_000 });
export const convertSchema = z.object({ amount });
export const withdrawSchema = z.object({
  amount,
  method: z.enum(["BANK", "ALIPAY", "WECHAT"]),
  account: text({ min: 4, max: 64 }),
  password: z.string().check(z.minLength(1)),
});
