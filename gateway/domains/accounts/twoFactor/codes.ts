import { createHash, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { secretOf, useCode, useStep } from "./repository.ts";

const PERIOD = 30;
const CODES = 10;
// Without the letters and digits that are taken for each other.
const signs = "23456789abcdefghjkmnpqrstuvwxyz";

/** The maker of codes of an account. */
export const makerOf = (label: string, secret = new Secret({ size: 20 })) =>
  new TOTP({ issuer: "Berth", label, secret, period: PERIOD });

export const newRecoveryCodes = (): string[] =>
  Array.from({ length: CODES }, () =>
    Array.from({ length: 3 }, () =>
      Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join(""),
    ).join("-"),
  );

/** The form in which a recovery code is kept; spaces, hyphens and capitals do not count. */
export const codeHash = (userId: string, code: string): string =>
  createHash("sha256")
    .update(JSON.stringify([userId, code.toLowerCase().replaceAll(/[\s-]/g, "")]))
    .digest("base64url");

/**
 * Uses up a code of the account's app, or else a recovery code, and answers which it was; null when it is neither, or was
 * used before.
 */
export async function useOtp(
  { home: { db }, clock, sealer }: Pick<RequestContext, "home" | "clock" | "sealer">,
  userId: string,
  otp: string,
): Promise<"app" | "recovery" | null> {
  const kept = await secretOf(db, userId);
  if (!kept) return null;
  const now = clock.now();
  const token = otp.replaceAll(/\s/g, "");
  const secret = Secret.fromBase32(sealer.open(kept.secret));
  const late = /^\d{6}$/.test(token)
    ? makerOf("", secret).validate({ token, timestamp: now, window: 1 })
    : null;
  if (late !== null) {
    const step = Math.floor(now / 1000 / PERIOD) + late;
    return (await useStep(db, userId, step)) ? "app" : null;
  }
  const isUsed = kept.confirmedAt !== null && (await useCode(db, userId, codeHash(userId, otp)));
  return isUsed ? "recovery" : null;
}
