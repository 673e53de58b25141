import { z } from "zod";
import { timestamp } from "#gateway/platform/clock.ts";
import { addressOf } from "#gateway/platform/consoleAddress.ts";
import { notFound } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { JobHandler } from "#gateway/platform/entity/entity.ts";
import { FinalFailure } from "#gateway/platform/jobs/jobs.ts";
import { parseEnum } from "#gateway/platform/enumText.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { read } from "#gateway/domains/accounts/preferences/repository.ts";
import type { UserRow } from "#gateway/domains/accounts/users/repository.ts";
import { type LetterInput, tagOf, write } from "./letters.ts";
import { replyAddress } from "./replies.ts";
import * as mails from "./repository.ts";
import { MailLanguage, type AccountMailRow, type MailLanguageText } from "./repository.ts";

export { momentIn, writtenIn } from "./moments.ts";
export { answeredAs, isMadeFor, topicOf } from "./replies.ts";
export { MailLanguage };

const JOB = "accounts/mail";
const SHOWN = 50;
const content = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
});

type Posting = Pick<RequestContext, "home" | "clock" | "config" | "sealer" | "jobs">;

interface Post extends Pick<LetterInput, "kind"> {
  /** What makes it one: nothing is written where there is a mail of this identifier. */
  id?: string;
  /** What the texts name, in the language that is asked for where they are sentences. */
  values?: LetterInput["values"] | ((language: MailLanguageText) => LetterInput["values"]);
  /** The address on this console that it asks to open, from the slash on. */
  path?: string;
  /** The language of who asked, where the person has chosen none. */
  language?: MailLanguageText | null;
}

/** The language that the person has chosen in the console. */
async function languageOf({ home }: Posting, userId: string | null): Promise<MailLanguageText | null> {
  if (userId === null) return null;
  const chosen = await read(home.db, userId, "language");
  return typeof chosen === "string" ? parseEnum(MailLanguage, chosen) : null;
}

/**
 * Writes to a person, within the transaction of what it is about; call `jobs.wake` once that is kept. Links lead to
 * `PUBLIC_URL`, never to what a request calls this host.
 */
export async function post(
  context: Posting,
  { id: userId, fullName: name, email: address }: Pick<UserRow, "fullName" | "email"> & { id: string | null },
  { id = newId("mail", context.clock), kind, values = {}, path, language: asked }: Post,
): Promise<void> {
  const { home, clock, config, sealer, jobs } = context;
  const language = (await languageOf(context, userId)) ?? asked ?? "cn";
  const replyTo = (userId !== null && path !== undefined && replyAddress(context, userId, path)) || undefined;
  const letter = write({
    kind,
    isAnswered: replyTo !== undefined,
    language,
    name,
    values: typeof values === "function" ? values(language) : values,
    ...(path !== undefined && { link: addressOf(config, path) }),
  });
  const isNew = await mails.insert(home.db, {
    id,
    userId,
    kind,
    language,
    name,
    address,
    content: sealer.seal(JSON.stringify({ ...letter, replyTo })),
    createdAt: timestamp(clock),
    sentAt: null,
  });
  if (isNew && config.smtpUrl !== undefined) await jobs.add(home.db, JOB, id);
}

const send: JobHandler = async ({ payload, home, clock, sealer, mail }) => {
  const row = await mails.byId(home.db, z.string().parse(payload));
  if (!row || row.sentAt !== null) return;
  if (!mail) throw new FinalFailure("SMTP_URL is not set any more.");
  const { id, name, address, language } = row;
  const letter = content.parse(JSON.parse(sealer.open(row.content)));
  await mail.send({ id, to: { name, address }, language: tagOf(language), ...letter });
  await mails.markSent(home.db, id, timestamp(clock));
};

export const jobs = { [JOB]: send };

export const unsent = async ({ home }: RequestContext): Promise<AccountMailRow[]> =>
  await mails.unsent(home.db, SHOWN);

/** What is in a mail that was not sent. */
export const contentOf = ({ sealer }: RequestContext, row: AccountMailRow) =>
  content.parse(JSON.parse(sealer.open(row.content)));

/**
 * What is in a mail that was not sent.
 * @throws {AppError} NOT_FOUND
 */
export async function letterOf(context: RequestContext, id: string) {
  const row = id.includes("\0") ? undefined : await mails.byId(context.home.db, id);
  if (!row || row.sentAt !== null) throw notFound("Mail");
  return contentOf(context, row);
}
