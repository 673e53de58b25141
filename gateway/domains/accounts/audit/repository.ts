import { sql, type ColumnType, type Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { jsonType, textType, type Step } from "#gateway/platform/store/migrate.ts";

export const AuditKind = {
  SIGN_IN: "signIn",
  SIGN_IN_FAILED: "signInFailed",
  SIGN_OUT: "signOut",
  SESSION_REVOKED: "sessionRevoked",
  PASSWORD_CHANGED: "passwordChanged",
  TWO_FACTOR_ON: "twoFactorOn",
  TWO_FACTOR_OFF: "twoFactorOff",
  RECOVERY_CODES_RENEWED: "recoveryCodesRenewed",
  PASSKEY_ADDED: "passkeyAdded",
  PASSKEY_REMOVED: "passkeyRemoved",
  PASSKEY_COPIED: "passkeyCopied",
  THIRD_PARTY_LINKED: "thirdPartyLinked",
  THIRD_PARTY_UNLINKED: "thirdPartyUnlinked",
  PROFILE_CHANGED: "profileChanged",
  API_TOKEN_CREATED: "apiTokenCreated",
  API_TOKEN_REVOKED: "apiTokenRevoked",
  WEBHOOK_CREATED: "webhookCreated",
  WEBHOOK_CHANGED: "webhookChanged",
  WEBHOOK_SECRET_ROTATED: "webhookSecretRotated",
  WEBHOOK_DELETED: "webhookDeleted",
  ACCOUNT_INVITED: "accountInvited",
  ROLE_CHANGED: "roleChanged",
  ACCOUNT_SUSPENDED: "accountSuspended",
  ACCOUNT_RESTORED: "accountRestored",
  VIEW_AS: "viewAs",
  SECRET_REVEALED: "secretRevealed",
  TERMINAL_OPENED: "terminalOpened",
  APP_CHANGED: "appChanged",
  DOMAIN_CHANGED: "domainChanged",
  MACHINE_CHANGED: "machineChanged",
  ALERT_CHANGED: "alertChanged",
  CHART_CHANGED: "chartChanged",
  TEAM_JOINED: "teamJoined",
  TEAM_LEFT: "teamLeft",
  TEAM_ROLE_CHANGED: "teamRoleChanged",
  TEAM_TAKEN_OVER: "teamTakenOver",
} as const;
export type AuditKindText = (typeof AuditKind)[keyof typeof AuditKind];

export interface AuditTable {
  id: string;
  kind: AuditKindText;
  userId: string | null;
  sessionId: string | null;
  /** The identifier of what it was done to; null where that is the account. */
  target: string | null;
  address: string;
  agent: string;
  requestId: string;
  detail: ColumnType<Record<string, string>, string, never>;
  createdAt: string;
}

export type AuditEntryRow = Selectable<AuditTable>;
const table = "accounts_audit";

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_audit: AuditTable;
  }
}

