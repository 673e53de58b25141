import { badInput } from "#gateway/platform/errors.ts";
import type { Sealer } from "#gateway/platform/sealing.ts";
import type { KeptVariable } from "#gateway/domains/hosting/specs/rules.ts";

/** A variable as it is sent in; a value of null keeps that of a secret. */
export interface GivenVariable {
  key: string;
  value?: string | null | undefined;
  isSecret: boolean;
}

/** All variables together hold so many bytes at most. */
const MOST = 1024 * 1024;

/**
 * Variables as they are kept: secrets sealed, those without a value as they were.
 * @throws {AppError} BAD_USER_INPUT where one that is new has no value.
 */
export function sealedBy(
  { sealer }: { sealer: Sealer },
  given: readonly GivenVariable[],
  before: readonly KeptVariable[],
): KeptVariable[] {
  const size = given.reduce((sum, { key, value }) => sum + key.length + Buffer.byteLength(value ?? ""), 0);
  if (size > MOST)
    throw badInput({
      variables: { code: "TOO_LONG", message: "All variables together hold at most 1 MiB." },
    });
  return given.map(({ key, value, isSecret }, at) => {
    const kept = before.find((one) => one.key === key);
    if (value === null || value === undefined) {
      if (!kept)
        throw badInput({
          [`variables.${at}.value`]: { code: "REQUIRED", message: `${key} has no value yet: write one.` },
        });
      if (kept.isSecret === isSecret) return kept;
      // What was secret does not become open by itself.
      if (kept.isSecret)
        throw badInput({
          [`variables.${at}.value`]: { code: "REQUIRED", message: `${key} was secret: write its value.` },
        });
      return { key, value: sealer.seal(kept.value), isSecret };
    }
    return { key, value: isSecret ? sealer.seal(value) : value, isSecret };
  });
}
