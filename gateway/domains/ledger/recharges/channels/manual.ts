import { TRANSFER_LIFE } from "#gateway/domains/ledger/recharges/terms.ts";
import type { Channel } from "./channel.ts";

/** A transfer from bank to bank: finance confirms that it came. */
export const manual: Channel = {
  name: "MANUAL",
  isSimulated: true,
  isReviewed: true,
  life: TRANSFER_LIFE,
  payloadOf: () => null,
};
