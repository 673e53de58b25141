import type { RequestContext } from "#gateway/platform/request/context.ts";

/** What is taken off somebody's orders, in hundredths of a percent. */
export type DiscountOf = (
  within: Pick<RequestContext, "home" | "businessClock">,
  userId: string,
) => Promise<bigint>;

const known: { of: DiscountOf } = { of: () => Promise.resolve(0n) };

/** Says who knows of a buyer's level: a domain above. */
export function discountedBy(of: DiscountOf): void {
  known.of = of;
}

export const discountOf: DiscountOf = async (within, userId) => await known.of(within, userId);
