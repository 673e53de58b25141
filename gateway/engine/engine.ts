import type { EngineImage, PullProgress } from "./image.ts";
import type { HealthCheck, Workload } from "./workload.ts";

export type { EngineImage, PullProgress } from "./image.ts";
export type { HealthCheck, Workload, WorkloadPort, WorkloadVolume } from "./workload.ts";

/** What a person may be told of why something does not run, as a code; the texts are in the locales. */
export type EngineReason =
  | "COMMAND_FAILED"
  | "ENGINE_UNREACHABLE"
  | "EXITED"
  | "HEALTH_CHECK_FAILED"
  | "IMAGE_PULL_FAILED"
  | "OUT_OF_MEMORY"
  | "PORT_TAKEN"
  | "START_FAILED";

/** A failure of an engine. Its message is the engine's own and for the record; people are told by its code. */
export class EngineError extends Error {
  readonly code: EngineReason | "POD_NOT_FOUND";

  constructor(code: EngineReason | "POD_NOT_FOUND", message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** One running instance of a revision. */
export interface Pod {
  /** Unique among all pods of the engine; a DNS label. */
  name: string;
  appId: string;
  revision: number;
  phase: "PENDING" | "RUNNING" | "SUCCEEDED" | "FAILED" | "UNKNOWN";
  /** Which of the replicas it is, from 0: with fewer of them, the last ones end. Null where the engine chooses which. */
  slot: number | null;
  /** How often the engine started it again. */
  restarts: number;
  /** The machine that it is on; null before it is placed. */
  node: string | null;
  /** Its address in the network of its owner. */
  ip: string | null;
  image: string;
  /** An ISO instant. */
  createdAt: string;
  /** An ISO instant; null before it ran. */
  startedAt: string | null;
  exitCode: number | null;
  /** Why it does not run. */
  reason: { code: EngineReason; message: string } | null;
}

/** A line that a pod wrote. */
export interface LogLine {
  pod: string;
  /** An ISO instant, as fine as the engine knows it (Docker: nanoseconds). */
  at: string;
  stream: "OUT" | "ERR";
  /** Without its end of line. */
  text: string;
  /** Names this line among those of its pod: reading on after it neither leaves out nor repeats one. */
  cursor: string;
}

/** Which lines of a pod. */
export interface LogRange {
  /** Only what comes after the line of this cursor. */
  after?: string | null;
  /** Only so many of the last ones, before what is followed. */
  tail?: number;
  /** ISO instants; the earliest and the first one that is out. */
  since?: string | null;
  until?: string | null;
  /** Goes on with what the pod writes, until it ends or the signal says so. */
  isFollowed?: boolean;
}

/** What a pod has used since it started, and what it holds now. */
export interface PodUsage {
  pod: string;
  /** An ISO instant. */
  at: string;
  /** Processor time, in milliseconds. */
  cpuMs: number;
  memoryBytes: number;
  receivedBytes: number;
  sentBytes: number;
}

/** Something that happened to a pod. */
export interface EngineEvent {
  appId: string;
  revision: number;
  pod: string;
  /** An ISO instant. */
  at: string;
  what: "PULLING" | "PULLED" | "CREATED" | "STARTED" | "EXITED" | "KILLED" | "REMOVED" | "OUT_OF_MEMORY";
  /** The engine's own words; may be empty. */
  message: string;
}

/** A command at work in a pod, with a terminal. */
export interface Terminal {
  /** What it writes, as bytes; ends when the command does. */
  output: AsyncIterable<Uint8Array>;
  write(data: Uint8Array): void;
  resize(columns: number, rows: number): Promise<void>;
  /** Its exit code; null where it was cut off. */
  ended: Promise<number | null>;
  /** Ends the command. */
  close(): void;
}

/** What a command came to that ran once. */
export interface RunResult {
  /** Null where it was cut off by its time. */
  exitCode: number | null;
  /** The last 64 KiB of what it wrote. */
  output: string;
}

/**
 * What runs apps. Every call may be repeated: what is there already stays, what is gone already is gone. Nothing is ever
 * done to what does not carry the engine's own label. Every failure is an `EngineError`; one that is `ENGINE_UNREACHABLE`
 * says nothing of what runs. Every call ends when its signal does.
 */
export interface Engine {
  readonly kind: "SIMULATED" | "DOCKER" | "SWARM" | "KUBERNETES";
  /** Answers where the engine is there. */
  ping(signal?: AbortSignal): Promise<{ version: string }>;
  /** An image that the engine can run; null where there is none of that name. Does not bring it. */
  image(reference: string, signal?: AbortSignal): Promise<EngineImage | null>;
  /** The images that it holds. */
  images(signal?: AbortSignal): Promise<readonly EngineImage[]>;
  /** Brings an image, if it is not there. */
  pull(reference: string, told?: (progress: PullProgress) => void, signal?: AbortSignal): Promise<void>;
  /**
   * Makes exactly `replicas` pods of this revision be there, and answers before they are well. Other revisions of the app
   * are left alone. A workload of a revision never changes but in `replicas`.
   */
  apply(workload: Workload, signal?: AbortSignal): Promise<void>;
  /** Ends one revision of an app, or all of it; `graceSeconds` (10) are left to what runs to end by itself. */
  remove(
    appId: string,
    options?: { revision?: number; graceSeconds?: number },
    signal?: AbortSignal,
  ): Promise<void>;
  /** Ends one pod; its revision gets another where it should have it. */
  removePod(pod: string, signal?: AbortSignal): Promise<void>;
  /** Frees the volumes of an app, of which nothing may run. */
  removeVolumes(appId: string, signal?: AbortSignal): Promise<void>;
  /** What the volumes of an app hold, in bytes, by name; null where it cannot be told. */
  volumes(appId: string, signal?: AbortSignal): Promise<ReadonlyMap<string, number | null>>;
  /** The pods of an app, or all that carry the label, by name; those too that have ended. */
  pods(appId?: string, signal?: AbortSignal): Promise<readonly Pod[]>;
  /** Where a port of a pod is reached from the gateway; null while it is not. */
  address(pod: string, port: number, signal?: AbortSignal): Promise<{ host: string; port: number } | null>;
  /** Whether a pod is well now. Asks once and takes at most 5 s. */
  isWell(pod: string, check: HealthCheck, signal?: AbortSignal): Promise<boolean>;
  /** The lines of a pod, the oldest first. */
  logs(pod: string, range: LogRange, signal?: AbortSignal): AsyncIterable<LogLine>;
  /** What the pods of an app use. */
  usage(appId: string, signal?: AbortSignal): Promise<readonly PodUsage[]>;
  /** Starts a command in a pod with a terminal; by default the best shell that is there. */
  exec(
    pod: string,
    options: { columns: number; rows: number; command?: readonly string[] },
    signal?: AbortSignal,
  ): Promise<Terminal>;
  /** Runs a command once in a pod of its own made like the workload's, and removes it. */
  run(
    workload: Workload,
    options: { command: readonly string[]; timeoutSeconds: number },
    signal?: AbortSignal,
  ): Promise<RunResult>;
  /**
   * The ranges of addresses, in CIDR notation, from which pods speak to the machine of the gateway; none where they have no way
   * to it, or none that the engine knows of.
   */
  speakers(signal?: AbortSignal): Promise<readonly string[]>;
  /** What happens from now on. Throws `ENGINE_UNREACHABLE` when the engine is lost: then ask for `pods` and follow anew. */
  events(signal?: AbortSignal): AsyncIterable<EngineEvent>;
  /** Lets go of connections and timers; what runs goes on. */
  close(): Promise<void>;
}
