import * as z from "zod/mini";
import { emailAddress, text } from "#web/ui/form/checks/schemaParts.ts";

const rights = { role: text({ min: 1, max: 20 }), password: z.string().check(z.minLength(1)) };

export const inviteSchema = z.object({
  email: emailAddress(),
  fullName: text({ min: 1, max: 80 }),
  ...rights,
});

export const roleSchema = z.object(rights);
