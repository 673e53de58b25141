import type { Store } from "#gateway/platform/store/database.ts";
import { conditions } from "./conditions.ts";
import { EcommerceOrderPayment, EcommerceOrderStatus, orderList, type Period } from "./repository.ts";

const { PAID, PENDING, FAILED } = EcommerceOrderPayment;
const { OUT_FOR_DELIVERY, READY_TO_PICKUP, DELIVERED } = EcommerceOrderStatus;
const standing = { payment: [PAID, PENDING, FAILED] };

const stages = [
  { stage: "PLACED", filter: standing },
  { stage: "PAID", filter: { payment: [PAID] } },
  {
    stage: "UNDER_WAY",
    filter: { payment: [PAID], status: [OUT_FOR_DELIVERY, READY_TO_PICKUP, DELIVERED] },
  },
  { stage: "DELIVERED", filter: { payment: [PAID], status: [DELIVERED] } },
] as const;

const placed = ({ from, to }: Period) => ({ dateFrom: from, dateTo: to });

/** How many orders were placed on each day, without those called off. */
export const placedByDay = (store: Store, period: Period) =>
  orderList.values(store, "date", conditions({ ...standing, ...placed(period) }));

/** How many orders of two periods came as far as each stage. */
export const stagesReached = (store: Store, now: Period, before: Period) =>
  Promise.all(
    stages.map(async ({ stage, filter }) => ({
      stage,
      now: await orderList.count(store, conditions({ ...filter, ...placed(now) })),
      before: await orderList.count(store, conditions({ ...filter, ...placed(before) })),
    })),
  );
