import { z } from "zod";
import { timestamp } from "#gateway/platform/clock.ts";
import { notFound } from "#gateway/platform/errors.ts";
import { keyOf } from "#gateway/platform/entity/inputs.ts";
import { rowLoader } from "#gateway/platform/entity/loaders.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import { mapSome } from "#gateway/platform/live.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { inTransaction } from "#gateway/platform/store/transaction.ts";
import { changeVersioned } from "#gateway/platform/store/versioned.ts";
import { newPassword, validate } from "#gateway/platform/validate.ts";
import { userTable, type SampleUserRow } from "#gateway/domains/users/users/repository.ts";
import {
  accountTable,
  notificationKinds,
  services,
  type UserAccountData,
  type SampleUserAccountRow,
} from "./repository.ts";

const topic = accountTable.name;

const notification = z.object({
  kind: z.enum(notificationKinds),
  email: z.boolean(),
  browser: z.boolean(),
  app: z.boolean(),
});
const password = z.object({
  password: newPassword,
});

/** The account of a user for whom nothing was kept yet. */
const blank = ({ id, createdAt }: SampleUserRow) => ({
  id,
  twoStep: false,
  passwordChangedAt: null,
  devices: [],
  notifications: notificationKinds.map((kind) => ({
    kind,
    email: true,
    browser: kind !== "NEWS",
    app: false,
  })),
  connected: [],
  createdAt,
  updatedAt: createdAt,
});

const load = rowLoader(accountTable);

export const accountOf = async (
  context: RequestContext,
  user: SampleUserRow,
): Promise<SampleUserAccountRow> =>
  (await load(context, user.id)) ?? { ...blank(user), version: 1, search: "" };

export async function accountById(context: RequestContext, id: string): Promise<SampleUserAccountRow | null> {
  const user = await userTable.byId(context.store.db, keyOf(id));
  return user ? await accountOf(context, user) : null;
}

async function change(
  context: RequestContext,
  userId: string,
  work: (account: SampleUserAccountRow) => Partial<UserAccountData>,
): Promise<SampleUserAccountRow> {
  const { store, clock, live } = context;
  const user = await userTable.byId(store.db, keyOf(userId));
  if (!user) throw notFound("User");
  if (!(await accountTable.byId(store.db, user.id))) {
    await inTransaction(store, (db) => accountTable.insert(db, blank(user))).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
    });
  }
  const changed = await changeVersioned(
    "The user's account",
    null,
    () => accountTable.byId(store.db, user.id),
    (account) => accountTable.update(store.db, account, { ...work(account), updatedAt: timestamp(clock) }),
  );
  live.publish(topic, { kind: "UPDATED", id: String(user.id) });
  return changed;
}

export async function setNotifications(context: RequestContext, userId: string, input: readonly object[]) {
  const read = z.object({ notifications: z.array(notification).max(notificationKinds.length) });
  const { notifications } = validate(read, { notifications: input });
  const wanted = new Map(notifications.map((one) => [one.kind, one]));
  return await change(context, userId, (account) => ({
    notifications: account.notifications.map((one) => wanted.get(one.kind) ?? one),
  }));
}

export const setTwoStep = (context: RequestContext, userId: string, twoStep: boolean) =>
  change(context, userId, () => ({ twoStep }));

export async function setPassword(context: RequestContext, userId: string, given: string) {
  validate(password, { password: given });
  return await change(context, userId, () => ({ passwordChangedAt: timestamp(context.clock) }));
}

export const signOutDevice = (context: RequestContext, userId: string, id: string) =>
  change(context, userId, ({ devices }) => {
    const rest = devices.filter((one) => one.id !== id);
    if (rest.length === devices.length) throw notFound("Device");
    return { devices: rest };
  });

export const setConnected = (
  context: RequestContext,
  userId: string,
  service: (typeof services)[number],
  on: boolean,
) =>
  change(context, userId, ({ connected }) => ({
    connected: services.filter((one) => (one === service ? on : connected.includes(one))),
  }));

export const connectionsOf = ({ connected }: SampleUserAccountRow) =>
  services.map((service) => ({ service, connected: connected.includes(service) }));

/** The changes to one user's account. */
export const changes = ({ live }: RequestContext, userId: string) =>
  mapSome(live.subscribe(topic), ({ id }) =>
    Promise.resolve(id === userId ? { sampleUserAccountChanged: { id } } : null),
  );

const sample = z.object({
  id: z.int().min(1),
  twoStep: z.boolean(),
  passwordChangedDay: z.int().max(0).nullable(),
  devices: z.array(
    z.object({
      id: z.string(),
      browser: z.string(),
      device: z.string(),
      place: z.string(),
      day: z.int().max(0),
      minute: z.int(),
    }),
  ),
  notifications: z.array(notification),
  connected: z.array(z.enum(services)),
});

export const seedAccounts = seedRows(accountTable, (at) =>
  sample.transform(({ devices, passwordChangedDay, ...row }) => ({
    ...row,
    devices: devices.map(({ day, minute, ...one }) => ({ ...one, seenAt: at(day, minute) })),
    passwordChangedAt: passwordChangedDay === null ? null : at(passwordChangedDay),
  })),
);
