/** How each state of a recharge is to be taken. */
export const rechargeTones = {
  CREATED: "idle",
  PENDING: "warn",
  PAID: "ok",
  FAILED: "bad",
  EXPIRED: "idle",
  CLOSED: "idle",
  REFUNDED: "rest",
} as const;

/** How each state of a transfer is to be taken. */
export const transferTones = { HELD: "warn", COMPLETED: "ok", CANCELLED: "idle", REVERSED: "rest" } as const;

export const rechargeTexts = "ledgerRecharges";
export const transferTexts = "ledgerTransfers";
