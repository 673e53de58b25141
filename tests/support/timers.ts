import type { Timers } from "#gateway/platform/background.ts";
import type { Clock } from "#gateway/platform/clock.ts";

/** Timers over a clock that is moved: what waits is done, one after the other, when the test lets the time pass. */
export class TestTimers implements Timers {
  #clock: Clock & { move(ms: number): void };
  #waiting = new Set<{ due: number; work: () => Promise<void> }>();

  constructor(clock: Clock & { move(ms: number): void }) {
    this.#clock = clock;
  }

  after = (ms: number, work: () => Promise<void>): (() => void) => {
    const one = { due: this.#clock.now() + ms, work };
    this.#waiting.add(one);
    return () => void this.#waiting.delete(one);
  };

  /** How much waits to be done. */
  get waiting(): number {
    return this.#waiting.size;
  }

  /** Moves the clock, and does what becomes due on the way. */
  async pass(ms: number): Promise<void> {
    const end = this.#clock.now() + ms;
    while (await this.#doNext(end));
    this.#clock.move(end - this.#clock.now());
  }

  /** Moves the clock to what is due first, and does it. */
  async next(): Promise<void> {
    if (!(await this.#doNext(Infinity))) throw new Error("Nothing waits to be done.");
  }

  async #doNext(end: number): Promise<boolean> {
    const [first] = [...this.#waiting].toSorted((a, b) => a.due - b.due);
    if (!first || first.due > end) return false;
    this.#waiting.delete(first);
    this.#clock.move(Math.max(first.due - this.#clock.now(), 0));
    await first.work();
    return true;
  }
}
