import * as z from "zod/mini";
import { passwordRules } from "#web/ui/form/checks/passwordRules.ts";

const strong = (password: string) => passwordRules.every(({ met }) => met(password));

/** A name to sign in with, as the gateway takes it. */
export const username = z
  .string()
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1),
    z.minLength(3),
    z.maxLength(32),
    z.regex(/^[a-z0-9]+(?:[._-][a-z0-9]+)*$/),
  );

export const registrationSchema = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.email(), z.maxLength(200)),
  username,
  password: z.string().check(z.minLength(1), z.refine(strong, { params: { code: "WEAK" } })),
  agreed: z.boolean().check(z.refine((agreed) => agreed)),
  inviteCode: z.string().check(z.trim(), z.regex(/^(?:[A-Za-z0-9]{4,16})?$/)),
});
