import { EngineError, type LogLine, type LogRange } from "#gateway/engine/engine.ts";
import { FakeEngine } from "#tests/hosting/fakeEngine.ts";

/** An engine whose pods write what the test says. */
export class WritingEngine extends FakeEngine {
  #lines = new Map<string, LogLine[]>();
  #wakes = new Set<() => void>();
  /** How many lines were read, by all who read. */
  read = 0;

  constructor() {
    super();
    Object.assign(this.engine, {
      logs: (pod: string, range: LogRange, signal?: AbortSignal) => this.#logs(pod, range, signal),
    });
  }

  /** Has a pod write lines at an instant, by default one that is long ago for nobody. */
  write(pod: string, at: number, texts: readonly string[], stream: LogLine["stream"] = "OUT"): void {
    const own = this.#lines.get(pod) ?? [];
    this.#lines.set(pod, own);
    for (const text of texts)
      own.push({ pod, at: new Date(at).toISOString(), stream, text, cursor: `${own.length}` });
    for (const wake of this.#wakes) wake();
  }

  async *#logs(pod: string, range: LogRange, signal?: AbortSignal): AsyncGenerator<LogLine> {
    if (this.isLost) throw new EngineError("ENGINE_UNREACHABLE", "The engine is not there.");
    const { after, since, until, tail, isFollowed = false } = range;
    const isIn = ({ at, cursor }: LogLine) =>
      (after == null || Number(cursor) > Number(after)) &&
      (since == null || at >= since) &&
      (until == null || at < until);
    const all = () => this.#lines.get(pod) ?? [];
    let next = tail === undefined ? 0 : Math.max(0, all().length - tail);
    for (;;) {
      for (let line = all()[next]; line; line = all()[next]) {
        next += 1;
        this.read += 1;
        if (isIn(line)) yield line;
        if (signal?.aborted) return;
      }
      if (!isFollowed || signal?.aborted) return;
      await new Promise<void>((resolve) => {
        const wake = () => {
          this.#wakes.delete(wake);
          signal?.removeEventListener("abort", wake);
          resolve();
        };
        this.#wakes.add(wake);
        signal?.addEventListener("abort", wake, { once: true });
      });
    }
  }
}
