import type Dockerode from "dockerode";
import type { Workload } from "#gateway/engine/engine.ts";
import { CAPABILITIES, limitsOf, PIDS, processOf, TMP_BYTES } from "#gateway/engine/dockerApi/container.ts";
import { tagged } from "#gateway/engine/dockerApi/images.ts";
import { label, labelsOf, readable, serviceName, volumeName } from "#gateway/engine/dockerApi/names.ts";

const SECOND = 1_000_000_000;

/** What the client's types do not know yet; an engine before API 1.44 leaves it out. */
interface Hardened extends Dockerode.Privileges {
  NoNewPrivileges: boolean;
}
const hardened: Hardened = { NoNewPrivileges: true };

/** A file of a service, as the swarm keeps it. */
export interface ServiceFile {
  id: string;
  name: string;
  path: string;
}

/** The volumes of a service: each node makes its own when a task of it comes there. */
const mounts = (
  gateway: string,
  { appId, volumes, isReadOnly }: Workload,
  volumeOptions: Record<string, string> | undefined,
): Dockerode.MountSettings[] => [
  ...volumes.map(({ name, mountPath }) => ({
    Type: "volume" as const,
    Source: volumeName(gateway, appId, name),
    Target: mountPath,
    VolumeOptions: {
      NoCopy: false,
      Labels: {
        [label.gateway]: gateway,
        [label.role]: "volume",
        [label.app]: appId,
        [label.volume]: name,
      },
      DriverConfig: { Name: "local", Options: volumeOptions ?? {} },
    },
  })),
  ...(isReadOnly
    ? [
        {
          Type: "tmpfs" as const,
          Source: "",
          Target: "/tmp",
          TmpfsOptions: { SizeBytes: TMP_BYTES, Mode: 0o1777 },
        },
      ]
    : []),
];

/** What makes the service of a revision. Names are answered with the tasks' own addresses, and ports are the nodes' own. */
export function serviceOf(
  gateway: string,
  workload: Workload,
  network: string,
  files: readonly ServiceFile[],
  volumeOptions?: Record<string, string>,
): Dockerode.CreateServiceOptions {
  const { Entrypoint, Cmd, Env } = processOf(workload);
  const { NanoCpus, Memory, LogConfig } = limitsOf(workload);
  const name = serviceName(gateway, workload);
  return {
    Name: name,
    Labels: labelsOf(gateway, "service", workload),
    TaskTemplate: {
      ContainerSpec: {
        Image: tagged(workload.image),
        ...(Entrypoint && { Command: Entrypoint }),
        ...(Cmd && { Args: Cmd }),
        Env,
        Hostname: name,
        Labels: labelsOf(gateway, "task", workload),
        ReadOnly: workload.isReadOnly,
        Mounts: mounts(gateway, workload, volumeOptions),
        Configs: files.map(({ id, name: config, path }) => ({
          ConfigID: id,
          ConfigName: config,
          File: { Name: path, UID: "0", GID: "0", Mode: 0o444 },
        })),
        CapabilityDrop: ["ALL"],
        CapabilityAdd: CAPABILITIES.map((one) => `CAP_${one}`),
        Privileges: hardened,
        StopGracePeriod: 10 * SECOND,
      },
      Resources: { Limits: { NanoCPUs: NanoCpus, MemoryBytes: Memory, Pids: PIDS } },
      RestartPolicy: { Condition: "any", Delay: SECOND },
      Networks: [{ Target: network, Aliases: [readable(workload.name)] }],
      LogDriver: { Name: LogConfig?.Type, Options: LogConfig?.Config },
    },
    Mode: { Replicated: { Replicas: workload.replicas } },
    EndpointSpec: {
      Mode: "dnsrr",
      Ports: workload.ports.map(({ port, protocol }) => ({
        Protocol: protocol === "UDP" ? "udp" : "tcp",
        TargetPort: port,
        PublishMode: "host",
      })),
    },
  };
}
