import type { PriceKey, Prices } from "#gateway/domains/catalogue/prices/rules.ts";

/** How long something is paid for. */
export const billingPeriods = ["ONCE", "HOUR", "MONTH", "THREE_MONTHS", "YEAR"] as const;
export type BillingPeriod = (typeof billingPeriods)[number];

export const productTypes = ["LAS", "LCV", "DOMAIN", "IMAGE_QUOTA", "POINTS_GOOD"] as const;
export type ProductType = (typeof productTypes)[number];

/** What is asked of a product beside its name; what is left out is none of it. */
export interface Spec {
  cpuMilli?: number | undefined;
  memoryMib?: number | undefined;
  replicas?: number | undefined;
  diskGib?: number | undefined;
  backupGib?: number | undefined;
  ports?: number | undefined;
  bandwidthMbps?: number | undefined;
  /** For how many hours, where something is metered. */
  hours?: number | undefined;
  /** What else is said of it: a region, a system, a name. */
  labels?: string[] | undefined;
}

/** One thing that is asked for. */
export interface Wanted {
  productId: string;
  spec: Spec;
  period: BillingPeriod;
}

/** A part of a product: so many units, counted in `per` ths, at a price for one unit and period. */
export interface Part {
  key: PriceKey;
  unitPrice: bigint;
  units: bigint;
  per: bigint;
}

interface Product {
  type: ProductType;
  periods: readonly BillingPeriod[];
  parts: (prices: Prices, wanted: Wanted) => Part[];
}

/** The hour of a virtual machine is rounded up to so many millionths. */
const THOUSANDTH = 1_000n;

const part = (key: PriceKey, unitPrice: bigint, units: bigint, per = 1n): Part[] =>
  units === 0n ? [] : [{ key, unitPrice, units, per }];
const whole = (given: number | undefined): bigint => BigInt(given ?? 0);
const roundUp = (amount: bigint, by: bigint, step: bigint): bigint =>
  ((amount + by * step - 1n) / (by * step)) * step;

const monthly: readonly BillingPeriod[] = ["MONTH", "THREE_MONTHS", "YEAR"];

const fixed = (type: ProductType, key: PriceKey, periods: readonly BillingPeriod[]): Product => ({
  type,
  periods,
  parts: (prices) => part(key, prices(key), 1n),
});

const metered: Product = {
  type: "LAS",
  periods: ["HOUR"],
  parts: (prices, { spec }) => {
    const replicas = BigInt(spec.replicas ?? 1);
    const of = (key: PriceKey, units: bigint, per?: bigint) => part(key, prices(key), units, per);
    return [
      ...of("LAS_VCPU_HOUR", whole(spec.cpuMilli) * replicas, 1_000n),
      ...of("LAS_MEMORY_GIB_HOUR", whole(spec.memoryMib) * replicas, 1_024n),
      ...of("LAS_DISK_GIB_HOUR", whole(spec.diskGib)),
      ...of("LAS_PORT_HOUR", whole(spec.ports)),
      ...of("LAS_BACKUP_GIB_HOUR", whole(spec.backupGib)),
    ];
  },
};

const machine = (flavor: PriceKey): Product => ({
  type: "LCV",
  periods: ["HOUR", ...monthly],
  parts: (prices, { spec, period }) => {
    const hours = prices("LCV_HOURS_OF_MONTH");
    const priceOf = (key: PriceKey) =>
      period === "HOUR" ? roundUp(prices(key), hours, key === flavor ? THOUSANDTH : 1n) : prices(key);
    const of = (key: PriceKey, units: bigint) => part(key, priceOf(key), units);
    const [wanted, low] = [whole(spec.bandwidthMbps), prices("LCV_BANDWIDTH_LOW_MBPS")];
    return [
      ...of(flavor, 1n),
      ...of("LCV_DISK_GIB", whole(spec.diskGib)),
      ...of("LCV_BANDWIDTH_LOW", wanted < low ? wanted : low),
      ...of("LCV_BANDWIDTH_HIGH", wanted > low ? wanted - low : 0n),
    ];
  },
});

/** Everything that can be bought, by its name in orders. */
export const products: ReadonlyMap<string, Product> = new Map<string, Product>([
  ["LAS_METERED", metered],
  ...(["LAS_NANO", "LAS_SMALL", "LAS_MEDIUM", "LAS_LARGE"] as const).map(
    (key) => [key, fixed("LAS", key, monthly)] as const,
  ),
  ...(["LCV_S1", "LCV_S2", "LCV_S4", "LCV_M8", "LCV_M16"] as const).map(
    (key) => [key, machine(key)] as const,
  ),
  ["DOMAIN_FREE", fixed("DOMAIN", "DOMAIN_FREE", ["YEAR"])],
  ["DOMAIN_EXTRA", fixed("DOMAIN", "DOMAIN_EXTRA", ["YEAR"])],
  [
    "IMAGE_QUOTA",
    {
      type: "IMAGE_QUOTA",
      periods: monthly,
      parts: (prices, { spec }) => part("IMAGE_QUOTA_GIB", prices("IMAGE_QUOTA_GIB"), whole(spec.diskGib)),
    },
  ],
  ["POINTS_PACK", fixed("POINTS_GOOD", "POINTS_PACK", ["ONCE"])],
]);

/** What a product is bought as. */
export const productOf = (productId: string): Product => {
  const product = products.get(productId);
  if (!product) throw new Error(`There is no product ${productId}.`);
  return product;
};

/** How many days a period is. */
export const daysOf = (period: BillingPeriod): number =>
  ({ ONCE: 0, HOUR: 0, MONTH: 30, THREE_MONTHS: 90, YEAR: 365 })[period];
