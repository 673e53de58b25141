import type { Selectable } from "kysely";
import type { ProviderName } from "#gateway/platform/providers.ts";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

export const ThirdParty = { GITHUB: "github", LINUXDO: "linuxdo" } as const;
export type ThirdPartyText = ProviderName;

export interface ThirdPartyLinkTable {
  thirdParty: ThirdPartyText;
  /** The third party's own identifier of the person. */
  subject: string;
  userId: string;
  name: string;
  linkedAt: string;
  lastUsedAt: string | null;
}

export interface ThirdPartyStateTable {
  hash: string;
  thirdParty: ThirdPartyText;
  browserHash: string;
  /** The verifier of PKCE, sealed. */
  verifier: string;
  /** The session that links; null where one signs in. */
  sessionId: string | null;
  expiresAt: string;
}

export interface ThirdPartyTicketTable {
  hash: string;
  thirdParty: ThirdPartyText;
  subject: string;
  name: string;
  expiresAt: string;
}

export type ThirdPartyLinkRow = Selectable<ThirdPartyLinkTable>;
type State = Selectable<ThirdPartyStateTable>;
export type Ticket = Selectable<ThirdPartyTicketTable>;
export type Person = Pick<Ticket, "thirdParty" | "subject" | "name">;

const links = "accounts_third_parties";
const states = "accounts_third_party_states";
const tickets = "accounts_third_party_tickets";

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_third_parties: ThirdPartyLinkTable;
    accounts_third_party_states: ThirdPartyStateTable;
    accounts_third_party_tickets: ThirdPartyTicketTable;
  }
}

export const migrations: Record<string, Step> = {
  "0250_accounts_third_parties": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(links)
      .addColumn("thirdParty", text, (c) => c.notNull())
      .addColumn("subject", text, (c) => c.notNull())
      .addColumn("userId", text, (c) => c.notNull().references("accounts_users.id").onDelete("cascade"))
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("linkedAt", text, (c) => c.notNull())
      .addColumn("lastUsedAt", text)
      .addPrimaryKeyConstraint("accounts_third_parties_key", ["thirdParty", "subject"])
      .addUniqueConstraint("accounts_third_parties_user", ["userId", "thirdParty"])
      .execute();
    await db.schema
      .createTable(states)
      .addColumn("hash", text, (c) => c.primaryKey())
      .addColumn("thirdParty", text, (c) => c.notNull())
      .addColumn("browserHash", text, (c) => c.notNull())
      .addColumn("verifier", text, (c) => c.notNull())
      .addColumn("sessionId", text)
      .addColumn("expiresAt", text, (c) => c.notNull())
      .execute();
    await db.schema
      .createTable(tickets)
      .addColumn("hash", text, (c) => c.primaryKey())
      .addColumn("thirdParty", text, (c) => c.notNull())
      .addColumn("subject", text, (c) => c.notNull())
      .addColumn("name", text, (c) => c.notNull())
      .addColumn("expiresAt", text, (c) => c.notNull())
      .execute();
    for (const name of [states, tickets] as const)
      await db.schema.createIndex(`${name}_expiresAt`).on(name).column("expiresAt").execute();
  },
};

export const ofUser = async (db: Db, userId: string): Promise<ThirdPartyLinkRow[]> =>
  await db.selectFrom(links).selectAll().where("userId", "=", userId).orderBy("thirdParty").execute();

export const linkOf = async (
  db: Db,
  { thirdParty, subject }: Pick<Person, "thirdParty" | "subject">,
): Promise<ThirdPartyLinkRow | undefined> =>
  await db
    .selectFrom(links)
    .selectAll()
    .where("thirdParty", "=", thirdParty)
    .where("subject", "=", subject)
    .executeTakeFirst();

export const insertLink = async (db: Db, row: ThirdPartyLinkRow): Promise<void> => {
  await db.insertInto(links).values(row).execute();
};

export const touchLink = async (
  db: Db,
  { thirdParty, subject, name }: Person,
  lastUsedAt: string,
): Promise<void> => {
  await db
    .updateTable(links)
    .set({ name, lastUsedAt })
    .where("thirdParty", "=", thirdParty)
    .where("subject", "=", subject)
    .execute();
};

export const removeLink = async (db: Db, userId: string, thirdParty: ThirdPartyText): Promise<boolean> =>
  (await db
    .deleteFrom(links)
    .where("userId", "=", userId)
    .where("thirdParty", "=", thirdParty)
    .returning("subject")
    .executeTakeFirst()) !== undefined;

/** Keeps a state, and forgets those that nobody came back with. */
export const insertState = async (db: Db, row: State, now: string): Promise<void> => {
  await db.deleteFrom(states).where("expiresAt", "<=", now).execute();
  await db.insertInto(states).values(row).execute();
};

/** Uses a state up; undefined where it is unknown, used, too old, or was begun by another browser. */
export const takeState = async (
  db: Db,
  { hash, thirdParty, browserHash }: Pick<State, "hash" | "thirdParty" | "browserHash">,
  now: string,
): Promise<State | undefined> =>
  await db
    .deleteFrom(states)
    .where("hash", "=", hash)
    .where("thirdParty", "=", thirdParty)
    .where("browserHash", "=", browserHash)
    .where("expiresAt", ">", now)
    .returningAll()
    .executeTakeFirst();

/** Keeps a ticket, and forgets those that nobody went on with. */
export const insertTicket = async (db: Db, row: Ticket, now: string): Promise<void> => {
  await db.deleteFrom(tickets).where("expiresAt", "<=", now).execute();
  await db.insertInto(tickets).values(row).execute();
};

export const ticketOf = async (db: Db, hash: string, now: string): Promise<Ticket | undefined> =>
  await db
    .selectFrom(tickets)
    .selectAll()
    .where("hash", "=", hash)
    .where("expiresAt", ">", now)
    .executeTakeFirst();

/** Uses a ticket up; false where somebody did before. */
export const removeTicket = async (db: Db, hash: string): Promise<boolean> =>
  (await db.deleteFrom(tickets).where("hash", "=", hash).returning("hash").executeTakeFirst()) !== undefined;
