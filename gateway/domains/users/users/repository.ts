import { sql } from "kysely";
import { foldForSearch, searchText } from "#gateway/platform/fold.ts";
import { defineList } from "#gateway/platform/list/list.ts";
import type { Db, Store } from "#gateway/platform/store/database.ts";
import { isTaken } from "#gateway/platform/store/errors.ts";
import { defineRows, type Dates, type Stamps, type Stored } from "#gateway/platform/store/rowTable.ts";
import { holdTable, inTransaction } from "#gateway/platform/store/transaction.ts";

export const SampleUserRole = {
  ADMIN: "admin",
  AUTHOR: "author",
  EDITOR: "editor",
  MAINTAINER: "maintainer",
  SUBSCRIBER: "subscriber",
} as const;
export type SampleUserRoleText = (typeof SampleUserRole)[keyof typeof SampleUserRole];

export const SampleUserPlan = {
  BASIC: "basic",
  TEAM: "team",
  COMPANY: "company",
  ENTERPRISE: "enterprise",
} as const;
export type SampleUserPlanText = (typeof SampleUserPlan)[keyof typeof SampleUserPlan];

export const SampleUserStatus = { ACTIVE: "active", INACTIVE: "inactive", PENDING: "pending" } as const;
export type SampleUserStatusText = (typeof SampleUserStatus)[keyof typeof SampleUserStatus];

export const SampleUserBilling = {
  MANUAL_CREDIT_CARD: "Manual-Credit Card",
  MANUAL_CASH: "Manual-Cash",
  MANUAL_PAYPAL: "Manual-PayPal",
  AUTO_DEBIT: "Auto debit",
} as const;
export type SampleUserBillingText = (typeof SampleUserBilling)[keyof typeof SampleUserBilling];

export interface SampleUserData {
  fullName: string;
  company: string;
  /** These four are texts, not sets: the documented POST keeps what it is sent. */
  role: string;
  currentPlan: string;
  status: string;
  billing: string;
  username: string;
  country: string;
  contact: string;
  email: string;
  avatar: string;
  taskDone: number;
  projectDone: number;
  taxId: string;
  language: string;
  /** What else the documented POST was sent. */
  further: Record<string, unknown>;
}

export interface SampleUserRow extends SampleUserData, Stamps {
  nameKey: string;
  emailKey: string;
  search: string;
}

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    users_users: Stored<SampleUserRow>;
  }
}

const name = "users_users";

export const userTable = defineRows<SampleUserData, SampleUserRow>({
  name,
  derive: ({ fullName, email }) => ({
    nameKey: foldForSearch(fullName),
    emailKey: foldForSearch(email),
    search: searchText(fullName, email),
  }),
});

const sorts = {
  USER: "nameKey",
  EMAIL: "emailKey",
  ROLE: "role",
  PLAN: "currentPlan",
  STATUS: "status",
  BILLING: "billing",
  CREATED: "id",
} as const;

export const userList = defineList(userTable, {
  sorts,
  facets: ["role", "currentPlan", "status"],
  ties: "newest",
});

/** Lets nobody else change users until the transaction ends; SQLite has one writer in any case. */
export const holdUsers = (store: Store): Promise<void> => holdTable(store, name);

/** Whether another user has the user name, letter case ignored. */
export async function isNameTaken({ db }: Store, username: string, id: number): Promise<boolean> {
  const found = await sql`select 1 from users_users
    where lower(username) = lower(${username}) and id <> ${id} limit 1`.execute(db);
  return found.rows.length > 0;
}

/** The user with the user name, letter case ignored: the first, where the documented POST gave it to several. */
export async function byUsername(db: Db, username: string): Promise<SampleUserRow | undefined> {
  const found = await sql<SampleUserRow>`select * from users_users
    where lower(username) = lower(${username}) order by id limit 1`.execute(db);
  return found.rows[0];
}

/** The users who have any of the user names or e-mail addresses, letter case ignored. */
export async function byNamesOrMails(
  db: Db,
  some: readonly Pick<SampleUserData, "username" | "email">[],
): Promise<SampleUserRow[]> {
  const names = some.map(({ username }) => sql`lower(${username})`);
  const mails = some.map(({ email }) => foldForSearch(email));
  const found = await sql<SampleUserRow>`select * from users_users
    where lower(username) in (${sql.join(names)}) or ${sql.ref("emailKey")} in (${sql.join(mails)}) order by id`.execute(
    db,
  );
  return found.rows;
}

/** The user who was added first. */
export async function firstUser(db: Db): Promise<SampleUserRow | undefined> {
  const found = await sql<SampleUserRow>`select * from users_users order by id limit 1`.execute(db);
  return found.rows[0];
}

/** Whether somebody who may sign in is an administrator. */
export async function hasAdministrator({ db }: Store): Promise<boolean> {
  const found = await sql`select 1 from users_users
    where role = ${SampleUserRole.ADMIN} and status = ${SampleUserStatus.ACTIVE} limit 1`.execute(db);
  return found.rows.length > 0;
}

/** The least id from `first` on that no user has. */
async function freeId({ db }: Store, first: number): Promise<number> {
  const {
    rows: [gap],
  } = await sql<{
    id: number | null;
  }>`select case when not exists (select 1 from users_users where id = ${first}) then ${first}
    else (select min(one.id) + 1 from users_users as one where one.id >= ${first} and not exists (select 1 from users_users as next where next.id = one.id + 1))
    end as id`.execute(db);
  return gap?.id ?? first;
}

/** Adds a user whose id is one more than there are users, or the next that is free, and answers the id. */
export async function insertCounted(store: Store, row: SampleUserData & Dates): Promise<number> {
  for (;;) {
    try {
      return await inTransaction(store, async (db) => {
        const within = { ...store, db };
        const id = await freeId(within, (await userList.total(within)) + 1);
        await userTable.insertNumbered(within, [{ ...row, id }]);
        return id;
      });
    } catch (error) {
      if (!isTaken(error, name)) throw error;
    }
  }
}
