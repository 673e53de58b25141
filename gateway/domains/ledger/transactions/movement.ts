import type { Clock } from "#gateway/platform/clock.ts";
import type { Jobs } from "#gateway/platform/jobs/jobs.ts";
import type { Live } from "#gateway/platform/live.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import type { AccountRef } from "./accounts.ts";
import type { AccountEntryRow, LedgerTransactionRow, LedgerTransactionTypeText } from "./repository.ts";

/** Where money moves: a request's context, or the work of a deadline or a job with `homeLive`. */
export interface Within {
  home: Store;
  businessClock: Clock;
  homeLive: Live;
  afterwards: (work: () => void) => void;
  /** Real time, and what mails and webhooks go by: people are told where they are there, and nobody is of a sample of the past. */
  clock?: Clock;
  jobs?: Jobs;
}

/** What a movement is. */
export interface Movement {
  type: LedgerTransactionTypeText;
  /** What it is about: `{ type: "order", id: "ord_..." }`. */
  ref: { type: string; id: string } | null;
  memo?: string;
  /** Who did it; null for the platform. */
  actorId: string | null;
  /** The same key with the same movement gives the same transaction again. */
  key?: string;
}

/** What a movement does to one account. */
export interface EntryInput {
  account: AccountRef;
  /** In millionths of one CNY: what comes in is above zero. */
  delta: bigint;
  /** When a gift that comes in expires; a year later where nothing is said. */
  expiresAt?: string;
}

/** A transaction as it was written. */
export interface Posted {
  transaction: LedgerTransactionRow;
  entries: AccountEntryRow[];
}
