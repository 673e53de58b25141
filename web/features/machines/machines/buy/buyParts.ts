import type { MachineStock } from "#web/generated/types.ts";
import type { PillLooks } from "#web/ui/pill/pillOf.tsx";
import type { MachineBuyStartQuery } from "./buy.generated.ts";

export const buyTexts = "machinesFlavors";
export const keyTexts = "machinesKeyPairs";
export const periods = ["HOUR", "MONTH", "THREE_MONTHS", "YEAR"] as const;

type Catalogue = MachineBuyStartQuery["catalogue"];

/** Whether a size can be had in a region. */
export const stockOf = (catalogue: Catalogue, flavorId: string, regionId: string) =>
  catalogue.flavors.find(({ id }) => id === flavorId)?.stock.find((one) => one.regionId === regionId)
    ?.stock ?? "SOLD_OUT";

export const stockLooks: PillLooks<MachineStock> = {
  AVAILABLE: { tone: "ok" },
  LOW: { tone: "warn" },
  SOLD_OUT: { tone: "idle" },
};
