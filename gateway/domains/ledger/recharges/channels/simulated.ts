import { CODE_LIFE } from "#gateway/domains/ledger/recharges/terms.ts";
import type { Channel } from "./channel.ts";

/** A channel by which no real money moves: its code says so, and its notices are signed like those of a real one. */
export const simulated = (name: Channel["name"], scheme: string): Channel => ({
  name,
  isSimulated: true,
  isReviewed: false,
  life: CODE_LIFE,
  payloadOf: ({ no, amount }) => `${scheme}://simulated.invalid/pay?no=${no}&amount=${amount / 10_000n}`,
});
