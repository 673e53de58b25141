import { Secret } from "otpauth";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { isPassword } from "#gateway/platform/auth/secrets.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import type { AuditKindText } from "#gateway/domains/accounts/audit/repository.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { byId, type UserRow } from "#gateway/domains/accounts/users/repository.ts";
import { wrongProof } from "#gateway/domains/accounts/users/rules.ts";
import { codeHash, makerOf, newRecoveryCodes, useOtp } from "./codes.ts";
import * as kept from "./repository.ts";

/**
 * Counts a try, uses up a code of the account's app, or a recovery code, and answers which it was; null when it is neither,
 * or was used before.
 * @throws {AppError} TOO_MANY_REQUESTS
 */
export async function use(context: RequestContext, userId: string, otp: string) {
  const succeeded = await context.signInLimits.attemptCode(userId, context.address);
  const step = await useOtp(context, userId, otp);
  if (step !== null) await succeeded();
  return step;
}

/**
 * Counts a try, and answers the viewer's account once what shows who they are is right.
 * @throws {AppError} INVALID_CREDENTIALS at the field `password` or `otp`, TOO_MANY_REQUESTS.
 */
export async function proven(
  context: RequestContext,
  { password, otp }: { password?: string; otp?: string },
) {
  const { home, address, signInLimits } = context;
  const userId = viewerIdOf(context);
  const succeeded = await signInLimits.attempt(userId, address);
  const user = await byId(home.db, userId);
  if (!user || (password !== undefined && !(await isPassword(password, user.passwordHash))))
    throw wrongProof("password");
  if (otp !== undefined && (await use(context, userId, otp)) === null) throw wrongProof("otp");
  await succeeded();
  return user;
}

const noteOf = async (context: RequestContext, kind: AuditKindText, { id: userId }: UserRow) =>
  await note(context, { kind, userId, sessionId: context.viewer?.sessionId ?? null });

async function giveCodes(context: RequestContext, { id }: UserRow): Promise<string[]> {
  const codes = newRecoveryCodes();
  await kept.setCodes(
    context.home.db,
    id,
    codes.map((code) => codeHash(id, code)),
  );
  return codes;
}

export async function state({ home }: Pick<RequestContext, "home">, userId: string) {
  const since = (await kept.secretOf(home.db, userId))?.confirmedAt ?? null;
  return {
    isOn: since !== null,
    since,
    recoveryCodesLeft: since ? await kept.codesLeft(home.db, userId) : 0,
  };
}

/** @throws {AppError} INVALID_CREDENTIALS, CONFLICT, TOO_MANY_REQUESTS. */
export async function begin(context: RequestContext, password: string) {
  const { id, email } = await proven(context, { password });
  const secret = new Secret({ size: 20 });
  if (!(await kept.begin(context.home.db, id, context.sealer.seal(secret.base32))))
    throw new AppError("CONFLICT", "The second step is on already: turn it off before you set it up anew.");
  return { secret: secret.base32, uri: makerOf(email, secret).toString() };
}

/** @throws {AppError} INVALID_CREDENTIALS, CONFLICT, TOO_MANY_REQUESTS. */
export async function confirm(context: RequestContext, otp: string): Promise<string[]> {
  const begun = await kept.secretOf(context.home.db, viewerIdOf(context));
  if (!begun || begun.confirmedAt !== null)
    throw new AppError("CONFLICT", "No setup of the second step waits for a code: begin it first.");
  const user = await proven(context, { otp });
  return await inHome(context, async (inside) => {
    await kept.confirm(inside.home.db, user.id, timestamp(inside.clock));
    await noteOf(inside, "twoFactorOn", user);
    return await giveCodes(inside, user);
  });
}

/** @throws {AppError} INVALID_CREDENTIALS, TOO_MANY_REQUESTS. */
export async function end(context: RequestContext, given: { password: string; otp: string }) {
  const user = await proven(context, given);
  await inHome(context, async (inside) => {
    await kept.end(inside.home.db, user.id);
    await noteOf(inside, "twoFactorOff", user);
  });
  return await state(context, user.id);
}

/** @throws {AppError} INVALID_CREDENTIALS, CONFLICT, TOO_MANY_REQUESTS. */
export async function renew(context: RequestContext, password: string): Promise<string[]> {
  const user = await proven(context, { password });
  if (!(await state(context, user.id)).isOn)
    throw new AppError("CONFLICT", "The second step is off: recovery codes come with it.");
  return await inHome(context, async (inside) => {
    await noteOf(inside, "recoveryCodesRenewed", user);
    return await giveCodes(inside, user);
  });
}
