import EmailReplyParser from "email-reply-parser";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { HOUR, timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { escapeHtml } from "#gateway/platform/html.ts";
import type { IncomingMail } from "#gateway/platform/mail/intake.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { keep, removeUnused } from "#gateway/domains/accounts/files/rules.ts";
import { answeredAs } from "#gateway/domains/accounts/mails/rules.ts";
import * as tickets from "#gateway/domains/tickets/tickets/rules.ts";
import { send } from "./rules.ts";

/** What stands before the `+` of the addresses that tickets are answered at. */
export const KIND = "ticket";

/** What stands before the `@` of the address that new tickets are written to. */
export const SUPPORT = "support";

/** So many tickets somebody has written in an hour when no more are begun by mail. */
const BEGUN = 10;

/** So many mails of one person are taken into a ticket in an hour: two programs that answer each other end here. */
const IN_AN_HOUR = 20;

answeredAs(KIND, (path) => /^\/workorder\/details\/(\d+)$/.exec(path)?.[1] ?? null);

/** So much of a mail is looked through, in characters: more than a message may have, with what is quoted below it. */
const READ = 40_000;

/** What the person wrote, without what they answer. */
function ownWords(text: string): string {
  const visible = new EmailReplyParser().read(text.slice(0, READ)).getVisibleText().trim();
  // In some languages the line above what is quoted stays behind.
  return visible.replace(/\n[^\n]*<[^<>\s]+@[^<>\s]+>[^\n]{0,20}[:：]$/u, "").trim();
}

const htmlOf = (text: string): string =>
  text
    .split(/\n{2,}/)
    .map((part) => `<p>${escapeHtml(part).replaceAll("\n", "<br>")}</p>`)
    .join("");

/**
 * Does something with the words and the files of a mail; where it is refused, no file is kept.
 * @throws {AppError} BAD_USER_INPUT with too many files or one of a kind that is not taken, and what `work` throws.
 */
async function withWords(
  context: RequestContext,
  { files, text }: IncomingMail,
  work: (said: { body: string; attachmentIds: readonly string[] }) => Promise<unknown>,
): Promise<void> {
  if (files.length > tickets.MOST_FILES)
    throw new AppError(
      "BAD_USER_INPUT",
      `At most ${tickets.MOST_FILES} files go with a message: send fewer at once.`,
    );
  const attachmentIds: string[] = [];
  try {
    for (const { name, type: declared, bytes } of files)
      attachmentIds.push((await keep(context, { name, declared, visibility: "link", bytes })).id);
    await work({
      body: htmlOf(ownWords(text) || files.map(({ name }) => name).join("\n")),
      attachmentIds,
    });
  } catch (error) {
    await removeUnused(context, attachmentIds);
    throw error;
  }
}

/**
 * Says in a ticket what came by mail, as the person who it was made sure that it is from.
 * @throws {AppError} NOT_FOUND, BAD_USER_INPUT, STEP_REFUSED, TOO_MANY_REQUESTS; nothing is kept then.
 */
export async function receive(context: RequestContext, ticketId: string, mail: IncomingMail): Promise<void> {
  const { db } = context.home;
  const { id } = await tickets.ticketOf(context, ticketId);
  if (await tickets.hasMail(db, mail.id)) return;
  const userId = viewerIdOf(context);
  const since = timestamp(context.businessClock, -HOUR);
  if ((await tickets.mailsSince(db, id, userId, since)) >= IN_AN_HOUR)
    throw new AppError("TOO_MANY_REQUESTS", "Too many mails to one ticket: write in the console.", {
      retryAfter: HOUR / 1_000,
    });
  await withWords(context, mail, async (said) => {
    const by = { via: "MAIL", mailId: mail.id } as const;
    await send(context, { ticketId, input: { ...said, isInternal: false } }, by);
  });
}

/** What a ticket is called: what its mail says it is about, else what it begins with. */
function subjectOf({ subject, text }: IncomingMail): string {
  const begin = ownWords(text).replaceAll(/\s+/g, " ");
  return (subject.length >= 4 ? subject : begin).slice(0, 120).toWellFormed();
}

/**
 * Writes a ticket out of a mail to the support address, as the person whose account's address it is from.
 * @throws {AppError} BAD_USER_INPUT, TOO_MANY_REQUESTS; nothing is kept then.
 */
export async function begin(context: RequestContext, mail: IncomingMail): Promise<void> {
  const { db } = context.home;
  if (await tickets.hasMail(db, mail.id)) return;
  const since = timestamp(context.businessClock, -HOUR);
  if ((await tickets.writtenSince(db, viewerIdOf(context), since, BEGUN)) >= BEGUN)
    throw new AppError("TOO_MANY_REQUESTS", "Too many work orders in an hour: write in the console.", {
      retryAfter: HOUR / 1_000,
    });
  await withWords(context, mail, async (said) => {
    const about = { subject: subjectOf(mail), category: "OTHER", priority: "NORMAL" };
    await tickets.create(context, { ...about, ...said }, { via: "MAIL", mailId: mail.id });
  });
}
