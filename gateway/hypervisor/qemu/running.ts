import { execFile } from "node:child_process";
import { readFile, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { HypervisorError, type GuestSpec } from "#gateway/hypervisor/hypervisor.ts";
import type { GuestFolder } from "./folder.ts";
import { qmp } from "./qmp.ts";

const run = promisify(execFile);
const COMMAND = "qemu-system-x86_64";
/** How long a guest has to end by itself once it is asked to, in milliseconds, and how long between looks. */
const GRACE = 4_000;
const LOOK = 100;

/** The process of a guest, where it runs; by its own word, since numbers of processes are given anew. */
export async function pidOf(folder: GuestFolder, id: string): Promise<number | null> {
  try {
    const pid = Number((await readFile(folder.at("qemu.pid"), "utf8")).trim());
    const words = (await readFile(`/proc/${pid}/cmdline`, "utf8")).split("\0");
    const at = words.indexOf("-name");
    return at >= 0 && words[at + 1] === id ? pid : null;
  } catch {
    return null;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address ? address.port : 0;
}

const isIn = (ports: string, port: number): boolean =>
  ports === "" ||
  ports.split(",").some((part) => {
    const [from = "", to = from] = part.trim().split("-");
    return port >= Number(from) && port <= Number(to);
  });

/** Whether a guest's firewall lets a port of it be reached; what no rule lets in stays out. */
export const letsIn = ({ rules }: Pick<GuestSpec, "rules">, port: number): boolean =>
  rules.find(
    ({ direction, protocol, ports }) =>
      direction === "IN" && (protocol === "TCP" || protocol === "ANY") && isIn(ports, port),
  )?.isAllowed ?? false;

/** Whether a guest may reach anything outside. */
export const letsOut = ({ rules }: Pick<GuestSpec, "rules">): boolean =>
  rules.find(({ direction, protocol, ports }) => direction === "OUT" && protocol === "ANY" && ports === "")
    ?.isAllowed ?? true;

interface Boot {
  kernel: string;
  initrd: string;
  accel: "tcg" | "kvm";
  isRescued: boolean;
}

/**
 * Starts a guest, unless it runs; answers the port that leads to it. It outlives this process.
 * @throws {HypervisorError}
 */
export async function start(folder: GuestFolder, guest: GuestSpec, boot: Boot): Promise<number> {
  const before = await folder.read();
  if ((await pidOf(folder, guest.id)) !== null) return before.port;
  await folder.prepare(guest);
  for (const name of ["qmp.sock", "serial.sock"]) await rm(folder.at(name), { force: true });
  const port = before.port > 0 ? before.port : await freePort();
  const forward = letsIn(guest, 22) ? `,hostfwd=tcp:127.0.0.1:${port}-:22` : "";
  const words = `console=ttyS0 panic=-1 berth.hostname=${guest.hostname} berth.rescue=${boot.isRescued ? 1 : 0}`;
  const args = [
    "-name",
    guest.id,
    "-daemonize",
    "-pidfile",
    "qemu.pid",
    "-nodefaults",
    "-no-user-config",
    "-machine",
    "pc",
    "-accel",
    boot.accel,
    "-display",
    "none",
    "-smp",
    String(guest.vcpu),
    "-m",
    String(guest.memoryMib),
    "-kernel",
    boot.kernel,
    "-initrd",
    boot.initrd,
    "-append",
    words,
    "-chardev",
    "socket,id=serial,path=serial.sock,server=on,wait=off",
    "-serial",
    "chardev:serial",
    "-qmp",
    "unix:qmp.sock,server=on,wait=off",
    "-netdev",
    `user,id=net,restrict=${letsOut(guest) ? "off" : "on"}${forward}`,
    "-device",
    "virtio-net-pci,netdev=net",
    ...guest.disks.flatMap(({ id }) => [
      "-drive",
      `id=${id},file=${id}.img,format=raw,if=virtio,discard=unmap`,
    ]),
  ];
  try {
    await run(COMMAND, args, { cwd: folder.path, timeout: 30_000 });
  } catch (error) {
    const text = error instanceof Error ? error.message : "";
    const isMissing = error instanceof Error && "code" in error && error.code === "ENOENT";
    throw new HypervisorError(
      isMissing ? "HYPERVISOR_UNREACHABLE" : "START_FAILED",
      isMissing ? `${COMMAND} is not installed.` : text.slice(-500),
      { cause: error },
    );
  }
  return port;
}

const isGone = async (folder: GuestFolder, id: string, patience: number): Promise<boolean> => {
  for (let waited = 0; waited < patience; waited += LOOK) {
    if ((await pidOf(folder, id)) === null) return true;
    await setTimeout(LOOK);
  }
  return (await pidOf(folder, id)) === null;
};

/** Ends a guest: it is asked to by its power button first, unless it is ended at once. */
export async function stop(folder: GuestFolder, id: string, isForced = false): Promise<void> {
  if ((await pidOf(folder, id)) === null) return;
  const ask = async (command: string) => await qmp(folder.at("qmp.sock"), command).catch(() => undefined);
  if (!isForced) {
    await ask("system_powerdown");
    if (await isGone(folder, id, GRACE)) return;
  }
  await ask("quit");
  if (await isGone(folder, id, GRACE)) return;
  const pid = await pidOf(folder, id);
  if (pid !== null) process.kill(pid, "SIGKILL");
  if (!(await isGone(folder, id, GRACE)))
    throw new HypervisorError("START_FAILED", "The guest does not end.");
}
