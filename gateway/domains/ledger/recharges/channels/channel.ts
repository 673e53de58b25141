import type { RechargeChannelText } from "#gateway/domains/ledger/recharges/repository.ts";

/** A way to pay: a new provider is a new file beside this one, and a line in `all.ts`. */
export interface Channel {
  name: RechargeChannelText;
  /** Whether no real money moves. */
  isSimulated: boolean;
  /** Whether finance says what came, and not the channel. */
  isReviewed: boolean;
  /** How long a payment is waited for, in milliseconds. */
  life: number;
  /** What the code to scan says; null where there is none. */
  payloadOf(recharge: { no: string; amount: bigint }): string | null;
}
