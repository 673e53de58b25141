import * as z from "zod/mini";
import { passwordRules } from "./passwordRules.ts";

const strong = (password: string) => passwordRules.every(({ met }) => met(password));

/** A new password, written twice. */
export const passwordSchema = z
  .object({
    password: z.string().check(z.minLength(1), z.refine(strong, { params: { code: "WEAK" } })),
    again: z.string().check(z.minLength(1)),
  })
  .check(
    z.refine(({ password, again }) => password === again, { path: ["again"], params: { code: "DIFFERENT" } }),
  );
