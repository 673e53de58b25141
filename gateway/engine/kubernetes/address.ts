import type { V1Pod, V1Service } from "@kubernetes/client-node";
import { label } from "#gateway/engine/dockerApi/names.ts";
import { ask, unlessGone, unlessThere } from "./failures.ts";
import { isOwn } from "./names.ts";
import { containerOf } from "./pods.ts";
import type { Reach } from "./reach.ts";

/** A service that leads from a port of the pod's node to the pod alone; the cluster removes it with the pod. */
function serviceOf({ metadata, spec }: V1Pod, gateway: string): V1Service {
  const name = metadata?.name ?? "";
  return {
    metadata: {
      name,
      labels: { [label.gateway]: gateway, [label.role]: "service" },
      ownerReferences: [{ apiVersion: "v1", kind: "Pod", name, uid: metadata?.uid ?? "" }],
    },
    spec: {
      type: "NodePort",
      externalTrafficPolicy: "Local",
      selector: Object.fromEntries(
        [label.gateway, label.app, label.revision, label.slot, label.generation].map((key) => [
          key,
          metadata?.labels?.[key] ?? "",
        ]),
      ),
      ports: (spec?.containers[0]?.ports ?? []).map(({ containerPort, protocol }) => ({
        name: `p${containerPort}-${(protocol ?? "TCP").toLowerCase()}`,
        port: containerPort,
        protocol: protocol ?? "TCP",
      })),
    },
  };
}

async function nodePort(
  reach: Reach,
  pod: V1Pod,
  port: number,
  signal?: AbortSignal,
): Promise<number | undefined> {
  const { core, namespace, gateway } = reach;
  const name = pod.metadata?.name ?? "";
  const service = await ask(
    async () => {
      const read = async () => await unlessGone(async () => core.readNamespacedService({ namespace, name }));
      const there = await read();
      if (there) return there;
      await unlessThere(
        async () => core.createNamespacedService({ namespace, body: serviceOf(pod, gateway) }),
        async () => isOwn(gateway, (await read())?.metadata),
      );
      return await read();
    },
    { signal, otherwise: "PORT_TAKEN" },
  );
  if (!isOwn(gateway, service?.metadata)) return undefined;
  return service?.spec?.ports?.find((one) => one.port === port)?.nodePort;
}

/** Where a port of a pod is reached from the gateway: at the pod's own address, or at a port of its node. */
export async function addressOf(
  reach: Reach,
  pod: V1Pod,
  port: number,
  signal?: AbortSignal,
): Promise<{ host: string; port: number } | null> {
  const { podIP, hostIP } = pod.status ?? {};
  const isListed = pod.spec?.containers[0]?.ports?.some(({ containerPort }) => containerPort === port);
  if (isListed !== true || !containerOf(pod)?.state?.running) return null;
  if (reach.reachedBy === "pods") return podIP === undefined ? null : { host: podIP, port };
  const at = await nodePort(reach, pod, port, signal);
  return at === undefined || hostIP === undefined ? null : { host: hostIP, port: at };
}
