import { isPassword } from "#gateway/platform/auth/secrets.ts";
import { AppError } from "#gateway/platform/errors.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import * as twoFactor from "#gateway/domains/accounts/twoFactor/rules.ts";
import { byEmail, byUsername, type UserRow } from "#gateway/domains/accounts/users/repository.ts";
import { wrongProof } from "#gateway/domains/accounts/users/rules.ts";
import { start } from "./rules.ts";

type Credential = {
  by: "email" | "username";
  name: string;
  password: string;
  remember?: boolean;
  otp?: string;
};

/**
 * Signs in: checks the password, ends the session the request came with, starts a new one and sets its cookies.
 * @throws {AppError} INVALID_CREDENTIALS at the field `email` or `username`; TWO_FACTOR_REQUIRED at `otp`; ACCOUNT_SUSPENDED; TOO_MANY_REQUESTS.
 */
export async function signIn(
  context: RequestContext,
  { by, name, password, remember = false, otp }: Credential,
) {
  const { home, address } = context;
  const user = await (by === "email" ? byEmail : byUsername)(home.db, name);
  const succeeded = await context.signInLimits.attempt(user?.id ?? foldForSearch(name), address);
  if (!(await isPassword(password, user?.passwordHash)) || !user) {
    await note(context, { kind: "signInFailed", userId: user?.id ?? null, detail: { by } });
    throw wrongProof(by);
  }
  // Only a code that was given can still be wrong: without one the password was right, and that is no failure.
  if (otp === undefined) await succeeded();
  const step = await secondStep(context, user, by, otp);
  if (otp !== undefined) await succeeded();
  return await start(context, user, { remember, detail: { by, ...(step && { step }) } });
}

/** Asks for the code of an account that has a second step, once its password is right; answers what kind of code it was. */
async function secondStep(
  context: RequestContext,
  { id: userId }: UserRow,
  by: Credential["by"],
  otp: string | undefined,
): Promise<"app" | "recovery" | null> {
  if (!(await twoFactor.state(context, userId)).isOn) return null;
  if (otp === undefined) {
    const message = "This account asks for a code: write the one that its app shows now, or a recovery code.";
    throw new AppError("TWO_FACTOR_REQUIRED", message, { fields: { otp: { code: "REQUIRED", message } } });
  }
  const step = await twoFactor.use(context, userId, otp);
  if (step !== null) return step;
  await note(context, { kind: "signInFailed", userId, detail: { by, step: "refused" } });
  throw wrongProof("otp", "TWO_FACTOR_REQUIRED");
}
