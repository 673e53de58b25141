import {
  HypervisorError,
  type GuestFailure,
  type GuestSpec,
  type Hypervisor,
  type Job,
  type JobKind,
  type Progress,
} from "#gateway/hypervisor/hypervisor.ts";
import type { Clock } from "#gateway/platform/clock.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { openConsole } from "./console.ts";
import { takenOf, usageOf } from "./figures.ts";
import { dropGuest, endJob, guestRow, guestRows, keepGuest, type GuestRow } from "./guestRepository.ts";

/** What the simulated hypervisor is made of. */
export interface SimulatedHypervisorOptions {
  store: Store;
  clock: Clock;
  /** Whether it answers; one that is lost can be asked for so. */
  isThere?: () => boolean;
}

/** How long each job takes, in milliseconds. */
const lasting: Readonly<Record<JobKind, number>> = {
  SPAWN: 8_000,
  START: 4_000,
  STOP: 3_000,
  REBOOT: 5_000,
  REBOOT_HARD: 3_000,
  RESCUE: 5_000,
  UNRESCUE: 5_000,
  REBUILD: 9_000,
  RESIZE: 6_000,
  CONFIGURE: 1_500,
  PASSWORD: 2_000,
  SNAPSHOT: 6_000,
  SNAPSHOT_RESTORE: 6_000,
  SNAPSHOT_DELETE: 2_000,
  RELEASE: 1_000,
};

/** What follows of each: whether the guest runs, and in which system; null where that stays. */
const after: Readonly<Record<JobKind, { runs: boolean | null; isRescued?: boolean }>> = {
  SPAWN: { runs: true, isRescued: false },
  START: { runs: true, isRescued: false },
  STOP: { runs: false },
  REBOOT: { runs: true, isRescued: false },
  REBOOT_HARD: { runs: true, isRescued: false },
  RESCUE: { runs: true, isRescued: true },
  UNRESCUE: { runs: true, isRescued: false },
  REBUILD: { runs: true, isRescued: false },
  RESIZE: { runs: true, isRescued: false },
  CONFIGURE: { runs: null },
  PASSWORD: { runs: null },
  SNAPSHOT: { runs: null },
  SNAPSHOT_RESTORE: { runs: null },
  SNAPSHOT_DELETE: { runs: null },
  RELEASE: { runs: false },
};

const failures: Partial<Record<JobKind, GuestFailure>> = {
  SPAWN: "SPAWN_FAILED",
  SNAPSHOT: "SNAPSHOT_FAILED",
  SNAPSHOT_RESTORE: "SNAPSHOT_FAILED",
  CONFIGURE: "DISK_FAILED",
  PASSWORD: "NO_AGENT",
};

/** A guest whose host name is `fault-` and the name of a job fails at that. */
const isFaulty = ({ hostname }: GuestSpec, kind: JobKind): boolean =>
  hostname === `fault-${kind.toLowerCase().replaceAll("_", "-")}`;

const sizeOf = ({ id, disks }: GuestSpec, bornAt: number, now: number): number =>
  disks.reduce((sum, disk) => sum + takenOf(id, disk.id, disk.sizeGib, bornAt, now), 0);

/** What a guest is once its job is over. */
function ended(row: GuestRow, guest: GuestSpec, job: Job, now: number): GuestRow {
  if (isFaulty(guest, job.kind)) {
    const code = failures[job.kind] ?? "START_FAILED";
    return { ...row, outcome: { state: "FAILED", code, message: `${job.kind} was asked to fail.` } };
  }
  const { runs, isRescued } = after[job.kind];
  const isNew = runs === true && (job.kind !== "START" || row.startedAt === null);
  const id = job.snapshotId ?? "";
  if ((job.kind === "SNAPSHOT_RESTORE" || job.kind === "SNAPSHOT_DELETE") && row.snapshots[id] === undefined)
    return {
      ...row,
      outcome: { state: "FAILED", code: "SNAPSHOT_FAILED", message: "There is no such snapshot." },
    };
  const bytes = sizeOf(guest, Date.parse(row.bornAt), now);
  const { [id]: _, ...others } = row.snapshots;
  return {
    ...row,
    startedAt: isNew ? new Date(now).toISOString() : runs === false ? null : row.startedAt,
    isRescued: isRescued === undefined ? row.isRescued : isRescued ? 1 : 0,
    snapshots:
      job.kind === "SNAPSHOT"
        ? { ...others, [id]: bytes }
        : job.kind === "SNAPSHOT_DELETE"
          ? others
          : row.snapshots,
    outcome: job.kind === "SNAPSHOT" ? { state: "DONE", bytes } : { state: "DONE" },
  };
}

