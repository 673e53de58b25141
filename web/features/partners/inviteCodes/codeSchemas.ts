import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";

export const codeSchema = z.object({
  code: z.string().check(z.trim(), z.regex(/^([A-Za-z0-9]{4,16})?$/)),
  channel: text({ max: 40 }),
  maxUses: z.nullable(z.int().check(z.gte(1), z.lte(100_000))),
  expiresAt: z.nullable(z.string()),
});
export const bindSchema = z.object({ code: text({ min: 4, max: 16 }) });
