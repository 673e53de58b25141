import { posix } from "node:path";
import type { Workload } from "#gateway/engine/engine.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { volumesOf, writeVolume, type StoredFiles } from "./volumeRepository.ts";

/** Why a file cannot be read or written, in the words of a shell. */
export class FileError extends Error {}

/** The files of a simulated pod as one terminal sees them. */
export interface Files {
  read(path: string): Promise<string>;
  /** @param bytes how long it is where its content is nothing that anybody reads. */
  write(path: string, content: string, options?: { isAdded?: boolean; bytes?: number }): Promise<void>;
  /** The names in a folder. */
  list(path: string): Promise<string[]>;
  isFolder(path: string): Promise<boolean>;
}

/** The content that a volume keeps of a file, in characters. */
const KEPT = 64 * 1024;

const folders = ["/bin", "/dev", "/etc", "/home", "/proc", "/root", "/tmp", "/usr", "/var", "/www"];

/**
 * The files of a pod: those of its image and its workload, what this terminal wrote, and the volumes of the app, which alone
 * outlive the terminal.
 */
export function filesOf(store: Pick<Store, "db">, gateway: string, pod: string, workload: Workload): Files {
  const { appId, volumes, isReadOnly } = workload;
  const own = new Map<string, string>([
    ["/etc/hostname", `${pod}\n`],
    ["/etc/os-release", 'PRETTY_NAME="Berth simulated Linux"\nID=berth\n'],
    ["/etc/hosts", `127.0.0.1\tlocalhost\n`],
    ["/etc/passwd", "root:x:0:0:root:/root:/bin/sh\n"],
    ["/proc/uptime", "1.00 1.00\n"],
    ["/www/index.html", `hello from ${workload.image}\n`],
    ...workload.files.map(({ path, content }) => [path, content] as const),
  ]);
  const mounted = (path: string) =>
    volumes.find(({ mountPath }) => path === mountPath || path.startsWith(`${mountPath}/`));
  const stored = async (name: string) =>
    (await volumesOf(store.db, gateway, appId)).find((one) => one.name === name);
  const missing = (path: string) => new FileError(`${path}: No such file or directory`);

  const all = async (): Promise<string[]> => {
    const rows = await volumesOf(store.db, gateway, appId);
    const inVolumes = volumes.flatMap(({ name, mountPath }) =>
      Object.keys(rows.find((row) => row.name === name)?.files ?? {}).map((path) =>
        posix.join(mountPath, path),
      ),
    );
    return [...own.keys(), ...inVolumes];
  };
  const isFolder = async (path: string): Promise<boolean> =>
    path === "/" ||
    folders.includes(path) ||
    volumes.some(({ mountPath }) => `${mountPath}/`.startsWith(`${path}/`)) ||
    (await all()).some((one) => one.startsWith(`${path}/`));

  return {
    isFolder,
    read: async (path) => {
      const volume = mounted(path);
      if (volume) {
        const file = (await stored(volume.name))?.files[posix.relative(volume.mountPath, path)];
        if (file === undefined) throw missing(path);
        return file.content;
      }
      const content = own.get(path);
      if (content === undefined) throw missing(path);
      return content;
    },
    write: async (path, content, { isAdded = false, bytes } = {}) => {
      if (await isFolder(path)) throw new FileError(`${path}: Is a directory`);
      const volume = mounted(path);
      if (!volume) {
        if (isReadOnly && !path.startsWith("/tmp/"))
          throw new FileError(`can't create ${path}: Read-only file system`);
        own.set(path, `${isAdded ? (own.get(path) ?? "") : ""}${content}`);
        return;
      }
      const row = await stored(volume.name);
      if (!row) throw missing(path);
      const name = posix.relative(volume.mountPath, path);
      const before = row.files[name];
      const text = `${isAdded ? (before?.content ?? "") : ""}${content}`.slice(0, KEPT);
      const size = bytes ?? (isAdded ? (before?.bytes ?? 0) : 0) + Buffer.byteLength(content);
      const others = held(row.files) - (before?.bytes ?? 0);
      const room = row.sizeBytes - others;
      const file = { content: text, bytes: Math.min(size, room) };
      await writeVolume(store.db, gateway, appId, volume.name, { ...row.files, [name]: file });
      if (size > room) throw new FileError(`error writing '${path}': No space left on device`);
    },
    list: async (path) => {
      const prefix = path === "/" ? "/" : `${path}/`;
      const paths = [...(await all()), ...folders, ...volumes.map(({ mountPath }) => mountPath)];
      const names = paths.flatMap((one) =>
        one.startsWith(prefix) ? [one.slice(prefix.length).split("/")[0] ?? ""] : [],
      );
      if (names.length === 0 && !(await isFolder(path))) throw missing(path);
      return [...new Set(names.filter(Boolean))].toSorted();
    },
  };
}

/** How many bytes the files of a volume take. */
export const held = (files: StoredFiles): number =>
  Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
