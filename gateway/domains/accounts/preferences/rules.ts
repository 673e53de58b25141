import { z } from "zod";
import { viewerIdOf } from "#gateway/platform/auth/access.ts";
import { timestamp } from "#gateway/platform/clock.ts";
import { badInput } from "#gateway/platform/errors.ts";
import { jsonBytes } from "#gateway/platform/json.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { validate } from "#gateway/platform/validate.ts";
import * as preferences from "./repository.ts";

const MAX_BYTES = 16 * 1024;
const MAX_KEYS = 200;

const keyInput = z.object({
  key: z.string().regex(/^[a-z0-9.-]{1,80}$/, "use 1 to 80 of a-z, 0-9, . and -"),
});

export async function read(context: RequestContext, key: string): Promise<unknown> {
  return (
    (await preferences.read(context.home.db, viewerIdOf(context), validate(keyInput, { key }).key)) ?? null
  );
}

/** @throws {AppError} BAD_USER_INPUT for a wrong key, a value over 16 KiB or with NUL, or a 201st key. */
export async function keep(context: RequestContext, given: string, value: unknown): Promise<unknown> {
  const userId = viewerIdOf(context);
  const { key } = validate(keyInput, { key: given });
  if (value === null || value === undefined) {
    await preferences.forget(context.home.db, userId, key);
    return null;
  }
  if (jsonBytes(value) > MAX_BYTES) {
    throw badInput({
      value: {
        code: "TOO_LONG",
        message: "A preference may take at most 16 KiB as JSON.",
        params: { max: MAX_BYTES },
      },
    });
  }
  if (JSON.stringify(value).includes("\\u0000"))
    throw badInput({
      value: { code: "INVALID", message: "A preference must not contain the character NUL." },
    });
  await inTransaction(context.home, async (db) => {
    if ((await preferences.countOthers(db, userId, key)) >= MAX_KEYS) {
      throw badInput({
        key: {
          code: "OUT_OF_RANGE",
          message: `At most ${MAX_KEYS} preferences are kept for a person: set one of them to null first.`,
          params: { max: MAX_KEYS },
        },
      });
    }
    await preferences.keep(db, userId, key, value, timestamp(context.clock));
  });
  return value;
}
