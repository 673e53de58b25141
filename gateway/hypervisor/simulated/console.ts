import { memoryFiles } from "#gateway/engine/simulated/memoryFiles.ts";
import type { Terminal } from "#gateway/engine/engine.ts";
import { openSimulatedTerminal } from "#gateway/engine/simulated/terminal.ts";
import type { GuestSpec } from "#gateway/hypervisor/hypervisor.ts";
import type { Clock } from "#gateway/platform/clock.ts";

/** What a console is opened with. */
export interface ConsoleOptions {
  size: { columns: number; rows: number };
  clock: Clock;
  startedAt: string;
  isRescued: boolean;
}

/** The serial console of a simulated guest: a shell of root's over the files that such a system has. */
export function openConsole(guest: GuestSpec, options: ConsoleOptions): Terminal {
  const { clock, startedAt, isRescued } = options;
  const size = { ...options.size };
  const name = isRescued ? `${guest.hostname}-rescue` : guest.hostname;
  const uptime = () => ((clock.now() - Date.parse(startedAt)) / 1_000).toFixed(2);
  const state = {
    files: memoryFiles({
      "/etc/hostname": () => `${name}\n`,
      "/etc/os-release": () => `PRETTY_NAME="${guest.imageId} (simulated)"\nID=${guest.imageId}\n`,
      "/etc/passwd": () => "root:x:0:0:root:/root:/bin/sh\n",
      "/proc/uptime": () => `${uptime()} 0.00\n`,
      "/proc/meminfo": () => `MemTotal: ${guest.memoryMib * 1_024} kB\n`,
      "/root/.ssh/authorized_keys": () => guest.keys.map((line) => `${line}\n`).join(""),
      "/etc/fstab": () =>
        guest.disks
          .map(({ id, sizeGib, use }) => `${id} ${use === "SYSTEM" ? "/" : `/mnt/${id}`} ${sizeGib}G\n`)
          .join(""),
    }),
    env: { HOSTNAME: name, HOME: "/root", TERM: "xterm-256color", USER: "root" },
    cwd: "/",
    code: 0,
    hostname: name,
    now: () => clock.now(),
    size: () => size,
    page: () => null,
    sleptMs: 0,
    written: "",
    isOver: false,
  };
  return openSimulatedTerminal(
    state,
    (columns, rows) => void Object.assign(size, { columns, rows }),
    undefined,
  );
}