const KEPT = "The security record is only added to.";
export const migrations: Record<string, Step> = {
  "0170_accounts_audit": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable(table)
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("kind", text, (c) => c.notNull())
      .addColumn("userId", text)
      .addColumn("sessionId", text)
      .addColumn("address", text, (c) => c.notNull())
      .addColumn("agent", text, (c) => c.notNull())
      .addColumn("requestId", text, (c) => c.notNull())
      .addColumn("detail", jsonType(dialect), (c) => c.notNull())
      .addColumn("createdAt", text, (c) => c.notNull())
      .execute();
    await db.schema.createIndex("accounts_audit_user").on(table).columns(["userId", "id"]).execute();
    await db.schema.createIndex("accounts_audit_kind").on(table).columns(["kind", "id"]).execute();
    const run = (text: string) => sql.raw(text).execute(db);
    if (dialect === "sqlite") {
      for (const work of ["update", "delete"])
        await run(
          `create trigger accounts_audit_no_${work} before ${work} on ${table} begin select raise(abort, '${KEPT}'); end`,
        );
      return;
    }
    await run(
      `create function accounts_audit_kept() returns trigger language plpgsql as $$ begin raise exception '${KEPT}'; end $$`,
    );
    await run(
      `create trigger accounts_audit_kept before update or delete or truncate on ${table} for each statement execute function accounts_audit_kept()`,
    );
  },
  "0361_accounts_audit_found": async (db) => {
    for (const column of ["address", "createdAt"])
      await db.schema.createIndex(`accounts_audit_${column}`).on(table).columns([column, "id"]).execute();
  },
  // A set of conditions that hardly any entry meets is answered from an index of its own, and not by a walk over the record.
  "0362_accounts_audit_together": async (db) => {
    for (const columns of ["userId kind", "userId address", "address kind", "userId address kind"])
      await db.schema
        .createIndex(`accounts_audit_${columns.replaceAll(" ", "_")}`)
        .on(table)
        .columns([...columns.split(" "), "id"])
        .execute();
  },
  "0568_accounts_audit_target": async (db, dialect) => {
    await db.schema.alterTable(table).addColumn("target", textType(dialect)).execute();
    await db.schema.createIndex("accounts_audit_target").on(table).columns(["target", "id"]).execute();
  },
};

export const insert = async (db: Db, { detail, ...entry }: AuditEntryRow): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...entry, detail: JSON.stringify(detail) })
    .execute();
};

/** Which entries are wanted, from the newest on. */
export interface AuditQuery {
  userId: string | null;
  kinds: readonly AuditKindText[] | null;
  address: string | null;
  /** Identifiers: not before the first, and before the second. */
  from: string | null;
  before: string | null;
  limit: number;
}

/** What was done to something, the newest first. */
export async function ofTarget(
  db: Db,
  target: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<AuditEntryRow[]> {
  let rows = db.selectFrom(table).selectAll().where("target", "=", target);
  if (before !== null) rows = rows.where("id", "<", before);
  return await rows.orderBy("id", "desc").limit(limit).execute();
}

/** From where and with what an account was signed in to last, the newest first. */
export const lastSignIns = async (
  db: Db,
  userId: string,
  limit: number,
): Promise<Pick<AuditEntryRow, "address" | "agent" | "createdAt">[]> =>
  await db
    .selectFrom(table)
    .select(["address", "agent", "createdAt"])
    .where("userId", "=", userId)
    .where("kind", "=", "signIn")
    .orderBy("id", "desc")
    .limit(limit)
    .execute();

/** The first entry at an instant or later; the identifiers grow as the time does. */
export const firstAt = async (db: Db, instant: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom(table)
      .select("id")
      .where("createdAt", ">=", instant)
      .orderBy("createdAt")
      .orderBy("id")
      .limit(1)
      .executeTakeFirst()
  )?.id;

/** Each kind is asked for by itself: so every question goes along an index that ends with the identifier, and stops at the limit. */
export async function newest(db: Db, { kinds, ...query }: AuditQuery): Promise<AuditEntryRow[]> {
  const all: AuditEntryRow[] = [];
  for (const kind of kinds === null ? [null] : new Set(kinds)) all.push(...(await ofKind(db, query, kind)));
  return all.toSorted((a, b) => (a.id < b.id ? 1 : -1)).slice(0, query.limit);
}

async function ofKind(
  db: Db,
  { userId, address, from, before, limit }: Omit<AuditQuery, "kinds">,
  kind: AuditKindText | null,
): Promise<AuditEntryRow[]> {
  let rows = db.selectFrom(table).selectAll();
  if (userId !== null) rows = rows.where("userId", "=", userId);
  if (kind !== null) rows = rows.where("kind", "=", kind);
  if (address !== null) rows = rows.where("address", "=", address);
  if (from !== null) rows = rows.where("id", ">=", from);
  if (before !== null) rows = rows.where("id", "<", before);
  return await rows.orderBy("id", "desc").limit(limit).execute();
}
