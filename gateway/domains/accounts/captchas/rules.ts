import { z } from "zod";
import { tokenHash } from "#gateway/platform/auth/secrets.ts";
import { MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { use } from "./repository.ts";

const LIFE = 10 * MINUTE;
const ALGORITHM = "PBKDF2/SHA-256";
/** Rounds of one try, and how many tries a solution takes: about a second in all. */
const COST = 1_000;
const TRIES = { from: 1_000, to: 3_000 };

const loadLibrary = async () => ({
  ...(await import("altcha-lib")),
  ...(await import("altcha-lib/algorithms/pbkdf2")),
});

const hex = z
  .string()
  .max(200)
  .regex(/^[0-9a-f]+$/);
const payload = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal(ALGORITHM),
      nonce: hex,
      salt: hex,
      cost: z.int(),
      keyLength: z.int(),
      keyPrefix: hex,
      keySignature: hex,
      data: z.object({ until: z.int() }),
    }),
    signature: hex,
  }),
  solution: z.object({ counter: z.int(), derivedKey: hex }),
});

const secrets = ({ sealer }: RequestContext) => ({
  hmacSignatureSecret: sealer.keyFor("captcha"),
  hmacKeySignatureSecret: sealer.keyFor("captcha solutions"),
});

/** A captcha to be solved; null where none is asked for. */
export async function begin(context: RequestContext) {
  if (!context.config.captcha) return null;
  const { createChallenge, deriveKey, randomInt } = await loadLibrary();
  return await createChallenge({
    algorithm: ALGORITHM,
    cost: COST,
    counter: randomInt(TRIES.from, TRIES.to),
    data: { until: context.clock.now() + LIFE },
    deriveKey,
    ...secrets(context),
  });
}

/**
 * Uses up a solved captcha; nothing is asked for where there are none.
 * @throws {AppError} CAPTCHA_REFUSED
 */
export async function check(context: RequestContext, given: unknown): Promise<void> {
  const { config, clock, home } = context;
  if (!config.captcha) return;
  const refused = new AppError(
    "CAPTCHA_REFUSED",
    "Ask for a captcha, solve it, and send its solution along: it serves once, within ten minutes.",
  );
  const read = payload.safeParse(given);
  if (!read.success) throw refused;
  const { challenge, solution } = read.data;
  const { until } = challenge.parameters.data;
  if (until <= clock.now()) throw refused;
  const { verifySolution, deriveKey } = await loadLibrary();
  const { verified } = await verifySolution({ challenge, solution, deriveKey, ...secrets(context) });
  if (!verified) throw refused;
  const row = { hash: tokenHash(challenge.signature), expiresAt: new Date(until).toISOString() };
  if (!(await use(home.db, row, timestamp(clock)))) throw refused;
}
