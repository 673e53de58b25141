import { z } from "zod";
import { badInput } from "#gateway/platform/errors.ts";
import { cleanHtml } from "#gateway/platform/html.ts";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { email, picturePath, text } from "#gateway/platform/validate.ts";
import { bytesAt } from "#gateway/domains/accounts/files/rules.ts";
import { personOf } from "#gateway/domains/chat/contacts/rules.ts";
import { repliesTo, type MailAttachmentRow, type MailReplyRow } from "./repository.ts";

const MAX_TEXT = 200_000;
const MB = 1_000_000;
const MAX_FILES = 25 * MB;

const kinds: readonly [pattern: RegExp, picture: string][] = [
  [/\.(csv|xlsx?|ods)$/i, "sheet"],
  [/\.(png|jpe?g|gif|webp|svg|avif)$/i, "picture"],
  [/\.(zip|gz|tar|7z)$/i, "archive"],
  [/\.ics$/i, "calendar"],
];
/** The small picture of a file's kind. */
export const thumbnailOf = (fileName: string): string =>
  `/media/files/${kinds.find(([pattern]) => pattern.test(fileName))?.[1] ?? "document"}.svg`;

const attachment = z
  .object({ fileName: text(1, 200), url: picturePath, size: text(0, 20).default("") })
  .transform((file): MailAttachmentRow => ({ ...file, thumbnail: thumbnailOf(file.fileName) }));

export const people = z.array(z.object({ email, name: text(0, 120).default("") })).max(100);

/** Who a draft is for so far: an address may be half written. */
export const draftPeople = z
  .array(z.object({ email: text(1, 200), name: text(0, 120).default("") }))
  .max(100)
  .default([]);

/** A text in HTML as it is kept: cleaned, without NUL. */
export const html = z
  .string()
  .overwrite((given) => given.toWellFormed())
  .max(MAX_TEXT)
  .regex(/^[^\0]*$/)
  .transform(cleanHtml);

/** What is written of every letter. */
export const letter = z.object({
  to: people,
  cc: people.default([]),
  bcc: people.default([]),
  message: html,
  attachments: z.array(attachment).max(20).default([]),
});

/** The columns of a letter's people, and who writes it: the caller's person. */
export async function addressed<T extends Pick<z.output<typeof letter>, "to" | "cc" | "bcc">>(
  context: RequestContext,
  { to, cc, bcc, ...rest }: T,
) {
  const { fullName, email: fromEmail, avatar } = await personOf(context);
  return {
    ...rest,
    toPeople: to,
    ccPeople: cc,
    bccPeople: bcc,
    fromName: fullName,
    fromEmail,
    fromAvatar: avatar,
  };
}

/** @throws {AppError} BAD_USER_INPUT where the files that go with a letter are too large together. */
export async function checkFiles(
  context: RequestContext,
  { attachments }: Pick<z.output<typeof letter>, "attachments">,
): Promise<void> {
  const bytes = await bytesAt(
    context,
    attachments.map(({ url }) => url),
  );
  if (bytes > MAX_FILES) {
    throw badInput({
      attachments: {
        code: "INVALID",
        message: `The files have ${Math.ceil(bytes / MB)} MB together: at most ${MAX_FILES / MB} MB can go with a mail. Take some out.`,
      },
    });
  }
}

export const loadReplies = defineLoader<number, MailReplyRow[]>(async ({ store }, mailIds) =>
  Map.groupBy(await repliesTo(store.db, mailIds), ({ mailId }) => mailId),
);
