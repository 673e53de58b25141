import type { ColumnType, Selectable } from "kysely";
import type { StoredMicros } from "#gateway/platform/micros.ts";
import type { Db } from "#gateway/platform/store/database.ts";

export const CouponKind = { AMOUNT: "amount", PERCENT: "percent" } as const;
export type CouponKindText = (typeof CouponKind)[keyof typeof CouponKind];

export const CouponState = {
  AVAILABLE: "available",
  LOCKED: "locked",
  USED: "used",
  EXPIRED: "expired",
  REVOKED: "revoked",
} as const;
export type CouponStateText = (typeof CouponState)[keyof typeof CouponState];

type Texts = ColumnType<string[], string, string>;
type Amount = ColumnType<StoredMicros, bigint, bigint>;
type MaybeAmount = ColumnType<StoredMicros | null, bigint | null, bigint | null>;

export interface CouponTemplateTable {
  id: string;
  version: number;
  title: string;
  kind: CouponKindText;
  amount: MaybeAmount;
  percentOff: number | null;
  minSpend: Amount;
  maxDiscount: MaybeAmount;
  productTypes: Texts;
  planIds: Texts;
  kinds: Texts;
  periods: Texts;
  firstOrderOnly: boolean;
  total: number | null;
  claimed: number;
  perUser: number;
  claimFrom: string | null;
  claimTo: string | null;
  validDays: number | null;
  validTo: string | null;
  code: string | null;
  isOpen: boolean;
  /** Title and code, as they are searched. */
  folded: string;
}

export interface CouponChangeTable {
  id: string;
  templateId: string;
  actorId: string;
  fields: Texts;
  at: string;
}

export interface CouponTable {
  id: string;
  userId: string;
  templateId: string;
  state: CouponStateText;
  orderId: string | null;
  revokeReason: string | null;
  /** Whether the person claimed it; what is redeemed for points is not counted among those. */
  isClaimed: boolean;
  claimedAt: string;
  expiresAt: string;
}

export type CouponTemplateRow = Selectable<CouponTemplateTable>;
export type CouponTemplateChangeRow = Selectable<CouponChangeTable>;
export type CouponRow = Selectable<CouponTable>;
/** The terms as they are written. */
export type Terms = Omit<CouponTemplateRow, "amount" | "minSpend" | "maxDiscount"> & {
  amount: bigint | null;
  minSpend: bigint;
  maxDiscount: bigint | null;
};

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    ledger_coupon_templates: CouponTemplateTable;
    ledger_coupon_changes: CouponChangeTable;
    ledger_coupons: CouponTable;
  }
}

const table = "ledger_coupons";
const possible = (id: string): boolean => !id.includes("\0");

export const couponTemplateById = async (db: Db, id: string): Promise<CouponTemplateRow | undefined> =>
  possible(id)
    ? await db.selectFrom("ledger_coupon_templates").selectAll().where("id", "=", id).executeTakeFirst()
    : undefined;

export const couponById = async (db: Db, id: string): Promise<CouponRow | undefined> =>
  possible(id) ? await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst() : undefined;

export const ofOrder = async (db: Db, orderId: string): Promise<CouponRow | undefined> =>
  await db.selectFrom(table).selectAll().where("orderId", "=", orderId).executeTakeFirst();

/** How many of a template somebody claimed. */
export const claimedBy = async (db: Db, templateId: string, userId: string): Promise<number> =>
  Number(
    (
      await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number | string>().as("n"))
        .where("templateId", "=", templateId)
        .where("userId", "=", userId)
        .where("isClaimed", "=", true)
        .executeTakeFirstOrThrow()
    ).n,
  );

export const insert = async (db: Db, row: CouponRow): Promise<void> => {
  await db.insertInto(table).values(row).execute();
};

/** Changes a coupon that is still in the state; undefined where it is not any more. */
export const move = async (
  db: Db,
  { id, state: from }: Pick<CouponRow, "id" | "state">,
  changes: Partial<Pick<CouponRow, "state" | "orderId" | "revokeReason">>,
  validAt?: string,
): Promise<CouponRow | undefined> => {
  let row = db.updateTable(table).set(changes).where("id", "=", id).where("state", "=", from);
  if (validAt !== undefined) row = row.where("expiresAt", ">", validAt);
  return await row.returningAll().executeTakeFirst();
};

export async function page(
  db: Db,
  userId: string,
  states: readonly CouponStateText[] | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: CouponRow[]; total: number }> {
  if (states?.length === 0) return { items: [], total: 0 };
  let rows = db.selectFrom(table).where("userId", "=", userId);
  if (states) rows = rows.where("state", "in", states);
  const { n } = await rows
    .select(({ fn }) => fn.countAll<number | string>().as("n"))
    .executeTakeFirstOrThrow();
  const items = await rows
    .selectAll()
    .orderBy("expiresAt")
    .orderBy("id")
    .limit(limit)
    .offset(offset)
    .execute();
  return { items, total: Number(n) };
}

/** What somebody could still use, those that expire first at first. */
export const inHand = async (db: Db, userId: string): Promise<CouponRow[]> =>
  await db
    .selectFrom(table)
    .selectAll()
    .where("userId", "=", userId)
    .where("state", "in", ["available", "locked"])
    .orderBy("expiresAt")
    .orderBy("id")
    .limit(200)
    .execute();

const expiring = (db: Db) => db.selectFrom(table).where("state", "=", "available").orderBy("expiresAt");

export const nextExpiry = async (db: Db): Promise<string | null> =>
  (await expiring(db).select("expiresAt").limit(1).executeTakeFirst())?.expiresAt ?? null;

export const expired = async (db: Db, until: string, limit: number): Promise<CouponRow[]> =>
  await expiring(db).selectAll().where("expiresAt", "<=", until).limit(limit).execute();
