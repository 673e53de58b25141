import { z } from "zod";
import { readRows } from "#gateway/platform/store/sampleRows.ts";
import { readFixture } from "#gateway/platform/store/seed.ts";

/** Every price, rate and limit that there is. */
export const priceKeys = [
  "LAS_VCPU_HOUR",
  "LAS_MEMORY_GIB_HOUR",
  "LAS_DISK_GIB_HOUR",
  "LAS_PORT_HOUR",
  "LAS_BACKUP_GIB_HOUR",
  "LAS_TRAFFIC_GIB",
  "LAS_NANO",
  "LAS_SMALL",
  "LAS_MEDIUM",
  "LAS_LARGE",
  "LCV_S1",
  "LCV_S2",
  "LCV_S4",
  "LCV_M8",
  "LCV_M16",
  "LCV_DISK_GIB",
  "LCV_BANDWIDTH_LOW",
  "LCV_BANDWIDTH_HIGH",
  "LCV_BANDWIDTH_LOW_MBPS",
  "LCV_HOURS_OF_MONTH",
  "DOMAIN_FREE",
  "DOMAIN_EXTRA",
  "IMAGE_QUOTA_GIB",
  "POINTS_PACK",
  "TERM_THREE_MONTHS",
  "TERM_YEAR",
  "LEVEL_L1",
  "LEVEL_L2",
  "LEVEL_L3",
  "INVITEE_DISCOUNT",
  "AGENT_RATE_L0",
  "AGENT_RATE_L1",
  "AGENT_RATE_L2",
  "AGENT_RATE_L3",
  "AGENT_SECOND_L0",
  "AGENT_SECOND_L1",
  "AGENT_SECOND_L2",
  "AGENT_SECOND_L3",
  "AGENT_VOLUME_L1",
  "AGENT_VOLUME_L2",
  "AGENT_VOLUME_L3",
  "AGENT_CONFIRM_DAYS",
  "AGENT_MONTHS",
  "WITHDRAW_MIN",
  "ORDER_MINUTES",
  "ORDER_REFUND_DAYS",
  "ORDER_QUANTITY",
  "LAS_CPU",
  "LAS_MEMORY",
  "LAS_REPLICAS",
  "LCV_DISK",
  "LCV_BANDWIDTH",
  "IMAGE_QUOTA",
] as const;
export type PriceKey = (typeof priceKeys)[number];

const size = z.strictObject({
  cpuMilli: z.int().positive().optional(),
  memoryMib: z.int().positive().optional(),
  diskGib: z.int().positive().optional(),
  points: z.int().positive().optional(),
});

const whole = z.int().nonnegative().transform(BigInt);

const declared = z
  .strictObject({
    id: z.enum(priceKeys),
    group: z.enum([
      "LAS_METERED",
      "LAS_PACKS",
      "LCV_FLAVORS",
      "LCV_EXTRAS",
      "OTHERS",
      "DISCOUNTS",
      "AGENTS",
      "LIMITS",
    ]),
    kind: z.enum(["MONEY", "RATE", "COUNT"]),
    unit: z.enum([
      "VCPU_HOUR",
      "GIB_HOUR",
      "PORT_HOUR",
      "GIB",
      "MONTH",
      "GIB_MONTH",
      "MBPS_MONTH",
      "YEAR",
      "PACK",
      "PERCENT",
      "MONTHS",
      "HOURS",
      "MINUTES",
      "DAYS",
      "PIECES",
      "MILLI_CPU",
      "MIB",
      "MBPS",
      "TIME",
    ]),
    value: whole,
    min: whole,
    max: whole,
    spec: size.optional(),
  })
  // What is metered may be finer than what people pay.
  .transform((price) => ({ ...price, isFine: price.unit.endsWith("_HOUR") }));

export type DeclaredPrice = z.infer<typeof declared>;

/** What is on the list, in its order, with the value that each began with. */
export const declaredPrices: readonly DeclaredPrice[] = readRows(declared, readFixture("catalogue/prices"));
