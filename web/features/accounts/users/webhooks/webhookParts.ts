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

/** What a secret is known again by. */
export const secretOf = ({ ending }: { ending: string }): string => `whsec_…${ending}`;

export const deliveryTones = { PENDING: "info", DELIVERED: "ok", FAILED: "bad" } as const;
