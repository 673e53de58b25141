import type { OrderStatus, ProductType } from "#web/generated/types.ts";
import type { Format } from "#web/lib/texts/format.ts";
import type { Words } from "#web/lib/texts/words.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";
import type {
  OrderFieldsFragment,
  OrderItemFieldsFragment,
  OrderRowFieldsFragment,
} from "./orders.generated.ts";

export const orderTexts = "orders";
export const orderListPath = "/order/list";
export const orderPattern = "/order/details/:id";
export const orderPath = (id: string): string => `/order/details/${id}`;

export type OrderRow = OrderRowFieldsFragment;
export type Order = OrderFieldsFragment;
export type OrderItem = OrderItemFieldsFragment;

export const orderStatuses = [
  "PENDING_PAYMENT",
  "PAID",
  "PROVISIONING",
  "COMPLETED",
  "FAILED",
  "CANCELLED",
  "EXPIRED",
  "REFUND_REQUESTED",
  "PARTIALLY_REFUNDED",
  "REFUNDED",
] as const satisfies readonly OrderStatus[];
export const orderKinds = ["NEW", "RENEW", "UPGRADE", "DOWNGRADE", "DOMAIN", "ADDON"] as const;
export const productTypes = [
  "LAS",
  "LCV",
  "DOMAIN",
  "IMAGE_QUOTA",
  "POINTS_GOOD",
] as const satisfies readonly ProductType[];

export const statusLooks: PillLooks<OrderStatus> = {
  PENDING_PAYMENT: { tone: "warn", icon: "clock" },
  PAID: { tone: "ok" },
  PROVISIONING: { tone: "info" },
  COMPLETED: { tone: "ok" },
  FAILED: { tone: "bad" },
  CANCELLED: { tone: "idle" },
  EXPIRED: { tone: "idle" },
  REFUND_REQUESTED: { tone: "warn", icon: "clock" },
  PARTIALLY_REFUNDED: { tone: "idle" },
  REFUNDED: { tone: "idle" },
};

/** An item by its name and, where it has one, its place: the first of its labels. */
export const itemName = (words: Words, { productId, spec }: OrderItem): string => {
  const [first] = spec.labels ?? [];
  const name = words(`products.${productId}`);
  return first === undefined ? name : words("itemAt", { name, place: first });
};

/** What is asked of an item, in a line. */
export function itemSpec({ number }: Format, words: Words, { productType, spec }: OrderItem): string {
  const { cpuMilli, memoryMib, diskGib, bandwidthMbps, labels } = spec;
  const memory = memoryMib ?? 0;
  return [
    cpuMilli ? words("spec.cpu", { value: number(cpuMilli / 1_000) }) : undefined,
    memory >= 1_024
      ? words("spec.memory", { value: number(memory / 1_024) })
      : memory > 0
        ? words("spec.memoryMib", { value: number(memory) })
        : undefined,
    diskGib
      ? words(productType === "IMAGE_QUOTA" ? "spec.room" : "spec.disk", { value: number(diskGib) })
      : undefined,
    bandwidthMbps ? words("spec.bandwidth", { value: number(bandwidthMbps) }) : undefined,
    ...(labels ?? []).slice(1),
  ]
    .filter((part) => part !== undefined)
    .join(" · ");
}

export const periodText = ({ number }: Format, words: Words, { period, quantity }: OrderItem): string =>
  words("periodTimes", { period: words(`periods.${period}`), quantity: number(quantity) });

export const sum = (...amounts: string[]): string =>
  amounts.reduce((total, one) => total + BigInt(one), 0n).toString();
export const minus = (amount: string, ...others: string[]): string =>
  (BigInt(amount) - BigInt(sum(...others))).toString();
export const negative = (amount: string): string => (-BigInt(amount)).toString();
export const least = (a: string, b: string): string => (BigInt(a) < BigInt(b) ? a : b);
/** Nothing less than a fen is paid in by a channel. */
export const wholeFen = (amount: string): string =>
  (((BigInt(amount) + 9_999n) / 10_000n) * 10_000n).toString();
export const isNone = (amount: string): boolean => BigInt(amount) <= 0n;

export const canDo = ({ actions }: Pick<OrderRow, "actions">, name: OrderRow["actions"][number]["name"]) =>
  actions.find((one) => one.name === name);
