import { readFile } from "node:fs/promises";
import {
  HypervisorError,
  type GuestFailure,
  type GuestLook,
  type GuestSpec,
  type Hypervisor,
  type Job,
  type Progress,
} from "#gateway/hypervisor/hypervisor.ts";
import { guestFolder, guestsIn, type GuestFolder, type Outcome } from "./folder.ts";
import { blockStats, qmp } from "./qmp.ts";
import { pidOf, start, stop } from "./running.ts";
import { openSerial } from "./serial.ts";

/** What real guests are made of. */
export interface QemuOptions {
  /** A Linux kernel, and the initial file system that goes with it. */
  kernel: string;
  initrd: string;
  /** Whether the processor is emulated, or the machine's own. */
  accel: "tcg" | "kvm";
  /** Where their disks, their snapshots and their sockets are. */
  folder: string;
}

/** How many ticks of the processor the system counts in a second, and how large its pages are. */
const TICKS = 100;
const PAGE = 4_096;

/**
 * Runs guests by QEMU, each a process of its own that outlives the gateway: it is found again by its process and its monitor's
 * socket in its folder. A guest is booted with the kernel that the settings name; its network is QEMU's own, which leads to its
 * port 22 from a port of this machine's loopback.
 */
export function createQemuHypervisor({ kernel, initrd, accel, folder: root }: QemuOptions): Hypervisor {
  const underWay = new Map<string, { token: string; end: Promise<void> }>();

  async function boot(folder: GuestFolder, guest: GuestSpec, isRescued = false): Promise<Outcome> {
    const before = await folder.read();
    const isThere = (await pidOf(folder, guest.id)) !== null;
    const port = await start(folder, guest, { kernel, initrd, accel, isRescued });
    const startedAt = isThere && before.startedAt !== null ? before.startedAt : new Date().toISOString();
    await folder.write({ ...before, isRescued: isThere ? before.isRescued : isRescued, startedAt, port });
    return { state: "DONE", address: { host: "127.0.0.1", port } };
  }

  async function again(folder: GuestFolder, guest: GuestSpec, isRescued = false): Promise<Outcome> {
    await stop(folder, guest.id, true);
    return await boot(folder, guest, isRescued);
  }

  async function snapshot(folder: GuestFolder, guest: GuestSpec, snapshotId: string): Promise<Outcome> {
    const isRunning = (await pidOf(folder, guest.id)) !== null;
    // What it would write meanwhile waits.
    if (isRunning) await qmp(folder.at("qmp.sock"), "stop");
    try {
      return {
        state: "DONE",
        bytes: await folder.keep(
          snapshotId,
          guest.disks.map(({ id }) => id),
        ),
      };
    } finally {
      if (isRunning) await qmp(folder.at("qmp.sock"), "cont");
    }
  }

  async function configure(folder: GuestFolder, guest: GuestSpec): Promise<Outcome> {
    if ((await pidOf(folder, guest.id)) === null) await folder.prepare(guest);
    else
      for (const { id, sizeGib } of guest.disks)
        await qmp(folder.at("qmp.sock"), "block_resize", { device: id, size: sizeGib * 1024 ** 3 });
    return { state: "DONE" };
  }

  async function perform(folder: GuestFolder, guest: GuestSpec, job: Job): Promise<Outcome> {
    const snapshotId = job.snapshotId ?? "";
    switch (job.kind) {
      case "SPAWN":
      case "START":
        return await boot(folder, guest);
      case "RESIZE":
      case "REBOOT":
      case "REBOOT_HARD":
      case "UNRESCUE":
        return await again(folder, guest);
      case "RESCUE":
        return await again(folder, guest, true);
      case "REBUILD":
        await stop(folder, guest.id, true);
        for (const { id, use } of guest.disks) if (use === "SYSTEM") await folder.dropDisk(id);
        return await boot(folder, guest);
      case "STOP":
        await stop(folder, guest.id);
        return { state: "DONE" };
      case "CONFIGURE":
        return await configure(folder, guest);
      case "PASSWORD":
        throw new HypervisorError("NO_AGENT", "Nothing in the guest takes a password from outside.");
      case "SNAPSHOT":
        return await snapshot(folder, guest, snapshotId);
      case "SNAPSHOT_RESTORE":
        await folder.bringBack(snapshotId);
        return { state: "DONE" };
      case "SNAPSHOT_DELETE":
        await folder.forget(snapshotId);
        return { state: "DONE" };
      case "RELEASE":
        await stop(folder, guest.id, true);
        return { state: "DONE" };
    }
  }

  const failed = (error: unknown): Outcome => {
    const known = error instanceof HypervisorError && error.code !== "GUEST_NOT_RUNNING";
    const code: GuestFailure = known ? codeOf(error) : "START_FAILED";
    return { state: "FAILED", code, message: error instanceof Error ? error.message : "" };
  };

  /** Does a job, and keeps how it ended before anybody is told. */
  async function work(folder: GuestFolder, guest: GuestSpec, job: Job): Promise<void> {
    const outcome = await perform(folder, guest, job).catch(failed);
    if (job.kind === "RELEASE" && outcome.state === "DONE") return await folder.remove();
    const state = await folder.read();
    const isOff = (await pidOf(folder, guest.id)) === null;
    await folder.write({
      ...state,
      token: job.token,
      outcome,
      ...(isOff && { startedAt: null, isRescued: false }),
    });
  }

  async function carryOut(guest: GuestSpec, job: Job): Promise<Progress> {
    const folder = guestFolder(root, guest.id);
    const now = underWay.get(guest.id);
    if (now?.token === job.token) return { state: "RUNNING", percent: 50 };
    await now?.end;
    const { token, outcome } = await folder.read();
    if (token === job.token && outcome !== null) return outcome;
    const isGone = !(await guestsIn(root)).includes(guest.id);
    if (job.kind === "RELEASE" && isGone) return { state: "DONE" };
    const end = work(folder, guest, job).finally(() => underWay.delete(guest.id));
    underWay.set(guest.id, { token: job.token, end });
    end.catch(() => undefined);
    return { state: "RUNNING", percent: 0 };
  }

  async function look(id: string): Promise<GuestLook> {
    const folder = guestFolder(root, id);
    const { isRescued, startedAt } = await folder.read();
    const isRunning = (await pidOf(folder, id)) !== null;
    return { id, isRunning, isRescued: isRunning && isRescued, startedAt: isRunning ? startedAt : null };
  }

  return {
    kind: "QEMU",
    carryOut,
    looks: async () => await Promise.all((await guestsIn(root)).map(look)),
    usedBytes: async ({ id, disks }) => {
      const folder = guestFolder(root, id);
      return new Map(
        await Promise.all(disks.map(async (disk) => [disk.id, await folder.used(disk.id)] as const)),
      );
    },
    usage: async ({ id }) => {
      const folder = guestFolder(root, id);
      const pid = await pidOf(folder, id);
      if (pid === null) return null;
      const stat = (await readFile(`/proc/${pid}/stat`, "utf8")).split(") ").at(-1)?.split(" ") ?? [];
      const written = await blockStats(folder.at("qmp.sock")).catch(() => ({
        readBytes: 0,
        writtenBytes: 0,
      }));
      return {
        at: new Date().toISOString(),
        cpuMs: ((Number(stat[11]) + Number(stat[12])) / TICKS) * 1_000,
        memoryBytes: Number(stat[21]) * PAGE,
        // QEMU's own network counts nothing.
        receivedBytes: 0,
        sentBytes: 0,
        ...written,
      };
    },
    console: async ({ id }, _size, signal) => {
      const folder = guestFolder(root, id);
      if ((await pidOf(folder, id)) === null)
        throw new HypervisorError("GUEST_NOT_RUNNING", `${id} does not run.`);
      return await openSerial(folder.at("serial.sock"), signal);
    },
    close: async () => {
      await Promise.allSettled([...underWay.values()].map(({ end }) => end));
    },
  };
}

const codeOf = ({ code }: HypervisorError): GuestFailure =>
  code === "GUEST_NOT_RUNNING" ? "START_FAILED" : code;
