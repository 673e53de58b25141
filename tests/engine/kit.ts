import { randomUUID } from "node:crypto";
import { afterEach, expect, vi } from "vitest";
import type {
  Engine,
  EngineEvent,
  LogLine,
  LogRange,
  Pod,
  Terminal,
  Workload,
} from "#gateway/engine/engine.ts";

/** An engine under test, and what only the test can do to it. */
export interface EngineKit {
  engine: Engine;
  /** The same engine as another installation of the gateway sees it. */
  stranger: Engine;
  /** An engine that does not answer. */
  unreachable: Engine;
  /** An engine whose new volumes hold a mebibyte. */
  tiny: Engine;
  /** Lets so many milliseconds pass, where the engine goes by a clock of the test's. */
  pass(ms: number): Promise<void>;
  /** Kills a pod past the engine. */
  kill(pod: string): Promise<void>;
  /** Whether the engine puts a pod that was killed back by itself; else by the next `apply`. */
  replacesKilled: boolean;
  close(): Promise<void>;
}

/** Makes an engine for the tests of a file. */
export type KitMaker = () => Promise<EngineKit>;

/** An app of a test's own that serves the page of `berth/hello`. */
export const workload = (changes: Partial<Workload> = {}): Workload => ({
  appId: `app_${randomUUID()}`,
  revision: 1,
  name: "hello",
  ownerId: "usr_conformance",
  image: "berth/hello:1.0",
  command: null,
  args: null,
  env: {},
  files: [],
  ports: [{ port: 8080, protocol: "TCP" }],
  volumes: [],
  cpuMilli: 250,
  memoryMib: 64,
  replicas: 1,
  isReadOnly: false,
  ...changes,
});

/** A command that runs a line of shell. */
export const shell = (line: string): readonly string[] => ["/bin/sh", "-c", line];

/** Serves the page as the image does, and ends when it is told to. */
export const polite = shell("trap 'exit 0' TERM; httpd -f -p 8080 -h /www & wait");

/** Asks again and again until the answer is as it should be; the time of the kit passes between. */
export async function until<T>(
  kit: Pick<EngineKit, "pass">,
  ask: () => Promise<T>,
  check: (found: T) => void,
  step = 500,
): Promise<T> {
  return await vi.waitFor(
    async () => {
      await kit.pass(step);
      const found = await ask();
      check(found);
      return found;
    },
    { timeout: 30_000, interval: 50 },
  );
}

/** Waits until the pods of an app all run. */
export const running = async (kit: EngineKit, appId: string, count = 1): Promise<readonly Pod[]> =>
  await until(
    kit,
    async () => await kit.engine.pods(appId),
    (pods) =>
      expect(pods.map(({ phase, reason }) => ({ phase, reason }))).toEqual(
        Array.from({ length: count }, () => ({ phase: "RUNNING", reason: null })),
      ),
  );

/** Applies a workload and waits until its only pod runs. */
export async function started(kit: EngineKit, changes: Partial<Workload> = {}): Promise<[Workload, Pod]> {
  const app = workload(changes);
  await kit.engine.apply(app);
  const [pod] = await running(kit, app.appId);
  if (!pod) throw new Error("There is no pod.");
  return [app, pod];
}

/**
 * The apps of a file of tests; each is removed after the test that it was made for.
 * @param whose the engines that they are removed from.
 */
export function ownApps(get: () => EngineKit, whose: readonly ("engine" | "stranger")[] = ["engine"]) {
  const apps = new Set<string>();
  afterEach(async () => {
    for (const app of apps) for (const name of whose) await get()[name].remove(app, { graceSeconds: 0 });
    apps.clear();
  });
  const make = (changes: Partial<Workload> = {}): Workload => {
    const app = workload(changes);
    apps.add(app.appId);
    return app;
  };
  return {
    /** An app that is not applied yet. */
    make,
    /** An app whose only pod runs. */
    run: async (changes: Partial<Workload> = {}): Promise<{ app: Workload; pod: Pod }> => {
      const [app, pod] = await started(get(), make(changes));
      return { app, pod };
    },
  };
}

/** All that a source brings. */
export async function collected<T>(source: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const one of source) all.push(one);
  return all;
}

/** All lines of a range. */
export async function linesOf({ engine }: EngineKit, pod: string, range: LogRange = {}): Promise<LogLine[]> {
  return await collected(engine.logs(pod, range));
}

/** A terminal of which everything that it wrote is kept. */
export interface Typist {
  terminal: Terminal;
  /** What it wrote so far. */
  seen(): string;
  /** Types a line, and waits until the output after it has what is looked for. */
  type(line: string, expected: string | RegExp): Promise<void>;
}

/** Opens a terminal in a pod. */
export async function typist(
  kit: EngineKit,
  pod: string,
  options: { columns?: number; rows?: number; command?: readonly string[] } = {},
): Promise<Typist> {
  const terminal = await kit.engine.exec(pod, { columns: 80, rows: 24, ...options });
  let seen = "";
  void (async () => {
    for await (const part of terminal.output) seen += Buffer.from(part).toString("utf8");
  })();
  return {
    terminal,
    seen: () => seen,
    type: async (line, expected) => {
      const from = seen.length;
      terminal.write(Buffer.from(`${line}\n`));
      await until(
        kit,
        () => Promise.resolve(seen.slice(from)),
        (output) => expect(output).toMatch(expected),
      );
    },
  };
}

/** Notes events from now on, until it is ended. */
export function notedEvents({ engine }: EngineKit): { events: EngineEvent[]; end: () => Promise<void> } {
  const over = new AbortController();
  const events: EngineEvent[] = [];
  const noting = (async () => {
    for await (const event of engine.events(over.signal)) events.push(event);
  })();
  return {
    events,
    end: async () => {
      over.abort();
      await noting;
    },
  };
}
