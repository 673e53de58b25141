import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";
import { afterReplies, categories, grantScopes, priorities } from "./ticketParts.ts";

const file = z.object({ id: z.string() });

export const createSchema = z.object({
  subject: text({ min: 4, max: 120 }),
  category: z.enum(categories),
  priority: z.enum(priorities),
  appId: z.string(),
  body: z.string().check(z.minLength(1), z.maxLength(20_000)),
  files: z.array(file).check(z.maxLength(5)),
});

export const replySchema = z.object({
  body: z.string().check(z.minLength(1), z.maxLength(20_000)),
  files: z.array(file).check(z.maxLength(5)),
});

export const accessSchema = z.object({
  scopes: z.array(z.enum(grantScopes)).check(z.minLength(1)),
  hours: z.int().check(z.minimum(1), z.maximum(24)),
  reason: text({ min: 1, max: 500 }),
});

export const assignSchema = z.object({ assigneeId: z.string().check(z.minLength(1)) });

export const triageSchema = z.object({ category: z.enum(categories), priority: z.enum(priorities) });

export const prioritySchema = z.object({ priority: z.enum(priorities) });

export const splitSchema = z.object({
  subject: text({ min: 4, max: 120 }),
  messageIds: z.array(z.string()).check(z.minLength(1), z.maxLength(50)),
});

export const editSchema = z.object({ body: z.string().check(z.minLength(1), z.maxLength(20_000)) });

export const cannedSchema = z.object({
  title: text({ min: 1, max: 60 }),
  category: z.enum(["", ...categories]),
  andThen: z.enum(["", ...afterReplies]),
  body: z.string().check(z.minLength(1), z.maxLength(5_000)),
});
