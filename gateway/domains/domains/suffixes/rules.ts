import { z } from "zod";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { readRows, type Fixture } from "#gateway/platform/store/sampleRows.ts";
import { inHome } from "#gateway/platform/store/transaction.ts";
import { text, validate } from "#gateway/platform/validate.ts";
import * as suffixes from "./repository.ts";
import type { DomainSuffixRow } from "./repository.ts";

const names = z.array(text(1, 63).toLowerCase()).max(500);

const wanted = z
  .object({
    isEnabled: z.boolean(),
    minLength: z.int().min(1).max(63),
    maxLength: z.int().min(1).max(63),
    perUser: z.int().min(0).max(1_000),
    termDays: z.int().min(1).max(3_650),
    pointsCost: z.int().min(0).max(1_000_000),
    reserved: names,
    flagged: names,
  })
  .refine(({ minLength, maxLength }) => minLength <= maxLength, {
    path: ["maxLength"],
    message: "it may not be below the shortest",
  });

export const all = async (context: RequestContext): Promise<DomainSuffixRow[]> =>
  await suffixes.all(context.home.db);

/** What administrators alone are told. */
export const told = (context: RequestContext, list: string[]): string[] | null =>
  context.viewer?.ability.can("manage", "Price") ? list : null;

/** @throws {AppError} NOT_FOUND, VERSION_CONFLICT, BAD_USER_INPUT. */
export async function set(
  context: RequestContext,
  { suffix, input, expectedVersion }: { suffix: string; input: object; expectedVersion: number },
): Promise<DomainSuffixRow> {
  const { isEnabled, ...terms } = validate(wanted, input);
  return await inHome(context, async ({ home: { db } }) => {
    if (!(await suffixes.bySuffix(db, suffix))) throw notFound("Suffix");
    const row = { suffix, ...terms, isEnabled: isEnabled ? 1 : 0, version: expectedVersion };
    const changed = await suffixes.update(db, row);
    if (changed) return changed;
    const current = await suffixes.bySuffix(db, suffix);
    throw new AppError("VERSION_CONFLICT", "Suffix: it changed meanwhile. Look at it again.", { current });
  });
}

const sample = z.strictObject({
  suffix: z.string(),
  isEnabled: z.boolean().default(true),
  minLength: z.int().default(3),
  maxLength: z.int().default(40),
  perUser: z.int().default(3),
  termDays: z.int().default(365),
  pointsCost: z.int().default(0),
  reserved: z.array(z.string()).default([]),
  flagged: z.array(z.string()).default([]),
});

/** Offers the suffixes. */
export async function seedSuffixes({ db }: Store, fixture: Fixture): Promise<void> {
  for (const one of readRows(sample, fixture))
    await suffixes.insert(db, { ...one, isEnabled: one.isEnabled ? 1 : 0, version: 1 });
}
