/** What a price does to a balance; amounts in millionths of one CNY. */
export interface PriceEffect {
  balance: bigint;
  /** How long the balance lasts with it, in hours; null where nothing is spent. */
  hours: number | null;
  /** How long it lasts without, and how many whole hours fewer with it; null where that is the same. */
  lost: { from: number; by: number } | null;
  /** What the balance lacks for it: for its first hour, where it is paid by the hour. */
  short: bigint;
}

/** In hours, to a tenth. */
const hoursOf = (sum: bigint, hourly: bigint): number | null =>
  hourly > 0n ? Number((sum * 10n) / hourly) / 10 : null;

/** Reckons what a price does to a balance off which something goes each hour already. */
export function priceEffect(given: {
  cash: string;
  gift: string;
  hourly: string;
  amount: bigint;
  isHourly: boolean;
}): PriceEffect {
  const { amount, isHourly } = given;
  const balance = BigInt(given.cash) + BigInt(given.gift);
  const spent = BigInt(given.hourly);
  const left = isHourly ? balance : balance - amount;
  const short = amount > balance ? amount - balance : 0n;
  const from = hoursOf(balance, spent);
  const then = hoursOf(left, isHourly ? spent + amount : spent);
  const isLost = from !== null && then !== null && left >= 0n && from - then >= 1;
  return {
    balance,
    hours: left < 0n ? 0 : then,
    lost: isLost ? { from, by: from - then } : null,
    short,
  };
}
