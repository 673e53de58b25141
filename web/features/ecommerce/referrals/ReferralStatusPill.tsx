import type { TFunction } from "i18next";
import type { ReferralStatus } from "#web/generated/types.ts";
import { StatusPill } from "#web/ui/feedback/StatusPill.tsx";

const statusLooks = {
  PAID: { tone: "ok" },
  UNPAID: { tone: "warn", icon: "clock" },
  REJECTED: { tone: "idle" },
} as const;

export function ReferralStatusPill({
  status,
  t,
}: {
  status: ReferralStatus;
  t: TFunction<"ecommerceReferrals">;
}) {
  return <StatusPill {...statusLooks[status]}>{t(`statuses.${status}`)}</StatusPill>;
}
