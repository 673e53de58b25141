import { z } from "zod";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import { offered } from "#gateway/domains/accounts/files/rules.ts";

const MAX_ATTACHMENTS = 10;
const anyWords = z
  .string()
  .overwrite((given) => given.toWellFormed())
  .max(20_000)
  .regex(/^[^\0]*$/);
export const words = z.object({ message: anyWords.refine((said) => said.trim() !== "", "write something") });
export const named = z.object({ clientId: text(1, 100) });
const parts = z.object({
  replyToId: z.string().nullish(),
  attachmentIds: z.array(z.string()).max(MAX_ATTACHMENTS).nullish(),
  clientId: text(1, 100).nullish(),
});

/** What is sent, not read yet. */
export interface NewMessage {
  message: unknown;
  replyToId?: unknown;
  attachmentIds?: unknown;
  clientId?: unknown;
}

/** What is sent, read: words may be missing only where there are files. */
export async function readMessage(context: RequestContext, input: NewMessage) {
  const { replyToId, attachmentIds, clientId = null } = validate(parts, input);
  const { message } = attachmentIds?.length
    ? validate(z.object({ message: anyWords }), input)
    : validate(words, input);
  const files = attachmentIds?.length ? await offered(context, attachmentIds) : [];
  return {
    message,
    clientId,
    replyToId: replyToId == null ? null : keyOf(replyToId),
    attachments: files.map(({ id, name, type, size }) => ({ id, name, type, size })),
  };
}
