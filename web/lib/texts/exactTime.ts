import type { Instant } from "./format.ts";

let clock: Intl.DateTimeFormat | undefined;

/** The time of day here to the millisecond, as logs are read in every language: `09:41:06.118`. */
export function exactTime(instant: Instant): string {
  clock ??= new Intl.DateTimeFormat("en-GB", {
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
    fractionalSecondDigits: 3,
    hourCycle: "h23",
  });
  return clock.format(new Date(instant));
}
