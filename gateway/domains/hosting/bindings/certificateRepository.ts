import type { Selectable } from "kysely";
import type { Db } from "#gateway/platform/store/database.ts";
import { textType, type Step } from "#gateway/platform/store/migrate.ts";

/** A name's certificate; its private key is sealed. */
export interface CertificateTable {
  bindingId: string;
  host: string;
  chain: string | null;
  sealedKey: string | null;
  notAfter: string | null;
  /** When the next one is asked for. */
  renewAt: string;
  /** Why the last one that was asked for did not come; null where it did. */
  failure: string | null;
}

/** What authorities know this gateway by, sealed, and what they ask for at a name. */
export interface AcmeTable {
  id: string;
  value: string;
}

export type KeptCertificate = Selectable<CertificateTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    hosting_certificates: CertificateTable;
    hosting_acme: AcmeTable;
  }
}

export const migrations: Record<string, Step> = {
  "0624_hosting_certificates": async (db, dialect) => {
    const text = textType(dialect);
    await db.schema
      .createTable("hosting_certificates")
      .addColumn("bindingId", text, (c) =>
        c.primaryKey().references("hosting_bindings.id").onDelete("cascade"),
      )
      .addColumn("host", text, (c) => c.notNull().unique())
      .addColumn("chain", text)
      .addColumn("sealedKey", text)
      .addColumn("notAfter", text)
      .addColumn("renewAt", text, (c) => c.notNull())
      .addColumn("failure", text)
      .execute();
    await db.schema
      .createTable("hosting_acme")
      .addColumn("id", text, (c) => c.primaryKey())
      .addColumn("value", text, (c) => c.notNull())
      .execute();
  },
};

export const ofBinding = async (db: Db, bindingId: string): Promise<KeptCertificate | undefined> =>
  await db
    .selectFrom("hosting_certificates")
    .selectAll()
    .where("bindingId", "=", bindingId)
    .executeTakeFirst();

export const ofBindings = async (
  db: Db,
  ids: readonly string[],
): Promise<Omit<KeptCertificate, "sealedKey" | "host">[]> =>
  await db
    .selectFrom("hosting_certificates")
    .select(["bindingId", "chain", "notAfter", "renewAt", "failure"])
    .where("bindingId", "in", ids)
    .execute();

export const ofHost = async (db: Db, host: string): Promise<KeptCertificate | undefined> =>
  await db.selectFrom("hosting_certificates").selectAll().where("host", "=", host).executeTakeFirst();

/** Whether a name has a certificate that holds at that time. */
export async function isCertified(db: Db, host: string, at: string): Promise<boolean> {
  const row = await ofHost(db, host);
  return row !== undefined && row.chain !== null && row.notAfter !== null && row.notAfter > at;
}

export const keepCertificate = async (
  db: Db,
  { bindingId, ...row }: Pick<KeptCertificate, "bindingId" | "host" | "renewAt"> & Partial<KeptCertificate>,
): Promise<void> => {
  await db
    .insertInto("hosting_certificates")
    .values({ bindingId, ...row })
    .onConflict((on) => on.column("bindingId").doUpdateSet(row))
    .execute();
};

export const acmeValue = async (db: Db, id: string): Promise<string | null> =>
  (await db.selectFrom("hosting_acme").select("value").where("id", "=", id).executeTakeFirst())?.value ??
  null;

export const keepAcme = async (db: Db, id: string, value: string): Promise<void> => {
  await db
    .insertInto("hosting_acme")
    .values({ id, value })
    .onConflict((on) => on.column("id").doUpdateSet({ value }))
    .execute();
};

export const forgetAcme = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom("hosting_acme").where("id", "=", id).execute();
};
