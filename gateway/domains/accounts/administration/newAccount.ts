import { randomInt } from "node:crypto";
import { DAY, timestamp } from "#gateway/platform/clock.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import { newId } from "#gateway/platform/ids.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { note } from "#gateway/domains/accounts/audit/rules.ts";
import { newLink } from "#gateway/domains/accounts/passwords/rules.ts";
import {
  byEmail,
  byId,
  insert,
  isFree,
  setAccess,
  type AccessRoleText,
} from "#gateway/domains/accounts/users/repository.ts";
import { rightsOf } from "#gateway/domains/accounts/users/rules.ts";

const LIFE = 7 * DAY;

/** A free user name of the address: `ada.byron@example.org` is `ada.byron`, or `ada.byron-4821`. */
async function nameOf(db: Db, email: string): Promise<string> {
  const [local = ""] = email.split("@");
  const plain = foldForSearch(local)
    .replaceAll(/[^a-z0-9]+/g, ".")
    .replace(/^\./, "")
    .slice(0, 24)
    .replace(/\.$/, "");
  const start = plain.length < 3 ? `user-${plain || "new"}` : plain;
  let name = start;
  while (!(await isFree(db, name))) name = `${start}-${randomInt(1_000, 10_000)}`;
  return name;
}

/** Makes an account without a password, within a transaction, and the link that sets it. */
export async function makeAccount(
  context: Pick<RequestContext, "home" | "clock">,
  { email, fullName, role }: { email: string; fullName: string; role: AccessRoleText },
) {
  const { home, clock } = context;
  const id = newId("usr", clock);
  await insert(home.db, [
    {
      id,
      fullName,
      username: await nameOf(home.db, email),
      email,
      passwordHash: "",
      ...rightsOf(role),
      avatar: null,
      createdAt: timestamp(clock),
    },
  ]);
  const user = await byId(home.db, id);
  if (!user) throw new Error(`The account ${id} was not kept.`);
  return { user, path: await newLink(context, id, LIFE) };
}

/**
 * Makes an administrator of whoever has the address, with a new account where there is none.
 * @returns where to set a password, from the slash on.
 */
export async function makeAdministrator(
  { home, clock }: Pick<RequestContext, "home" | "clock">,
  email: string,
): Promise<string> {
  return await inTransaction(home, async (db) => {
    const inside = { home: { ...home, db }, clock, address: "", agent: "npm run admin", requestId: "" };
    const found = await byEmail(db, email);
    if (!found) {
      const [fullName = email] = email.split("@");
      const { user, path } = await makeAccount(inside, { email, fullName, role: "admin" });
      await note(inside, { kind: "accountInvited", userId: user.id, detail: { role: "admin" } });
      return path;
    }
    await setAccess(db, found.id, { ...rightsOf("admin"), suspendedAt: null });
    await note(inside, { kind: "roleChanged", userId: found.id, detail: { role: "admin" } });
    return await newLink(inside, found.id, LIFE);
  });
}
