import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";

export const longestAbout = 500;

export const statuses = ["ONLINE", "AWAY", "BUSY", "OFFLINE"] as const;

export const profileSchema = z.object({
  about: text({ max: longestAbout }),
  status: z.enum(statuses),
  isTwoStepAuthVerificationEnabled: z.boolean(),
  isNotificationsOn: z.boolean(),
});

export type ProfileValues = z.output<typeof profileSchema>;
