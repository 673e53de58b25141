import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { hashPassword, isPassword, newToken, tokenHash } from "#gateway/platform/auth/secrets.ts";
import { timestamp, type Clock } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { newPassword, validate } from "#gateway/platform/validate.ts";
import type { MailLanguageText } from "#gateway/domains/accounts/mails/repository.ts";
import { momentIn, post } from "#gateway/domains/accounts/mails/rules.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { goOn, removeOthers } from "#gateway/domains/accounts/sessions/rules.ts";
import { byId, setPassword } from "#gateway/domains/accounts/users/repository.ts";
import { wrongProof } from "#gateway/domains/accounts/users/rules.ts";
import { insertReset } from "./repository.ts";

const input = z.object({ password: newPassword });

/** Where a new link that sets another password leads to, from the slash on: it serves once, for so many milliseconds. */
export async function newLink(
  { home, clock }: Pick<RequestContext, "home" | "clock">,
  userId: string,
  life: number,
): Promise<string> {
  const token = newToken();
  const row = { tokenHash: tokenHash(token), userId, expiresAt: timestamp(clock, life) };
  await insertReset(home.db, row, timestamp(clock));
  return `/reset-password#${token}`;
}

/** What tells the person by mail that the password is another one now. */
export const changedMail = (clock: Clock) =>
  ({
    kind: "passwordChanged",
    values: (language: MailLanguageText) => ({ when: momentIn(language, clock.now()) }),
  }) as const;

interface Change {
  currentPassword: string;
  password: string;
}

/**
 * Changes the password of the viewer's account: its other sessions end, and this one goes on with another token.
 * @throws {AppError} INVALID_CREDENTIALS, BAD_USER_INPUT, TOO_MANY_REQUESTS.
 */
export async function change(context: RequestContext, { currentPassword, password: given }: Change) {
  const { home, clock, address, viewer, signInLimits, sessionEnded } = context;
  const userId = viewerIdOf(context);
  const { password } = validate(input, { password: given });
  const user = await byId(home.db, userId);
  const succeeded = await signInLimits.attempt(userId, address);
  if (!user || !(await isPassword(currentPassword, user.passwordHash))) throw wrongProof("currentPassword");
  await succeeded();
  if (password === currentPassword)
    throw badInput({ password: { code: "INVALID", message: "Choose another password than the one now." } });
  const passwordHash = await hashPassword(password);
  const { ended, answer } = await inTransaction(home, async (db) => {
    const inside = { ...context, home: { ...home, db } };
    await setPassword(db, userId, { passwordHash, passwordChangedAt: timestamp(clock) });
    await note(inside, { kind: "passwordChanged", userId, sessionId: viewer?.sessionId ?? null });
    await post(inside, user, changedMail(clock));
    return { ended: await removeOthers(inside), answer: await goOn(inside, user) };
  });
  context.jobs.wake();
  for (const id of ended) sessionEnded(id);
  return answer;
}
