import type { Terminal } from "#gateway/engine/engine.ts";

/** What may keep a job from being done, as a code; the texts are in the locales. */
export type GuestFailure =
  | "HYPERVISOR_UNREACHABLE"
  | "IMAGE_MISSING"
  | "SPAWN_FAILED"
  | "START_FAILED"
  | "DISK_FAILED"
  | "SNAPSHOT_FAILED"
  | "NO_AGENT";

/** A failure of a hypervisor. Its message is for the record; people are told by its code. */
export class HypervisorError extends Error {
  readonly code: GuestFailure | "GUEST_NOT_RUNNING";

  constructor(code: GuestFailure | "GUEST_NOT_RUNNING", message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}

/** A disk of a guest. One that was there only grows. */
export interface GuestDisk {
  id: string;
  use: "SYSTEM" | "DATA";
  sizeGib: number;
}

/** What is let through to or from a guest, or held back; the first that matches counts. */
export interface GuestRule {
  direction: "IN" | "OUT";
  protocol: "TCP" | "UDP" | "ICMP" | "ANY";
  /** `22`, `80,443` or `8000-8010`; empty for all. */
  ports: string;
  cidr: string;
  isAllowed: boolean;
}

/** What a guest is to be made of, as it is wanted now. */
export interface GuestSpec {
  id: string;
  hostname: string;
  vcpu: number;
  memoryMib: number;
  /** The name of a system in the catalogue. */
  imageId: string;
  bandwidthMbps: number;
  /** Those that are attached. */
  disks: readonly GuestDisk[];
  rules: readonly GuestRule[];
  /** Lines for `authorized_keys`. */
  keys: readonly string[];
}

/** What is to be done with a guest. */
export type JobKind =
  | "SPAWN"
  | "START"
  | "STOP"
  | "REBOOT"
  | "REBOOT_HARD"
  | "RESCUE"
  | "UNRESCUE"
  | "REBUILD"
  | "RESIZE"
  | "CONFIGURE"
  | "PASSWORD"
  | "SNAPSHOT"
  | "SNAPSHOT_RESTORE"
  | "SNAPSHOT_DELETE"
  | "RELEASE";

/** One thing to do, named so that it is done once however often it is asked for. */
export interface Job {
  token: string;
  kind: JobKind;
  /** Of the three that are about a snapshot. */
  snapshotId?: string | undefined;
  /** Of PASSWORD. */
  password?: string | undefined;
}

/** How far a job is. */
export type Progress =
  | { state: "RUNNING"; percent: number }
  | {
      state: "DONE";
      /** How large the snapshot is that was made, in bytes. */
      bytes?: number;
      /** Where the guest is reached, where the hypervisor says so itself. */
      address?: { host: string; port: number };
    }
  | { state: "FAILED"; code: GuestFailure; message: string };

/** How a guest is now. */
export interface GuestLook {
  id: string;
  isRunning: boolean;
  isRescued: boolean;
  /** An ISO instant; null while it does not run. */
  startedAt: string | null;
}

/** What a guest has used since it started, and what it holds now. */
export interface GuestUsage {
  /** An ISO instant. */
  at: string;
  /** Processor time, in milliseconds. */
  cpuMs: number;
  memoryBytes: number;
  receivedBytes: number;
  sentBytes: number;
  readBytes: number;
  writtenBytes: number;
}

/**
 * What runs virtual machines. Every failure is a `HypervisorError`; one that is `HYPERVISOR_UNREACHABLE` says nothing of what
 * runs. Whoever asks may end at any moment and ask anew: a job goes by its token.
 */
export interface Hypervisor {
  readonly kind: "SIMULATED" | "QEMU";
  /**
   * Does a job, or says how far it is: asked again with the same token until it is DONE or FAILED. What was done stays done,
   * and a guest takes one job at a time. A snapshot is of all attached disks.
   */
  carryOut(guest: GuestSpec, job: Job, signal?: AbortSignal): Promise<Progress>;
  /** The guests that there are. */
  looks(signal?: AbortSignal): Promise<readonly GuestLook[]>;
  /** How much of each of its disks is taken, in bytes. */
  usedBytes(guest: GuestSpec, signal?: AbortSignal): Promise<ReadonlyMap<string, number>>;
  /** What a guest uses; null while it does not run. */
  usage(guest: GuestSpec, signal?: AbortSignal): Promise<GuestUsage | null>;
  /** Its serial console. */
  console(guest: GuestSpec, size: { columns: number; rows: number }, signal?: AbortSignal): Promise<Terminal>;
  /** Lets go of connections; what runs goes on. */
  close(): Promise<void>;
}
