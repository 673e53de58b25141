import * as z from "zod/mini";

/** A name as the gateway takes it: without what is not seen, or makes a line read otherwise than it is written. */
export const nameSchema = z.object({
  fullName: z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(60),
      z.regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u),
      z.regex(/[\p{L}\p{N}\p{P}\p{S}]/u),
    ),
});
