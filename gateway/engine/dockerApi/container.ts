import type Dockerode from "dockerode";
import type { Workload } from "#gateway/engine/engine.ts";
import { volumeName } from "./names.ts";

/**
 * What ordinary images need to start, and no more: their entry points run as root, make their data folder somebody else's
 * (CHOWN, FOWNER, DAC_OVERRIDE), step down (SETUID, SETGID), end their children later (KILL), and some programs carry the
 * mark that they may listen below 1024, without which they are not even begun (NET_BIND_SERVICE). Left out of what Docker
 * gives by itself: NET_RAW (speaking in a neighbour's name), MKNOD, SETPCAP, SETFCAP, FSETID, SYS_CHROOT, AUDIT_WRITE.
 */
export const CAPABILITIES = [
  "CHOWN",
  "DAC_OVERRIDE",
  "FOWNER",
  "KILL",
  "NET_BIND_SERVICE",
  "SETGID",
  "SETUID",
] as const;

/** How many processes a pod may have. */
export const PIDS = 512;

/** What a folder for passing files may take of the pod's memory, in bytes, where all else is read-only. */
export const TMP_BYTES = 64 * 1024 * 1024;

const MIB = 1024 * 1024;

/** The key of a port in the engine's lists. */
export const portKey = (port: number, protocol: string = "TCP"): string =>
  `${port}/${protocol.toLowerCase()}`;

/** What runs, as the engine is told it. */
export const processOf = ({ command, args, env }: Workload) => ({
  ...(command && { Entrypoint: [...command] }),
  ...(args && { Cmd: [...args] }),
  Env: Object.entries(env).map(([name, value]) => `${name}=${value}`),
});

/** The limits of a container: no privilege, no way to gain one, nothing of the host mounted. */
export const limitsOf = (
  workload: Pick<Workload, "cpuMilli" | "memoryMib" | "isReadOnly">,
): Dockerode.HostConfig => ({
  NanoCpus: workload.cpuMilli * 1_000_000,
  Memory: workload.memoryMib * MIB,
  MemorySwap: workload.memoryMib * MIB,
  PidsLimit: PIDS,
  CapDrop: ["ALL"],
  CapAdd: [...CAPABILITIES],
  SecurityOpt: ["no-new-privileges"],
  Privileged: false,
  ReadonlyRootfs: workload.isReadOnly,
  ...(workload.isReadOnly && { Tmpfs: { "/tmp": `rw,nosuid,nodev,size=${TMP_BYTES}` } }),
  LogConfig: { Type: "json-file", Config: { "max-size": "10m", "max-file": "5" } },
});

/** The volumes of a workload, as a container mounts them. */
export const mountsOf = (gateway: string, { appId, volumes }: Workload) =>
  volumes.map(({ name, mountPath }) => ({
    Type: "volume" as const,
    Source: volumeName(gateway, appId, name),
    Target: mountPath,
  }));
