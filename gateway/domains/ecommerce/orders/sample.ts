import { z } from "zod";
import { seedRows } from "#gateway/platform/entity/seedRows.ts";
import { email, picturePath, text } from "#gateway/platform/validate.ts";
import { goods } from "./machine.ts";
import {
  EcommerceOrderPayment,
  EcommerceOrderStatus,
  orderTable,
  type EcommerceOrderEventRow,
  type EcommerceOrderRow,
} from "./repository.ts";
import { changeable } from "./inputs.ts";

const sample = changeable.extend({
  order: z.int(),
  customerId: z.int(),
  customer: text(1, 120),
  email,
  avatar: picturePath,
  spentMinor: z.int(),
  createdDay: z.int(),
  minute: z.int(),
  lines: z.array(
    z.object({ productId: z.int(), productName: z.string(), quantity: z.int(), priceMinor: z.int() }),
  ),
});

/** How long after it was placed the steps of a sample order came, in minutes; all on the same evening. */
const PAID_AFTER = 2;

const STEP_AFTER = 35;

/** The way a sample order came to where it is. */
function sampleHistory(
  { status, payment }: Pick<EcommerceOrderRow, "status" | "payment">,
  at: (after: number) => string,
): EcommerceOrderEventRow[] {
  const placed = { status: EcommerceOrderStatus.DISPATCHED, payment };
  const way = goods.way(placed, status);
  return [
    ...(payment === EcommerceOrderPayment.PENDING ? [] : [{ at: at(PAID_AFTER), payment }]),
    ...way.map((reached, index) => ({ at: at(STEP_AFTER * (index + 1)), status: reached })),
  ];
}

export const seedOrders = seedRows(orderTable, (at) =>
  sample.transform(({ createdDay, minute, ...row }) => ({
    ...row,
    placedAt: at(createdDay, minute),
    history: sampleHistory(row, (after) => at(createdDay, minute + after)),
  })),
);
