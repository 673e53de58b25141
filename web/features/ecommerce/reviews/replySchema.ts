import * as z from "zod/mini";
import { text } from "#web/ui/form/checks/schemaParts.ts";

export const longestReply = 2_000;

export const replySchema = z.object({ reply: text({ min: 1, max: longestReply }), publish: z.boolean() });

export type ReplyValues = z.output<typeof replySchema>;
