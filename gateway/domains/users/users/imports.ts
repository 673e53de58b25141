import { z } from "zod";
import { timestamp } from "#gateway/platform/clock.ts";
import { takenAt, type Plan, type Standing } from "#gateway/platform/csv/importPlan.ts";
import { keepInvariant } from "#gateway/platform/entity/invariant.ts";
import { foldForSearch } from "#gateway/platform/fold.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { validate } from "#gateway/platform/validate.ts";
import { administratorRemains } from "./guards.ts";
import { byNamesOrMails, userTable, type SampleUserRow } from "./repository.ts";
import { fields, readNew, users } from "./rules.ts";

const { fullName: user, currentPlan: plan, ...others } = fields.omit({ avatar: true }).shape;
const imported = z
  .object({ user, plan, ...others })
  .partial()
  .required({ user: true, username: true, email: true });
const columns = ({ user: fullName, plan: currentPlan, ...rest }: z.output<typeof imported>) => ({
  fullName,
  ...rest,
  ...(currentPlan && { currentPlan }),
});
type Imported = ReturnType<typeof columns>;

const newUser = {
  company: "",
  role: "subscriber",
  country: "",
  contact: "",
  currentPlan: "basic",
  status: "pending",
  billing: "Auto debit",
  taxId: "",
  language: "English",
};

export const acceptImported = (values: object): Imported => columns(validate(imported, values));

export const same = (value: unknown): string => foldForSearch(String(value));

/** The same user has the same user name and address; one of the two alone belongs to somebody else. */
export async function standings(
  db: Db,
  some: readonly Imported[],
): Promise<(data: Imported) => Standing<SampleUserRow>> {
  const rows = await byNamesOrMails(db, some);
  const named = Map.groupBy(rows, ({ username }) => same(username));
  const addressed = Map.groupBy(rows, ({ email }) => same(email));
  return ({ username, email }) => {
    const byName = named.get(same(username)) ?? [];
    const row = byName.find((one) => same(one.email) === same(email));
    if (row) return { row };
    const taken = [
      ...(byName.length > 0 ? ["username"] : []),
      ...(addressed.has(same(email)) ? ["email"] : []),
    ];
    return { errors: taken.map(takenAt) };
  };
}

/** Adds and changes users as an import planned it, inside its transaction; an administrator remains. */
export async function saveImported(
  { store, clock }: RequestContext,
  { fresh, known }: Plan<Imported, SampleUserRow>,
): Promise<SampleUserRow[]> {
  const { db } = store;
  const now = timestamp(clock);
  const dates = { createdAt: now, updatedAt: now };
  return await keepInvariant(store, administratorRemains, async () => {
    const saved = await userTable.insertMany(
      db,
      fresh.map((data) => ({ ...readNew({ ...newUser, ...data }), ...dates })),
    );
    for (const { row, data } of known) {
      const next = await users.write(db, clock, row, data);
      if (next) saved.push(next);
    }
    return saved;
  });
}
