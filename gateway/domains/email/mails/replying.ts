import { keyOf } from "#gateway/platform/entity/inputs.ts";
import { notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { mailTable, type MailRow } from "./repository.ts";
import { find } from "./rules.ts";
import { send } from "./sending.ts";

const subjectOf = ({ subject }: MailRow): string =>
  /^re:/i.test(subject) ? subject : `Re: ${subject}`.slice(0, 200);

/**
 * Replies to a mail at once.
 * @throws {AppError} NOT_FOUND; BAD_USER_INPUT by field.
 */
export async function reply(context: RequestContext, id: string, input: object): Promise<MailRow> {
  const above = await mailTable.byId(context.store.db, keyOf(id));
  if (!above) throw notFound("Mail");
  await send(context, { input: { ...input, subject: subjectOf(above), replyTo: id }, holdSeconds: 0 });
  const answered = await find(context, id);
  if (!answered) throw notFound("Mail");
  return answered;
}
