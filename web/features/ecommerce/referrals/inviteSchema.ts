import * as z from "zod/mini";
import { emailAddress, text } from "#web/ui/form/schemaParts.ts";

export const inviteSchema = z.object({ user: text({ min: 1, max: 120 }), email: emailAddress() });

export type InviteValues = z.output<typeof inviteSchema>;
