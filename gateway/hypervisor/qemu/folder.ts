import { constants } from "node:fs";
import { copyFile, mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { HypervisorError, type GuestSpec } from "#gateway/hypervisor/hypervisor.ts";

const GIB = 1024 ** 3;
/** What a block of a file that is kept thinly counts. */
const BLOCK = 512;

const progress = z.discriminatedUnion("state", [
  z.object({
    state: z.literal("DONE"),
    bytes: z.number().optional(),
    address: z.object({ host: z.string(), port: z.number() }).optional(),
  }),
  z.object({
    state: z.literal("FAILED"),
    code: z.enum([
      "HYPERVISOR_UNREACHABLE",
      "IMAGE_MISSING",
      "SPAWN_FAILED",
      "START_FAILED",
      "DISK_FAILED",
      "SNAPSHOT_FAILED",
      "NO_AGENT",
    ]),
    message: z.string(),
  }),
]);
export type Outcome = z.output<typeof progress>;

const kept = z.object({
  /** The job that was done last, and how it ended. */
  token: z.string(),
  outcome: progress.nullable(),
  isRescued: z.boolean(),
  startedAt: z.string().nullable(),
  /** The port of this machine that leads to the guest's own 22. */
  port: z.number(),
});
export type Kept = z.output<typeof kept>;

const none: Kept = { token: "", outcome: null, isRescued: false, startedAt: null, port: 0 };

/** The folder of one guest: its disks, its snapshots, its sockets, and what was done last. */
export function guestFolder(root: string, id: string) {
  if (!/^vm_\w{1,40}$/.test(id)) throw new HypervisorError("SPAWN_FAILED", "This is no name of a guest.");
  const path = join(root, id);
  const at = (...names: string[]) => join(path, ...names);
  const diskAt = (diskId: string) => {
    if (!/^\w{1,40}$/.test(diskId)) throw new HypervisorError("DISK_FAILED", "This is no name of a disk.");
    return at(`${diskId}.img`);
  };
  const snapshotAt = (snapshotId: string) => {
    if (!/^\w{1,60}$/.test(snapshotId))
      throw new HypervisorError("SNAPSHOT_FAILED", "This is no name of a snapshot.");
    return at("snapshots", snapshotId);
  };
  /** Gives a disk its size where it is smaller; none ever shrinks. */
  async function grow(diskId: string, sizeGib: number): Promise<void> {
    const file = await open(diskAt(diskId), constants.O_RDWR | constants.O_CREAT, 0o600);
    try {
      if ((await file.stat()).size < sizeGib * GIB) await file.truncate(sizeGib * GIB);
    } finally {
      await file.close();
    }
  }
  return {
    path,
    at,
    diskAt,
    grow,
    read: async (): Promise<Kept> => {
      try {
        return kept.parse(JSON.parse(await readFile(at("state.json"), "utf8")));
      } catch {
        return none;
      }
    },
    /** Writes what is kept, whole or not at all. */
    write: async (state: Kept): Promise<void> => {
      await mkdir(path, { recursive: true, mode: 0o700 });
      await writeFile(at("state.new"), JSON.stringify(state));
      await rename(at("state.new"), at("state.json"));
    },
    /** Makes the disks that are missing, and grows those that are too small. */
    prepare: async ({ disks }: GuestSpec): Promise<void> => {
      await mkdir(path, { recursive: true, mode: 0o700 });
      for (const { id: diskId, sizeGib } of disks) await grow(diskId, sizeGib);
    },
    dropDisk: async (diskId: string): Promise<void> => await rm(diskAt(diskId), { force: true }),
    used: async (diskId: string): Promise<number> => {
      try {
        return (await stat(diskAt(diskId))).blocks * BLOCK;
      } catch {
        return 0;
      }
    },
    /** Copies the disks, thinly, into a snapshot that is there once all of it is. */
    keep: async (snapshotId: string, diskIds: readonly string[]): Promise<number> => {
      const [whole, part] = [snapshotAt(snapshotId), `${snapshotAt(snapshotId)}.part`];
      await rm(part, { recursive: true, force: true });
      await mkdir(part, { recursive: true });
      let bytes = 0;
      for (const diskId of diskIds) {
        await copyFile(diskAt(diskId), join(part, `${diskId}.img`), constants.COPYFILE_FICLONE);
        bytes += (await stat(join(part, `${diskId}.img`))).blocks * BLOCK;
      }
      await rm(whole, { recursive: true, force: true });
      await rename(part, whole);
      return bytes;
    },
    /** @throws {HypervisorError} where there is no such snapshot. */
    bringBack: async (snapshotId: string): Promise<void> => {
      const names = await readdir(snapshotAt(snapshotId)).catch(() => {
        throw new HypervisorError("SNAPSHOT_FAILED", "There is no such snapshot.");
      });
      for (const name of names) {
        await copyFile(join(snapshotAt(snapshotId), name), at(`${name}.back`), constants.COPYFILE_FICLONE);
        await rename(at(`${name}.back`), at(name));
      }
    },
    forget: async (snapshotId: string): Promise<void> =>
      await rm(snapshotAt(snapshotId), { recursive: true, force: true }),
    remove: async (): Promise<void> => await rm(path, { recursive: true, force: true }),
  };
}

export type GuestFolder = ReturnType<typeof guestFolder>;

/** The guests that have a folder. */
export const guestsIn = async (root: string): Promise<string[]> => {
  try {
    return (await readdir(root)).filter((name) => /^vm_\w{1,40}$/.test(name)).toSorted();
  } catch {
    return [];
  }
};
