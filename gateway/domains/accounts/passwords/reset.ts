import { z } from "zod";
import { hashPassword, tokenHash } from "#gateway/platform/auth/secrets.ts";
import { MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { JobHandler } from "#gateway/platform/entity/entity.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome, inTransaction } from "#gateway/platform/store/transaction.ts";
import { email as address, newPassword, validate } from "#gateway/platform/validate.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { check } from "#gateway/domains/accounts/captchas/rules.ts";
import { MailLanguage, type MailLanguageText } from "#gateway/domains/accounts/mails/repository.ts";
import { post } from "#gateway/domains/accounts/mails/rules.ts";
import { removeOthers } from "#gateway/domains/accounts/sessions/repository.ts";
import { byEmail, byId, setPassword } from "#gateway/domains/accounts/users/repository.ts";
import { removeResets, serves, takeReset } from "./repository.ts";
import { changedMail, newLink } from "./rules.ts";

const JOB = "accounts/passwordReset";
const LIFE = 30 * MINUTE;
const asked = z.object({ email: address });
const wanted = z.object({ password: newPassword });
const payload = z.object({ email: z.string(), language: z.enum(Object.values(MailLanguage)).nullable() });

interface Asked {
  email: string;
  language?: MailLanguageText | null;
  captcha?: unknown;
}

/**
 * Asks for a link to set another password. What is answered, and when, is the same whether there is such an account: it is
 * looked for afterwards.
 * @throws {AppError} BAD_USER_INPUT, CAPTCHA_REFUSED, TOO_MANY_REQUESTS.
 */
export async function begin(
  context: RequestContext,
  { email: given, language = null, captcha }: Asked,
): Promise<boolean> {
  const { email } = validate(asked, { email: given.trim() });
  await check(context, captcha);
  await context.letterLimits.ask(context.address);
  await context.jobs.add(context.home.db, JOB, { email, language });
  context.afterwards(({ jobs }) => jobs.wake());
  return true;
}

const write: JobHandler = async (work) => {
  const { email, language } = payload.parse(work.payload);
  const user = await byEmail(work.home.db, email);
  if (!user || !(await work.letterLimits.mayWrite(email))) return;
  await inHome(work, async (inside) => {
    const path = await newLink(inside, user.id, LIFE);
    await post(inside, user, { kind: "passwordReset", path, language });
  });
};

export const jobs = { [JOB]: write };

/**
 * Sets another password by the link of a mail, which serves once: all sessions of the account end.
 * @throws {AppError} BAD_USER_INPUT, LINK_EXPIRED.
 */
export async function finish(
  context: RequestContext,
  { token, password: given }: { token: string; password: string },
): Promise<boolean> {
  const { home, clock, sessionEnded } = context;
  const { password } = validate(wanted, { password: given });
  const gone = new AppError("LINK_EXPIRED", "This link is used, or too old: ask for another one.");
  if (!(await serves(home.db, tokenHash(token), timestamp(clock)))) throw gone;
  const passwordHash = await hashPassword(password);
  const ended = await inTransaction(home, async (db) => {
    const userId = await takeReset(db, tokenHash(token), timestamp(clock));
    const user = userId && (await byId(db, userId));
    if (!user) throw gone;
    const inside = { ...context, home: { ...home, db } };
    await removeResets(db, user.id);
    await setPassword(db, user.id, { passwordHash, passwordChangedAt: timestamp(clock) });
    await note(inside, { kind: "passwordChanged", userId: user.id, detail: { by: "link" } });
    await post(inside, user, changedMail(clock));
    return await removeOthers(db, user.id, "");
  });
  context.afterwards(({ jobs: { wake } }) => wake());
  for (const id of ended) sessionEnded(id);
  return true;
}
