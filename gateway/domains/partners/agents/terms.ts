import { HOUR, type Clock } from "#gateway/platform/clock.ts";
import type { Prices } from "#gateway/domains/catalogue/prices/rules.ts";

/** What an agent of a level has. */
export interface LevelTerms {
  level: number;
  rateBps: bigint;
  secondTierBps: bigint;
  /** What the agent's own orders cost less. */
  discountBps: bigint;
  /** From what volume of a month on it is reached. */
  volume: bigint;
}

/** The levels by the price list, the lowest first. */
export const levelsOf = (prices: Prices): readonly [LevelTerms, LevelTerms, LevelTerms, LevelTerms] => [
  {
    level: 0,
    rateBps: prices("AGENT_RATE_L0"),
    secondTierBps: prices("AGENT_SECOND_L0"),
    discountBps: 0n,
    volume: 0n,
  },
  {
    level: 1,
    rateBps: prices("AGENT_RATE_L1"),
    secondTierBps: prices("AGENT_SECOND_L1"),
    discountBps: prices("LEVEL_L1"),
    volume: prices("AGENT_VOLUME_L1"),
  },
  {
    level: 2,
    rateBps: prices("AGENT_RATE_L2"),
    secondTierBps: prices("AGENT_SECOND_L2"),
    discountBps: prices("LEVEL_L2"),
    volume: prices("AGENT_VOLUME_L2"),
  },
  {
    level: 3,
    rateBps: prices("AGENT_RATE_L3"),
    secondTierBps: prices("AGENT_SECOND_L3"),
    discountBps: prices("LEVEL_L3"),
    volume: prices("AGENT_VOLUME_L3"),
  },
];

/** The terms of a level; those of the lowest for what is none. */
export const levelOf = (prices: Prices, level: number): LevelTerms => {
  const levels = levelsOf(prices);
  return levels[level] ?? levels[0];
};

/** The level that a volume brings: as far up as it reaches, and down by one at most. */
export function levelAfter(prices: Prices, level: number, volume: bigint): number {
  const reached = levelsOf(prices).reduce((best, one) => (volume >= one.volume ? one.level : best), 0);
  return reached >= level ? reached : level - 1;
}

/** Where months begin, ahead of UTC: in China. */
const ZONE = 8 * HOUR;

/** When the next month begins. */
export function nextMonth(clock: Clock): string {
  const here = new Date(clock.now() + ZONE);
  return new Date(Date.UTC(here.getUTCFullYear(), here.getUTCMonth() + 1, 1) - ZONE).toISOString();
}
