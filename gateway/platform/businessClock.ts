import type { Clock } from "./clock.ts";

/** What is kept of the business time. */
export interface BusinessTime {
  /** How far it is ahead of the gateway's clock, in milliseconds. */
  offset: number;
  /** Where it stands while it is being moved, in milliseconds since 1970 UTC; null while it runs. */
  standsAt: number | null;
}

/** The time that money, orders and resources go by: the gateway's, or ahead of it where an administrator moved it. */
export interface BusinessClock extends Clock {
  /** What it will say once all is done that falls due until then. */
  target(): number;
  /** What is known of it. */
  time(): BusinessTime;
  /** Takes up what is kept. */
  set(time: BusinessTime): void;
}

/** The business time over a gateway's clock, as far ahead of it as `set` says. */
export function createBusinessClock(clock: Clock): BusinessClock {
  let kept: BusinessTime = { offset: 0, standsAt: null };
  const target = () => clock.now() + kept.offset;
  return {
    now: () => kept.standsAt ?? target(),
    target,
    time: () => kept,
    set: (time) => {
      kept = time;
    },
  };
}
