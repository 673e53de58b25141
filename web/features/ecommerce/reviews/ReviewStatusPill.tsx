import type { TFunction } from "i18next";
import type { ReviewStatus } from "#web/generated/types.ts";
import { StatusPill } from "#web/ui/feedback/StatusPill.tsx";

const statusLooks = {
  PUBLISHED: { tone: "ok" },
  PENDING: { tone: "warn", icon: "clock" },
} as const;

export function ReviewStatusPill({ status, t }: { status: ReviewStatus; t: TFunction<"ecommerceReviews"> }) {
  return <StatusPill {...statusLooks[status]}>{t(`statuses.${status}`)}</StatusPill>;
}
