import { timestamp } from "#gateway/platform/clock.ts";
import { AppError, notFound } from "#gateway/platform/errors.ts";
import { mapSome } from "#gateway/platform/live.ts";
import { rowLoader } from "#gateway/platform/entity/loaders.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { changeVersioned } from "#gateway/platform/store/versioned.ts";
import { changeUndoably } from "#gateway/platform/entity/undo.ts";
import { customerTable, type CustomerRow } from "#gateway/domains/ecommerce/customers/repository.ts";
import {
  accountTable,
  notificationKinds,
  type CustomerAccountData,
  type CustomerAccountRow,
} from "./repository.ts";

const topic = accountTable.name;

const notificationDefaults = notificationKinds.map((kind) => ({
  kind,
  email: true,
  browser: kind !== "OFFERS",
  app: kind === "ORDERS" || kind === "DELIVERIES",
}));

/** The account of a customer for whom nothing was kept yet. */
const blank = ({ id, createdAt }: CustomerRow) => ({
  id,
  addresses: [],
  paymentMethods: [],
  notifications: notificationDefaults,
  devices: [],
  twoStepPhone: null,
  passwordChangedAt: null,
  createdAt,
  updatedAt: createdAt,
});

const load = rowLoader(accountTable);

export const accountOf = async (
  context: RequestContext,
  customer: CustomerRow,
): Promise<CustomerAccountRow> =>
  (await load(context, customer.id)) ?? { ...blank(customer), version: 1, search: "" };

/** Makes sure that the account has a row, and answers its key. */
async function stand({ store }: RequestContext, customerId: string): Promise<number> {
  const customer = await customerTable.byId(store.db, keyOf(customerId));
  if (!customer) throw notFound("Customer");
  if (!(await accountTable.byId(store.db, customer.id))) {
    await inTransaction(store, (db) => accountTable.insert(db, blank(customer))).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
    });
  }
  return customer.id;
}

type Work = (account: CustomerAccountRow) => Partial<CustomerAccountData>;

export async function change(
  context: RequestContext,
  customerId: string,
  work: Work,
  expected?: number | null,
): Promise<CustomerAccountRow> {
  const {
    store: { db },
    clock,
    live,
  } = context;
  const id = await stand(context, customerId);
  const changed = await changeVersioned(
    "The customer's account",
    expected,
    () => accountTable.byId(db, id),
    (account) => accountTable.update(db, account, { ...work(account), updatedAt: timestamp(clock) }),
  );
  live.publish(topic, { kind: "UPDATED", id: String(id) });
  return changed;
}

export async function changeBack(context: RequestContext, customerId: string, work: Work) {
  const id = await stand(context, customerId);
  const {
    rows: [account],
    undoToken,
  } = await changeUndoably(context, topic, [id], async (db) => {
    const before = await accountTable.byId(db, id);
    const after =
      before &&
      (await accountTable.update(db, before, { ...work(before), updatedAt: timestamp(context.clock) }));
    return after ? [after] : [];
  });
  if (!account || undoToken === null)
    throw new AppError("CONFLICT", "Somebody changed the account at the same time: try again.");
  return { account, undoToken };
}

export async function accountById(context: RequestContext, id: string): Promise<CustomerAccountRow | null> {
  const customer = await customerTable.byId(context.store.db, keyOf(id));
  return customer ? await accountOf(context, customer) : null;
}

/** The changes to one customer's account. */
export const changes = ({ live }: RequestContext, customerId: string) =>
  mapSome(live.subscribe(topic), ({ id }) =>
    Promise.resolve(id === customerId ? { customerAccountChanged: { id } } : null),
  );
