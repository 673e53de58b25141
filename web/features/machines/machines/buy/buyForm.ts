import * as z from "zod/mini";
import type { MachineCreateInput } from "#web/generated/types.ts";
import type { MachineBuyStartQuery } from "./buy.generated.ts";
import { periods } from "./buyParts.ts";

/** What one usually takes; anything between is taken too. */
export const systemSteps = [20, 40, 60, 80, 100, 200, 500] as const;
export const dataSteps = [0, 50, 100, 200, 500, 1_000] as const;
export const bandwidthSteps = [1, 5, 10, 20, 50, 100, 200] as const;

/** The steps up to what may be had, which is the last of them. */
export const scaleUpTo = (steps: readonly number[], most: number): number[] => {
  const end = Math.min(most, steps.at(-1) ?? most);
  return [...steps.filter((one) => one < end), end];
};

export const buySchema = z.object({
  regionId: z.string(),
  imageId: z.string(),
  flavorId: z.string(),
  systemGib: z.number(),
  dataGib: z.number(),
  bandwidthMbps: z.number(),
  period: z.enum(periods),
  isAutoRenewed: z.boolean(),
  keyPairIds: z.array(z.string()),
  name: z.string().check(z.trim(), z.regex(/^[a-z]([a-z0-9-]{0,38}[a-z0-9])?$/)),
});

export type BuyValues = z.input<typeof buySchema>;

export const blankBuy: BuyValues = {
  regionId: "hk-1",
  imageId: "debian-13",
  flavorId: "LCV_S2",
  systemGib: 40,
  dataGib: 0,
  bandwidthMbps: 5,
  period: "HOUR",
  isAutoRenewed: false,
  keyPairIds: [],
  name: "",
};

/** What the quote is asked for. */
export const quoteItemOf = ({ flavorId, systemGib, dataGib, bandwidthMbps, period }: BuyValues) => ({
  productId: flavorId,
  period,
  spec: { diskGib: systemGib + dataGib, bandwidthMbps, ...(period === "HOUR" && { hours: 1 }) },
});

/** The key pairs that were chosen and are still there. */
export const keysIn = (
  { keyPairIds }: Pick<BuyValues, "keyPairIds">,
  keyPairs: MachineBuyStartQuery["keyPairs"],
): string[] => keyPairIds.filter((id) => keyPairs.some((one) => one.id === id));

export const inputOf = (
  values: z.output<typeof buySchema>,
  keyPairs: MachineBuyStartQuery["keyPairs"],
): MachineCreateInput => ({ ...values, keyPairIds: keysIn(values, keyPairs) });
