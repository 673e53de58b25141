import { z } from "zod";
import { hashPassword, isPassword, newToken, tokenHash } from "#gateway/platform/auth/secrets.ts";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import type { JobHandler } from "#gateway/platform/entity/entity.ts";
import { AppError, badInput } from "#gateway/platform/errors.ts";
import { newId } from "#gateway/platform/ids.ts";
import { keyOf } from "#gateway/platform/limits/attempts.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { email, newPassword, validate } from "#gateway/platform/validate.ts";
import { check } from "#gateway/domains/accounts/captchas/rules.ts";
import type { MailLanguageText } from "#gateway/domains/accounts/mails/repository.ts";
import { post } from "#gateway/domains/accounts/mails/rules.ts";
import { isLinked, link, takeTicket } from "#gateway/domains/accounts/thirdParties/rules.ts";
import { byEmail, insert as insertUser } from "#gateway/domains/accounts/users/repository.ts";
import { username, wrongProof } from "#gateway/domains/accounts/users/rules.ts";
import * as registrations from "./repository.ts";

const JOB = "accounts/registration";
const LIFE = DAY;

const asked = z.object({
  email,
  username,
  password: newPassword,
  inviteCode: z
    .string()
    .regex(/^[A-Za-z0-9]{4,16}$/, "it has 4 to 16 letters and digits")
    .nullish(),
});
const chosen = z.object({ username });

interface Asked {
  email: string;
  username: string;
  password: string;
  inviteCode?: string | null;
  language?: MailLanguageText | null;
  ticketToken?: string | null;
  captcha?: unknown;
}

/**
 * Asks for an account. What is answered, and when, is the same whether there is one of that address or name already: the
 * account is made by the link of the mail.
 * @throws {AppError} BAD_USER_INPUT, CAPTCHA_REFUSED, CHALLENGE_EXPIRED, TOO_MANY_REQUESTS.
 */
export async function begin(
  context: RequestContext,
  { language = null, ticketToken, captcha, ...given }: Asked,
): Promise<boolean> {
  const { home, clock, address, letterLimits, jobs } = context;
  const {
    password,
    inviteCode = null,
    ...names
  } = validate(asked, {
    ...given,
    email: given.email.trim(),
    inviteCode: given.inviteCode || null,
  });
  await check(context, captcha);
  await letterLimits.ask(address);
  const id = newId("reg", clock);
  const row = { id, ...names, inviteCode, language, passwordHash: await hashPassword(password) };
  await inTransaction(home, async (db) => {
    const inside = { ...context, home: { ...home, db } };
    const person = ticketToken ? await takeTicket(inside, ticketToken) : null;
    await registrations.removeExpired(db, timestamp(clock));
    await registrations.insert(db, {
      ...row,
      tokenHash: null,
      expiresAt: timestamp(clock, LIFE),
      thirdParty: person?.thirdParty ?? null,
      subject: person?.subject ?? null,
      thirdPartyName: person?.name ?? null,
    });
    await jobs.add(db, JOB, id);
  });
  context.afterwards(({ jobs: { wake } }) => wake());
  return true;
}

const write: JobHandler = async (work) => {
  const { home, clock, payload, letterLimits } = work;
  const row = await registrations.byId(home.db, z.string().parse(payload));
  if (!row || row.expiresAt <= timestamp(clock)) return;
  const { id, language } = row;
  const user = await byEmail(home.db, row.email);
  const mayWrite = await letterLimits.mayWrite(row.email);
  const token = newToken();
  await inTransaction(home, async (db) => {
    const inside = { ...work, home: { ...home, db } };
    if (!mayWrite || user) await registrations.remove(db, id);
    else await registrations.setToken(db, id, tokenHash(token));
    if (!mayWrite) return;
    if (user) await post(inside, user, { kind: "alreadyRegistered", path: "/forgot-password", language });
    else
      await post(
        inside,
        { id: null, fullName: row.username, email: row.email },
        { kind: "registration", path: `/register#${token}`, language },
      );
  });
};

export const jobs = { [JOB]: write };

interface Finish {
  token: string;
  password: string;
  username?: string | null;
}

/**
 * Makes the account of a registration by the link of its mail; with the password that was chosen for it, so that nobody has
 * the mail of somebody else made an account of their own.
 * @returns the name to sign in with.
 * @throws {AppError} LINK_EXPIRED, INVALID_CREDENTIALS, BAD_USER_INPUT with `fields.username` where the name is taken meanwhile, TOO_MANY_REQUESTS.
 */
export async function finish(context: RequestContext, given: Finish): Promise<string> {
  const { home, clock, address, signInLimits } = context;
  const gone = new AppError("LINK_EXPIRED", "This link is used, or older than a day: register once more.");
  const row = await registrations.byToken(home.db, tokenHash(given.token), timestamp(clock));
  if (!row) throw gone;
  const succeeded = await signInLimits.attempt(row.id, address);
  if (!(await isPassword(given.password, row.passwordHash))) throw wrongProof("password");
  await succeeded();
  const name = given.username ? validate(chosen, { username: given.username }).username : row.username;
  try {
    await inTransaction(home, async (db) => {
      if (!(await registrations.remove(db, row.id))) throw gone;
      const id = newId("usr", clock);
      await insertUser(db, [
        {
          id,
          fullName: name,
          username: name,
          email: row.email,
          passwordHash: row.passwordHash,
          role: "client",
          staff: null,
          avatar: null,
          createdAt: timestamp(clock),
          inviteCode: row.inviteCode,
        },
      ]);
      // Whose code it is is for those above to know.
      if (row.inviteCode !== null)
        await context.jobs.add(db, "partners/inviteCodes/bind", {
          userId: id,
          code: row.inviteCode,
          mark: keyOf("invite", address),
        });
      const { thirdParty, subject, thirdPartyName } = row;
      if (thirdParty === null || subject === null) return;
      const inside = { ...context, home: { ...home, db } };
      const person = { thirdParty, subject, name: thirdPartyName ?? "" };
      if (!(await isLinked(inside, person))) await link(inside, person, id);
    });
  } catch (error) {
    if (isTaken(error, "accounts_users", "emailKey")) throw gone;
    if (isTaken(error, "accounts_users"))
      throw badInput({
        username: {
          code: "TAKEN",
          message: "Another account has this name, or one that looks like it: choose another.",
        },
      });
    throw error;
  }
  if (row.inviteCode !== null) context.afterwards(({ jobs: { wake } }) => wake());
  return name;
}
