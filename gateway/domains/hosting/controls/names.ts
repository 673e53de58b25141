import { AppError, badInput } from "#gateway/platform/errors.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { hostsAmong, ofOwner } from "#gateway/domains/hosting/apps/repository.ts";
import { placeOf } from "./places.ts";

const pattern = /^[a-z](?:[a-z0-9-]{0,38}[a-z0-9])?$/;

/** Labels that mean something else, or that could be taken for the console itself. */
const reserved = new Set(
  `admin api app apps assets auth autoconfig autodiscover berth billing cdn console dashboard dns docs ftp gateway graphql help
   host imap internal localhost login mail metrics mx ns ns1 ns2 pay pop proxy registry root sign-in signin smtp ssh sso static
   status support system webmail wpad ws www`
    .trim()
    .split(/\s+/),
);

const letters = "abcdefghijkmnpqrstuvwxyz23456789";
const suffix = (seed: number): string =>
  Array.from(
    { length: 4 },
    (_, at) => letters[Math.floor(seed / letters.length ** at) % letters.length] ?? "a",
  ).join("");

/** The label of an app's address: its name, with a few letters behind where somebody else has that. */
async function hostFor(db: Db, name: string): Promise<string> {
  const random = () => suffix(Math.floor(Math.random() * letters.length ** 4));
  const wanted = [name, ...Array.from({ length: 5 }, () => `${name}-${random()}`)];
  const taken = await hostsAmong(db, wanted);
  const host = wanted.find((one) => !taken.has(one));
  if (host === undefined) throw new AppError("CONFLICT", "No address is free for this name: choose another.");
  return host;
}

async function problemOf(db: Db, ownerId: string, name: string) {
  if (!pattern.test(name)) return "INVALID";
  if (reserved.has(name) || name.startsWith("xn--")) return "RESERVED";
  return (await ofOwner(db, ownerId)).some((one) => one.name === name) ? "TAKEN" : null;
}

/**
 * The label that an app of this name gets.
 * @throws {AppError} BAD_USER_INPUT at `name`, NAME_RESERVED.
 */
export async function hostOf(db: Db, ownerId: string, name: string, field = "name"): Promise<string> {
  const problem = await problemOf(db, ownerId, name);
  if (problem === "INVALID")
    throw badInput({
      [field]: {
        code: "INVALID",
        message: "A name is a small letter, then small letters, digits and hyphens: at most 40.",
      },
    });
  if (problem === "TAKEN")
    throw badInput({ [field]: { code: "TAKEN", message: "You have an app of this name already." } });
  if (problem === "RESERVED")
    throw new AppError("NAME_RESERVED", "This name is kept for other things: choose another one.", {
      fields: { [field]: { code: "TAKEN", message: "This name is kept for other things." } },
    });
  return await hostFor(db, name);
}

/** Whether an app of the viewer's, or in a project, may be called so. @throws {AppError} NOT_FOUND, FORBIDDEN. */
export async function check(context: RequestContext, name: string, projectId: string | null) {
  const { db } = context.home;
  const { ownerId } = await placeOf(context, projectId);
  const problem = await problemOf(db, ownerId, name);
  return { isFree: problem === null, problem, host: problem === null ? await hostFor(db, name) : null };
}
