import type { Clock } from "#gateway/platform/clock.ts";

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  #now = Date.parse("2026-11-21T09:41:00.000Z");
  now = () => this.#now;
  move(ms: number): void {
    this.#now += ms;
  }
}
