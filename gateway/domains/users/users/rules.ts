import { z } from "zod";
import { timestamp } from "#gateway/platform/clock.ts";
import { nameOf, type EnumText } from "#gateway/platform/enumText.ts";
import { defineRecords } from "#gateway/platform/entity/records.ts";
import { readInput } from "#gateway/platform/entity/inputs.ts";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { BLANK_FACE, email, picturePath, text } from "#gateway/platform/validate.ts";
import {
  insertCounted,
  SampleUserBilling,
  SampleUserPlan,
  SampleUserRole,
  SampleUserStatus,
  userList,
  userTable,
  type SampleUserData,
} from "./repository.ts";

export const fields = z.object({
  fullName: text(1, 120),
  company: text(0, 120),
  role: z.enum(SampleUserRole),
  username: text(1, 60),
  country: text(0, 60),
  contact: text(0, 40),
  email,
  currentPlan: z.enum(SampleUserPlan),
  status: z.enum(SampleUserStatus),
  avatar: picturePath,
  billing: z.enum(SampleUserBilling),
  taxId: text(0, 40),
  language: text(1, 40),
});
const userDefaults = { taskDone: 0, projectDone: 0, further: {} };

/** Users without the guards of `guards.ts`, as the documented calls know them. */
export const users = defineRecords({
  what: "User",
  table: userTable,
  change: fields.partial(),
  dependents: [{ table: "users_accounts", column: "id" }],
});

export const readNew = (input: object): SampleUserData => ({
  ...userDefaults,
  ...readInput(fields.extend({ avatar: picturePath.default(BLANK_FACE) }), input),
});

/** Adds a user as the documented POST does: whatever texts it is sent are kept, and so is what else it is sent. */
export async function register(
  { store, clock, live }: RequestContext,
  data: Partial<SampleUserData>,
): Promise<number> {
  const now = timestamp(clock);
  const id = await insertCounted(store, {
    fullName: "",
    company: "",
    role: "",
    username: "",
    country: "",
    contact: "",
    email: "",
    currentPlan: "",
    status: "",
    avatar: "",
    billing: "",
    taxId: "",
    language: "",
    ...userDefaults,
    ...data,
    createdAt: now,
    updatedAt: now,
  });
  live.publish(users.topic, { kind: "CREATED", id: String(id) });
  return id;
}

/** The users in figures, none of which costs more with more users. */
export async function summary(store: Store) {
  const counts = async (facet: "role" | "currentPlan" | "status", set: EnumText) =>
    (await userList.facet(store, facet)).map(({ value, count }) => ({ value: nameOf(set, value), count }));
  const [total, byRole, byPlan, byStatus] = await Promise.all([
    userList.total(store),
    counts("role", SampleUserRole),
    counts("currentPlan", SampleUserPlan),
    counts("status", SampleUserStatus),
  ]);
  return { total, byRole, byPlan, byStatus };
}

export const seedUsers = seedRows(userTable, () =>
  fields
    .extend({ taskDone: z.int().min(0), projectDone: z.int().min(0) })
    .transform((row): SampleUserData => ({ ...row, further: {} })),
);
