import * as z from "zod/mini";
import { pictures } from "#web/ui/form/files/fileParts.ts";
import { emailAddress, text } from "#web/ui/form/checks/schemaParts.ts";
import { userBillings, userPlans, userRoles, userStatuses } from "./userList.ts";

export const userSchema = z.object({
  fullName: text({ min: 1, max: 120 }),
  username: text({ min: 1, max: 60 }),
  email: emailAddress(),
  company: text({ max: 120 }),
  country: z.nullable(z.string()),
  contact: z.string().check(z.trim(), z.maxLength(40), z.regex(/^[+\d\s()./-]*$/)),
  role: z.enum(userRoles),
  currentPlan: z.enum(userPlans),
  status: z.enum(userStatuses),
  billing: z.enum(userBillings),
  language: text({ min: 1, max: 40 }),
  taxId: text({ max: 40 }),
  avatar: pictures({ max: 1 }),
});

export const ownSchema = z.pick(userSchema, {
  fullName: true,
  email: true,
  contact: true,
  company: true,
  country: true,
  language: true,
  taxId: true,
});
