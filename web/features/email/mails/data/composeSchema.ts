import * as z from "zod/mini";
import { files } from "#web/ui/form/files/fileParts.ts";
import { emailAddress, text } from "#web/ui/form/checks/schemaParts.ts";

export const maxFile = 10_000_000;
export const maxFiles = 25_000_000;
export const mostFiles = 20;
export const longestSubject = 200;

const people = z.array(emailAddress()).check(z.maxLength(100));

/** What a mail must be to be sent; a draft may be anything. */
export const composeSchema = z.object({
  to: z.array(emailAddress()).check(z.minLength(1, "REQUIRED"), z.maxLength(100)),
  cc: people,
  bcc: people,
  subject: text({ max: longestSubject }),
  message: z.string().check(z.maxLength(200_000)),
  files: files({ max: mostFiles }),
});

export type ComposeValues = z.output<typeof composeSchema>;

/** A reply says something. */
export const replySchema = z.extend(composeSchema, {
  message: z.string().check(z.minLength(1), z.maxLength(200_000)),
});
