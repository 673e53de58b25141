import { AppError, badInput } from "#gateway/platform/errors.ts";
import { keyOf, readInput } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { administrators, holdUsers, isNameTaken, SampleUserRole, type SampleUserData } from "./repository.ts";
import { fields, readNew, users } from "./rules.ts";

const TAKEN = "Another user has this user name: choose another.";
const LAST = "The last administrator must stay: make somebody else an administrator first.";
const OF_ONE = "A user name belongs to one user: leave it out here.";

const change = fields.partial();

async function refuseTaken(store: Store, username: string | undefined, id = 0): Promise<void> {
  if (username !== undefined && (await isNameTaken(store, username, id)))
    throw new AppError("CONFLICT", TAKEN, { fields: { username: { code: "TAKEN", message: TAKEN } } });
}

async function keepAdministrator(store: Store, leaving: readonly number[]): Promise<void> {
  const all = await administrators(store);
  if (all.length > 0 && all.every((id) => leaving.includes(id)))
    throw new AppError("LAST_ADMINISTRATOR", LAST, {
      fields: { role: { code: "LAST_ADMINISTRATOR", message: LAST } },
    });
}

async function refuseChange(
  store: Store,
  ids: readonly number[],
  { role, username }: Partial<SampleUserData>,
): Promise<void> {
  if (role !== undefined && role !== SampleUserRole.ADMIN) await keepAdministrator(store, ids);
  await refuseTaken(store, username, ids[0]);
}

/** Checks and works in one transaction, and says afterwards on the live bus what the work says. */
async function guarded<T>(
  context: RequestContext,
  check: (store: Store) => Promise<void>,
  work: (within: RequestContext) => Promise<T>,
): Promise<T> {
  const said: Parameters<RequestContext["live"]["publish"]>[] = [];
  const live = { ...context.live, publish: (...one: (typeof said)[number]) => void said.push(one) };
  const done = await inTransaction(context.store, async (db) => {
    const store = { ...context.store, db };
    await holdUsers(store);
    await check(store);
    return await work({ ...context, store, live });
  });
  for (const one of said) context.live.publish(...one);
  return done;
}

/** What GraphQL does with users: user names stay apart, and an administrator remains. The documented calls refuse neither. */
export const guardedUsers: Omit<typeof users, "create" | "add"> & {
  create: (context: RequestContext, input: object) => ReturnType<typeof users.add>;
} = {
  ...users,
  create: async (context, input) => {
    const data = readNew(input);
    return await guarded(
      context,
      (store) => refuseTaken(store, data.username),
      (within) => users.add(within, data),
    );
  },
  update: async (context, id, input, version) => {
    const changes = readInput(change, input);
    return await guarded(
      context,
      (store) => refuseChange(store, [keyOf(id)], changes),
      (within) => users.update(within, id, input, version),
    );
  },
  remove: (context, id) =>
    guarded(
      context,
      (store) => keepAdministrator(store, [keyOf(id)]),
      (within) => users.remove(within, id),
    ),
  bulkUpdate: async (context, ids, input) => {
    const changes = readInput(change, input);
    if (changes.username !== undefined) throw badInput({ username: { code: "INVALID", message: OF_ONE } });
    return await guarded(
      context,
      (store) => refuseChange(store, ids.map(keyOf), changes),
      (within) => users.bulkUpdate(within, ids, input),
    );
  },
  bulkRemove: (context, ids) =>
    guarded(
      context,
      (store) => keepAdministrator(store, ids.map(keyOf)),
      (within) => users.bulkRemove(within, ids),
    ),
};