/**
 * Runs nothing, and shows what would run: guests are rows of the gateway's own store, and how far a job is goes by the clock, so
 * that several processes over one store tell the same and each may end at any moment.
 */
export function createSimulatedHypervisor(options: SimulatedHypervisorOptions): Hypervisor {
  const { store, clock, isThere = () => true } = options;
  const { db } = store;

  async function ask<T>(signal: AbortSignal | undefined, work: () => Promise<T>): Promise<T> {
    signal?.throwIfAborted();
    if (!isThere())
      throw new HypervisorError("HYPERVISOR_UNREACHABLE", "The simulated hypervisor does not answer.");
    return await work();
  }

  async function carryOut(guest: GuestSpec, job: Job): Promise<Progress> {
    const now = clock.now();
    const found = await guestRow(db, guest.id);
    if (!found && job.kind === "RELEASE") return { state: "DONE" };
    if (found?.token !== job.token) {
      const at = new Date(now).toISOString();
      await keepGuest(db, {
        id: guest.id,
        isRescued: 0,
        startedAt: null,
        bornAt: at,
        snapshots: {},
        ...found,
        token: job.token,
        job: job.kind,
        begunAt: at,
        outcome: null,
      });
      return { state: "RUNNING", percent: 0 };
    }
    if (found.outcome !== null) return found.outcome;
    const done = now - Date.parse(found.begunAt);
    const all = lasting[job.kind];
    if (done < all) return { state: "RUNNING", percent: Math.max(0, Math.floor((done / all) * 100)) };
    const over = ended(found, guest, job, now);
    if (job.kind === "RELEASE" && over.outcome?.state === "DONE") await dropGuest(db, guest.id);
    else await endJob(db, over);
    return over.outcome ?? { state: "RUNNING", percent: 100 };
  }

  return {
    kind: "SIMULATED",
    carryOut: async (guest, job, signal) => await ask(signal, async () => await carryOut(guest, job)),
    looks: async (signal) =>
      await ask(signal, async () =>
        (await guestRows(db)).map(({ id, startedAt, isRescued }) => ({
          id,
          isRunning: startedAt !== null,
          isRescued: isRescued !== 0,
          startedAt,
        })),
      ),
    usedBytes: async (guest, signal) =>
      await ask(signal, async () => {
        const row = await guestRow(db, guest.id);
        const bornAt = row ? Date.parse(row.bornAt) : clock.now();
        return new Map(
          guest.disks.map(({ id, sizeGib }) => [id, takenOf(guest.id, id, sizeGib, bornAt, clock.now())]),
        );
      }),
    usage: async (guest, signal) =>
      await ask(signal, async () => {
        const row = await guestRow(db, guest.id);
        return row?.startedAt ? usageOf(guest, Date.parse(row.startedAt))(clock.now()) : null;
      }),
    console: async (guest, size, signal) =>
      await ask(signal, async () => {
        const row = await guestRow(db, guest.id);
        if (!row?.startedAt) throw new HypervisorError("GUEST_NOT_RUNNING", `${guest.id} does not run.`);
        return openConsole(guest, { size, clock, startedAt: row.startedAt, isRescued: row.isRescued !== 0 });
      }),
    close: () => Promise.resolve(),
  };
}
