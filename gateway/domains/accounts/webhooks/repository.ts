import type { ColumnType, Selectable } from "kysely";
import type { NotificationKindText } from "#gateway/domains/accounts/notifications/repository.ts";
import type { Db } from "#gateway/platform/store/database.ts";

export const WebhookOffReason = { FAILING: "failing", GONE: "gone" } as const;
export type WebhookOffReasonText = (typeof WebhookOffReason)[keyof typeof WebhookOffReason];

export interface WebhookTable {
  id: string;
  userId: string;
  name: string;
  url: string;
  kinds: ColumnType<NotificationKindText[], string, string>;
  isEnabled: boolean;
  offReason: WebhookOffReasonText | null;
  failingSince: string | null;
  /** Sealed, as the former one is. */
  secret: string;
  ending: string;
  formerSecret: string | null;
  formerUntil: string | null;
  createdAt: string;
}

export type WebhookRow = Selectable<WebhookTable>;

export const WebhookDeliveryStatus = {
  PENDING: "pending",
  DELIVERED: "delivered",
  FAILED: "failed",
} as const;
export type WebhookDeliveryStatusText = (typeof WebhookDeliveryStatus)[keyof typeof WebhookDeliveryStatus];

export const WebhookFailure = {
  REFUSED: "refused",
  REDIRECT: "redirect",
  TIMEOUT: "timeout",
  UNREACHABLE: "unreachable",
  PRIVATE_ADDRESS: "privateAddress",
  ANSWER_TOO_LONG: "answerTooLong",
  OFF: "off",
} as const;
export type WebhookFailureText = (typeof WebhookFailure)[keyof typeof WebhookFailure];

export interface WebhookDeliveryTable {
  id: string;
  webhookId: string;
  /** What it tells: once for each endpoint. */
  eventId: string;
  type: string;
  kind: NotificationKindText | null;
  payload: string;
  status: WebhookDeliveryStatusText;
  attempts: number;
  responseCode: number | null;
  answer: string | null;
  failure: WebhookFailureText | null;
  durationMs: number | null;
  createdAt: string;
  /** When somebody last asked for it by hand; null where nobody did. */
  byHandAt: string | null;
  attemptedAt: string | null;
  nextAttemptAt: string | null;
}

export type WebhookDeliveryRow = Selectable<WebhookDeliveryTable>;

declare module "#gateway/platform/store/database.ts" {
  interface Database {
    accounts_webhooks: WebhookTable;
    accounts_webhook_deliveries: WebhookDeliveryTable;
  }
}

const table = "accounts_webhooks";
const possible = (id: string): boolean => !id.includes("\0");

export const ofUser = async (db: Db, userId: string): Promise<WebhookRow[]> =>
  await db.selectFrom(table).selectAll().where("userId", "=", userId).orderBy("id", "desc").execute();

export const byId = async (db: Db, id: string): Promise<WebhookRow | undefined> =>
  possible(id) ? await db.selectFrom(table).selectAll().where("id", "=", id).executeTakeFirst() : undefined;

export const insert = async (db: Db, { kinds, ...row }: WebhookRow): Promise<void> => {
  await db
    .insertInto(table)
    .values({ ...row, kinds: JSON.stringify(kinds) })
    .execute();
};

export const update = async (
  db: Db,
  userId: string,
  id: string,
  { kinds, ...changes }: Partial<Omit<WebhookRow, "id" | "userId">>,
): Promise<WebhookRow | undefined> =>
  possible(id)
    ? await db
        .updateTable(table)
        .set({ ...changes, ...(kinds && { kinds: JSON.stringify(kinds) }) })
        .where("userId", "=", userId)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst()
    : undefined;

/** Switches an endpoint off that is on; false where it was off. */
export const switchOff = async (db: Db, id: string, offReason: WebhookOffReasonText): Promise<boolean> =>
  (await db
    .updateTable(table)
    .set({ isEnabled: false, offReason })
    .where("id", "=", id)
    .where("isEnabled", "=", true)
    .returning("id")
    .executeTakeFirst()) !== undefined;

export const setFailing = async (db: Db, id: string, failingSince: string | null): Promise<void> => {
  await db.updateTable(table).set({ failingSince }).where("id", "=", id).execute();
};

export const remove = async (db: Db, userId: string, id: string): Promise<WebhookRow | undefined> =>
  possible(id)
    ? await db
        .deleteFrom(table)
        .where("userId", "=", userId)
        .where("id", "=", id)
        .returningAll()
        .executeTakeFirst()
    : undefined;
