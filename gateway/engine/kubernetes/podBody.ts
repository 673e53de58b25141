import type { V1Container, V1PodSpec, V1Volume, V1VolumeMount } from "@kubernetes/client-node";
import type { Workload } from "#gateway/engine/engine.ts";
import { CAPABILITIES, TMP_BYTES } from "#gateway/engine/dockerApi/container.ts";
import { tagged } from "#gateway/engine/dockerApi/images.ts";
import { label, volumeName } from "#gateway/engine/dockerApi/names.ts";
import { CONTAINER } from "./names.ts";
import { envKey, fileKey } from "./secrets.ts";

/** How long what runs has to end by itself, in seconds. */
export const GRACE = 10;

/** No privilege, and no way to gain one; what ordinary images need to start stays, as on the other engines. */
export const hardened = (isReadOnly: boolean): V1Container["securityContext"] => ({
  privileged: false,
  allowPrivilegeEscalation: false,
  readOnlyRootFilesystem: isReadOnly,
  capabilities: { drop: ["ALL"], add: [...CAPABILITIES] },
});

/** What every pod is made with: nothing of the cluster's own comes into it. */
export const bare = {
  automountServiceAccountToken: false,
  enableServiceLinks: false,
  securityContext: { seccompProfile: { type: "RuntimeDefault" } },
} satisfies Partial<V1PodSpec>;

/** The volumes of a workload, with where they are mounted: files one by one, each over its own path. */
function mountsOf(gateway: string, { appId, volumes, files, isReadOnly }: Workload, secret: string) {
  const mounts: V1VolumeMount[] = [];
  const sources: V1Volume[] = [];
  for (const [index, { name, mountPath }] of volumes.entries()) {
    mounts.push({ name: `volume-${index}`, mountPath });
    const claimName = volumeName(gateway, appId, name);
    sources.push({ name: `volume-${index}`, persistentVolumeClaim: { claimName } });
  }
  for (const [index, { path }] of files.entries())
    mounts.push({ name: "files", mountPath: path, subPath: fileKey(index), readOnly: true });
  if (files.length > 0)
    sources.push({
      name: "files",
      secret: {
        secretName: secret,
        defaultMode: 0o444,
        items: files.map((_, index) => ({ key: fileKey(index), path: fileKey(index) })),
      },
    });
  if (isReadOnly) {
    mounts.push({ name: "tmp", mountPath: "/tmp" });
    sources.push({ name: "tmp", emptyDir: { medium: "Memory", sizeLimit: `${TMP_BYTES}` } });
  }
  return { mounts, sources };
}

/** A volume is on one node at a time: the pods of an app that has one are put where the first is. */
const together = (gateway: string, appId: string): V1PodSpec["affinity"] => ({
  podAffinity: {
    requiredDuringSchedulingIgnoredDuringExecution: [
      {
        topologyKey: "kubernetes.io/hostname",
        labelSelector: { matchLabels: { [label.gateway]: gateway, [label.app]: appId } },
      },
    ],
  },
});

/** A part of a command as it is, of which Kubernetes would else fill in `$(NAME)` and halve `$$`. */
const literal = (part: string): string => part.replaceAll("$", () => "$$");

/** What makes a pod of a workload, with its variables and files out of a secret. */
export function specOf(gateway: string, workload: Workload, secret: string): V1PodSpec {
  const { image, command, args, env, ports, volumes, cpuMilli, memoryMib, isReadOnly, appId } = workload;
  const { mounts, sources } = mountsOf(gateway, workload, secret);
  const limits = { cpu: `${cpuMilli}m`, memory: `${memoryMib}Mi` };
  return {
    ...bare,
    restartPolicy: "Always",
    terminationGracePeriodSeconds: GRACE,
    ...(volumes.length > 0 && { affinity: together(gateway, appId) }),
    containers: [
      {
        name: CONTAINER,
        image: tagged(image),
        imagePullPolicy: "IfNotPresent",
        ...(command && { command: command.map(literal) }),
        ...(args && { args: args.map(literal) }),
        env: Object.keys(env).map((name, index) => ({
          name,
          valueFrom: { secretKeyRef: { name: secret, key: envKey(index) } },
        })),
        ports: ports.map(({ port, protocol }) => ({ containerPort: port, protocol })),
        resources: { limits, requests: limits },
        securityContext: hardened(isReadOnly),
        volumeMounts: mounts,
      },
    ],
    volumes: sources,
  };
}
