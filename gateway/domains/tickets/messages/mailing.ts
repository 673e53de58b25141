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
  if (mail.files.length > tickets.MOST_FILES)
    throw new AppError(
      "BAD_USER_INPUT",
      `At most ${tickets.MOST_FILES} files go with a message: send fewer at once.`,
    );
  const kept: string[] = [];
  try {
    for (const { name, type: declared, bytes } of mail.files)
      kept.push((await keep(context, { name, declared, visibility: "link", bytes })).id);
    const body = htmlOf(ownWords(mail.text) || mail.files.map(({ name }) => name).join("\n"));
    await send(
      context,
      { ticketId, input: { body, attachmentIds: kept, isInternal: false } },
      { via: "MAIL", mailId: mail.id },
    );
  } catch (error) {
    await removeUnused(context, kept);
    throw error;
  }
}
