import type { NotificationKind } from "#web/generated/types.ts";

export const webhookTexts = "accountsWebhooks";

export const kinds: readonly NotificationKind[] = [
  "ORDER",
  "BILLING",
  "DEBT",
  "TRANSFER",
  "REWARD",
  "SUPPORT",
  "DEPLOYMENT",
  "MAIL",
  "SYSTEM",
];

export const deliveryTones = { PENDING: "info", DELIVERED: "ok", FAILED: "bad" } as const;
