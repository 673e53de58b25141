import type { HostedBuyStartQuery } from "./buy.generated.ts";

export const buyTexts = "hostingControls";
export type BuyTemplate = HostedBuyStartQuery["templates"][number];
