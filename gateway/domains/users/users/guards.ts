import { AppError, badInput } from "#gateway/platform/errors.ts";
import { keyOf, readInput } from "#gateway/platform/entity/inputs.ts";
import { keepInvariant, type Invariant } from "#gateway/platform/entity/invariant.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { hasAdministrator, holdUsers, isNameTaken, userTable, type SampleUserData } from "./repository.ts";
import { fields, readNew, users } from "./rules.ts";

const TAKEN = "Another user has this user name: choose another.";
const LAST = "The last administrator must stay: make somebody else an administrator first.";
const OF_ONE = "A user name belongs to one user: leave it out here.";

const change = fields.partial();

async function refuseTaken(store: Store, username: string | undefined, id = 0): Promise<void> {
  if (username !== undefined && (await isNameTaken(store, username, id)))
    throw new AppError("CONFLICT", TAKEN, { fields: { username: { code: "TAKEN", message: TAKEN } } });
}

const refusalAt = (field?: "role" | "status"): AppError =>
  new AppError(
    "LAST_ADMINISTRATOR",
    LAST,
    field && { fields: { [field]: { code: "LAST_ADMINISTRATOR", message: LAST } } },
  );

/** Somebody who is active is an administrator. */
export const administratorRemains: Invariant = {
  table: userTable.name,
  hold: holdUsers,
  holds: hasAdministrator,
  refusal: refusalAt,
};

/** Checks and works in one transaction, and says afterwards on the live bus what the work says. */
async function guarded<T>(
  context: RequestContext,
  work: (within: RequestContext) => Promise<T>,
  { role, status, username }: Partial<SampleUserData> = {},
  id?: number,
): Promise<T> {
  const said: Parameters<RequestContext["live"]["publish"]>[] = [];
  const live = { ...context.live, publish: (...one: (typeof said)[number]) => void said.push(one) };
  const refusal = () =>
    role !== undefined ? refusalAt("role") : status !== undefined ? refusalAt("status") : refusalAt();
  const done = await inTransaction(context.store, async (db) => {
    const store = { ...context.store, db };
    return await keepInvariant(store, { ...administratorRemains, refusal }, async () => {
      await refuseTaken(store, username, id);
      return await work({ ...context, store, live });
    });
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
    return await guarded(context, (within) => users.add(within, data), data);
  },
  update: async (context, id, input, version) => {
    const changes = readInput(change, input);
    return await guarded(context, (within) => users.update(within, id, input, version), changes, keyOf(id));
  },
  remove: (context, id) => guarded(context, (within) => users.remove(within, id)),
  bulkUpdate: async (context, ids, input) => {
    const changes = readInput(change, input);
    if (changes.username !== undefined) throw badInput({ username: { code: "INVALID", message: OF_ONE } });
    return await guarded(context, (within) => users.bulkUpdate(within, ids, input), changes);
  },
  bulkRemove: (context, ids) => guarded(context, (within) => users.bulkRemove(within, ids)),
};
