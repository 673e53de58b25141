import type { V1Pod } from "@kubernetes/client-node";
import type { Workload } from "#gateway/engine/engine.ts";
import type { ClusterObjects } from "./cluster.ts";
import { Refusal } from "./objects.ts";

/** Whose the simulated files are in the store. */
export const KUBELET = "kubelet";

/** Whose the files of claims are in the store of simulated files. */
export const CLAIMS = "claims";

const mib = (quantity: string | undefined): number => Number.parseInt(quantity ?? "0", 10);

/** A part of a command as a node fills it in; the variables of the tests are not known to it. */
const filled = (part: string): string =>
  part.replaceAll(/\$(\$|\(\w+\))/g, (_, what: string) => (what === "$" ? "$" : `filled in ${what}`));

/**
 * What a pod runs, as the simulated containers know it: its variables and files are read out of secrets as a node would.
 * @throws {Refusal} where something is not there that it needs.
 */
export function workloadOf({ secrets, claims }: ClusterObjects, { metadata, spec }: V1Pod): Workload {
  const [container] = spec?.containers ?? [];
  if (!container) throw new Refusal(422, "Invalid", "spec.containers: Required value");
  const textOf = (secret: string, key: string): string => {
    const text = secrets.find(secret)?.data?.[key];
    if (text === undefined)
      throw new Refusal(404, "NotFound", `couldn't find key ${key} in Secret ${secret}`);
    return Buffer.from(text, "base64").toString("utf8");
  };
  const sources = new Map(spec?.volumes?.map((volume) => [volume.name, volume]));
  const files: Workload["files"][number][] = [];
  const volumes: Workload["volumes"][number][] = [];
  for (const { name, mountPath, subPath } of container.volumeMounts ?? []) {
    const source = sources.get(name);
    const claim = source?.persistentVolumeClaim?.claimName;
    if (source?.secret) {
      const item = source.secret.items?.find(({ path }) => path === subPath);
      files.push({ path: mountPath, content: textOf(source.secret.secretName ?? "", item?.key ?? "") });
    }
    if (claim !== undefined) {
      const asked = claims.get(claim).spec?.resources?.requests?.["storage"];
      volumes.push({ name: claim, mountPath, sizeGib: mib(asked) / 1024 });
    }
  }
  return {
    appId: CLAIMS,
    revision: 1,
    name: metadata?.name ?? "",
    ownerId: "",
    image: container.image ?? "",
    command: container.command?.map(filled) ?? null,
    args: container.args?.map(filled) ?? null,
    env: Object.fromEntries(
      (container.env ?? []).map(({ name, value, valueFrom }) => {
        const from = valueFrom?.secretKeyRef;
        return [name, from ? textOf(from.name ?? "", from.key) : (value ?? "")];
      }),
    ),
    files,
    ports: (container.ports ?? []).map(({ containerPort, protocol }) => ({
      port: containerPort,
      protocol: protocol === "UDP" ? "UDP" : "TCP",
    })),
    volumes,
    cpuMilli: Number.parseInt(container.resources?.limits?.["cpu"] ?? "1000m", 10),
    memoryMib: mib(container.resources?.limits?.["memory"]),
    replicas: 1,
    isReadOnly: container.securityContext?.readOnlyRootFilesystem ?? false,
  };
}
