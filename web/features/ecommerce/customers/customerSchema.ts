import * as z from "zod/mini";
import { pictures } from "#web/ui/form/files/fileParts.ts";
import { text } from "#web/ui/form/checks/schemaParts.ts";

export const customerSchema = z.object({
  customer: text({ min: 1, max: 120 }),
  email: z.string().check(z.trim(), z.minLength(1), z.email(), z.maxLength(200)),
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/)),
  contact: z.string().check(z.trim(), z.maxLength(40), z.regex(/^[+\d\s()./-]*$/)),
  avatar: pictures({ max: 1 }),
});
