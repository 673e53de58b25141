import type { Telling } from "#gateway/domains/ledger/usage/rules.ts";
import type { RechargeRow } from "./repository.ts";

/** What a recharge pays for as soon as it comes in. Everything happens within the transaction of the payment. */
export interface Purpose {
  /** Holds what it is for, before the recharge itself is held. */
  hold(within: Telling, rechargeId: string): Promise<void>;
  /** Pays for it with what has come in; where that cannot be done any more, the money stays in the balance. */
  settle(within: Telling, recharge: RechargeRow): Promise<void>;
}

const known = new Map<string, Purpose>();

/** Says what a kind of purpose means. */
export const settledBy = (purpose: string, settling: Purpose): void => void known.set(purpose, settling);

export const purposeOf = ({ purpose }: Pick<RechargeRow, "purpose">): Purpose | undefined =>
  purpose === null ? undefined : known.get(purpose);
