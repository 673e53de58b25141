import { z } from "zod";
import { cleanHtml, plainWords } from "#gateway/platform/html.ts";
import { badInput } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { offered } from "#gateway/domains/accounts/files/rules.ts";
import type { AttachedRow } from "./messageRepository.ts";

/** The longest text, marks included; so many files. */
export const LONGEST = 20_000;
export const MOST_FILES = 5;

/** Rich text as it is kept: clean, and with something in it. */
export const richText = (max = LONGEST) =>
  z
    .string()
    .max(max)
    .overwrite((given) => cleanHtml(given.toWellFormed().replaceAll("\0", "")).trim())
    .refine((html) => plainWords(html, 2) !== "" || /<img\b/.test(html), "write something");

/** The viewer's files that go along. @throws {AppError} BAD_USER_INPUT where there are too many, or one is not there. */
export async function attached(context: RequestContext, ids: readonly string[]): Promise<AttachedRow[]> {
  const wanted = [...new Set(ids)];
  if (wanted.length > MOST_FILES)
    throw badInput({
      attachmentIds: {
        code: "TOO_LONG",
        message: `At most ${MOST_FILES} files go with a message: leave some out.`,
        params: { max: MOST_FILES },
      },
    });
  if (wanted.length === 0) return [];
  return (await offered(context, wanted)).map(({ id, name, type, size }) => ({ id, name, type, size }));
}
