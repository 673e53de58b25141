import {
  EngineError,
  type Engine,
  type EngineEvent,
  type Pod,
  type Workload,
} from "#gateway/engine/engine.ts";
import { noEngine } from "./noEngine.ts";

/** An engine whose pods are rows of this process: what they do is said by the test. */
export class FakeEngine {
  readonly workloads = new Map<string, Workload>();
  #pods: Pod[] = [];
  #made = 0;
  #listeners = new Set<(event: EngineEvent) => void>();
  #now: () => number = () => 0;
  /** What became of the calls, in their order. */
  readonly calls: string[] = [];
  /** Of which apps pods were asked for, in their order. */
  readonly applied: string[] = [];
  isLost = false;
  /** Whether no pod is made. */
  isRefusing = false;
  /** With what a command ends that is run once. */
  exitCode = 0;
  /** How pods of an image are: by default they run and are well. */
  behaviour: (image: string) => "WELL" | "SICK" | "DIES" = () => "WELL";
  images = new Set<string>();
  missing = new Set<string>();
  /** Where any port of any pod is reached. */
  at: { host: string; port: number } | null = null;
  /** What the volumes of any app hold. */
  volumes = new Map<string, number | null>();
  /** Holds pulls until it is let go. */
  pulling: Promise<void> = Promise.resolve();

  setTime(now: () => number): void {
    this.#now = now;
  }

  /** A pod that somebody killed from outside. */
  kill(name: string): void {
    const pod = this.#pods.find((one) => one.name === name);
    this.#pods = this.#pods.filter((one) => one.name !== name);
    if (pod) this.#tell(pod, "KILLED");
  }

  podsNow = (appId?: string): Pod[] => this.#pods.filter((pod) => appId === undefined || pod.appId === appId);

  #tell(pod: Pod, what: EngineEvent["what"]): void {
    const { appId, revision, name } = pod;
    for (const hear of this.#listeners)
      hear({ appId, revision, pod: name, what, message: "", at: new Date(this.#now()).toISOString() });
  }

  async #reach(): Promise<void> {
    await Promise.resolve();
    if (this.isLost) throw new EngineError("ENGINE_UNREACHABLE", "The engine is not there.");
  }

  #fill(workload: Workload): void {
    const of = (pod: Pod) => pod.appId === workload.appId && pod.revision === workload.revision;
    let own = this.#pods.filter(of);
    while (own.length > workload.replicas) {
      const last = own.toSorted((a, b) => Number(b.slot) - Number(a.slot))[0];
      own = own.filter((pod) => pod !== last);
      this.#pods = this.#pods.filter((pod) => pod !== last);
    }
    while (own.length < workload.replicas) {
      this.#made += 1;
      const at = new Date(this.#now()).toISOString();
      const slots = new Set(own.map(({ slot }) => slot));
      let slot = 0;
      while (slots.has(slot)) slot += 1;
      const isDead = this.behaviour(workload.image) === "DIES";
      const pod: Pod = {
        name: `${workload.name}-${workload.revision}-${this.#made}`,
        appId: workload.appId,
        revision: workload.revision,
        phase: isDead ? "FAILED" : "RUNNING",
        slot,
        restarts: 0,
        node: "one",
        ip: "10.0.0.1",
        image: workload.image,
        createdAt: at,
        startedAt: at,
        exitCode: isDead ? 1 : null,
        reason: isDead ? { code: "EXITED", message: "exit 1" } : null,
      };
      this.#pods.push(pod);
      own = this.#pods.filter(of);
      this.#tell(pod, "STARTED");
    }
  }

  readonly engine: Engine = {
    ...noEngine,
    kind: "SIMULATED",
    ping: async () => {
      await this.#reach();
      return { version: "0" };
    },
    image: async (reference) => {
      await this.#reach();
      return this.images.has(reference)
        ? {
            references: [reference],
            digest: `sha256:${"0".repeat(64)}`,
            sizeBytes: 1,
            os: "linux",
            architecture: "amd64",
            ports: [],
            env: {},
            command: [],
            createdAt: null,
          }
        : null;
    },
    pull: async (reference, _, signal) => {
      await this.#reach();
      this.calls.push(`pull ${reference}`);
      await this.pulling;
      signal?.throwIfAborted();
      if (this.missing.has(reference)) throw new EngineError("IMAGE_PULL_FAILED", "There is no such image.");
      this.images.add(reference);
    },
    apply: async (workload) => {
      await this.#reach();
      this.workloads.set(`${workload.appId}/${workload.revision}`, workload);
      this.applied.push(workload.appId);
      if (this.isRefusing) throw new EngineError("START_FAILED", "The engine makes no pod.");
      this.#fill(workload);
    },
    remove: async (appId, { revision } = {}) => {
      await this.#reach();
      this.calls.push(`remove ${appId} ${revision ?? ""}`.trim());
      this.#pods = this.#pods.filter(
        (pod) => pod.appId !== appId || (revision !== undefined && pod.revision !== revision),
      );
    },
    removePod: async (name) => {
      await this.#reach();
      this.#pods = this.#pods.filter((pod) => pod.name !== name);
    },
    address: async () => {
      await this.#reach();
      return this.at;
    },
    volumes: async () => {
      await this.#reach();
      return this.volumes;
    },
    removeVolumes: async (appId) => {
      await this.#reach();
      this.calls.push(`removeVolumes ${appId}`);
    },
    pods: async (appId) => {
      await this.#reach();
      return this.podsNow(appId).map((pod) => ({ ...pod }));
    },
    isWell: async (name) => {
      await this.#reach();
      const pod = this.#pods.find((one) => one.name === name);
      return pod !== undefined && this.behaviour(pod.image) === "WELL";
    },
    run: async () => {
      await this.#reach();
      return { exitCode: this.exitCode, output: "done\n" };
    },
    events: (signal) => this.#events(signal),
  };

  async *#events(signal?: AbortSignal): AsyncGenerator<EngineEvent> {
    const waiting: EngineEvent[] = [];
    let wake = () => {};
    const hear = (event: EngineEvent) => {
      waiting.push(event);
      wake();
    };
    this.#listeners.add(hear);
    try {
      while (!signal?.aborted) {
        for (let next = waiting.shift(); next; next = waiting.shift()) yield next;
        await new Promise<void>((resolve) => {
          wake = resolve;
          signal?.addEventListener("abort", () => resolve(), { once: true });
        });
      }
    } finally {
      this.#listeners.delete(hear);
    }
  }
}
