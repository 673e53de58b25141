import type { V1NetworkPolicy, V1NetworkPolicyPeer } from "@kubernetes/client-node";
import { label, networkName } from "#gateway/engine/dockerApi/names.ts";
import { ask, unlessGone, unlessThere } from "./failures.ts";
import { isOwn } from "./names.ts";
import { listOwn } from "./pods.ts";
import type { Reach } from "./reach.ts";

/** The label that lets a gateway in which runs in the cluster itself. */
const GATEWAY = { "app.kubernetes.io/name": "berth" };

/** Ranges that are nobody's on the internet: the cluster, what is beside it, and what tells machines who they are. */
const PRIVATE = ["10.0.0.0/8", "100.64.0.0/10", "169.254.0.0/16", "172.16.0.0/12", "192.168.0.0/16"];
const PRIVATE_6 = ["fc00::/7", "fe80::/10"];

/** Where a node answers for the cluster's names itself, where it does. */
const NODE_NAMES = "169.254.20.10/32";

const policy = (
  gateway: string,
  name: string,
  labels: Record<string, string>,
  spec: V1NetworkPolicy["spec"],
): V1NetworkPolicy => ({
  metadata: { name, labels: { [label.gateway]: gateway, [label.role]: "network", ...labels } },
  spec,
});

/** What holds of all pods of the gateway, also where the network of an owner is gone: nothing comes in, nothing goes out. */
const closed = (gateway: string): V1NetworkPolicy =>
  policy(
    gateway,
    `${networkName(gateway, "")}-closed`,
    {},
    {
      podSelector: { matchLabels: { [label.gateway]: gateway } },
      policyTypes: ["Ingress", "Egress"],
    },
  );

/** The network of an owner: its pods reach each other, the internet and the cluster's names; the gateway reaches them. */
function network(gateway: string, ownerId: string, ranges: readonly string[]): V1NetworkPolicy {
  const matchLabels = { [label.gateway]: gateway, [label.owner]: ownerId };
  const own: V1NetworkPolicyPeer = { podSelector: { matchLabels } };
  const within: V1NetworkPolicyPeer = { namespaceSelector: {}, podSelector: { matchLabels: GATEWAY } };
  return policy(
    gateway,
    networkName(gateway, ownerId),
    { [label.owner]: ownerId },
    {
      podSelector: { matchLabels },
      policyTypes: ["Ingress", "Egress"],
      ingress: [{ _from: [own, within, ...ranges.map((cidr) => ({ ipBlock: { cidr } }))] }],
      egress: [
        { to: [own] },
        {
          to: [
            { ipBlock: { cidr: "0.0.0.0/0", except: PRIVATE } },
            { ipBlock: { cidr: "::/0", except: PRIVATE_6 } },
          ],
        },
        {
          to: [
            { namespaceSelector: { matchLabels: { "kubernetes.io/metadata.name": "kube-system" } } },
            { ipBlock: { cidr: NODE_NAMES } },
          ],
          ports: [
            { port: 53, protocol: "UDP" },
            { port: 53, protocol: "TCP" },
          ],
        },
      ],
    },
  );
}

/** Makes a policy be as it should be: one that an earlier setting made is written anew. */
async function ensurePolicy({ networking, namespace, gateway }: Reach, body: V1NetworkPolicy): Promise<void> {
  const name = body.metadata?.name ?? "";
  const wasThere = await unlessThere(
    async () => networking.createNamespacedNetworkPolicy({ namespace, body }),
    async () => {
      const there = await unlessGone(async () => networking.readNamespacedNetworkPolicy({ namespace, name }));
      return there === undefined || isOwn(gateway, there.metadata);
    },
  );
  if (wasThere)
    await unlessGone(async () => networking.replaceNamespacedNetworkPolicy({ namespace, name, body }));
}

/** Makes the network of an owner be there, before the first of its pods is. */
export async function ensureNetwork(reach: Reach, ownerId: string): Promise<void> {
  const { gateway, gatewayRanges } = reach;
  for (const body of [closed(gateway), network(gateway, ownerId, gatewayRanges)])
    await ensurePolicy(reach, body);
}

/** Removes the network of an owner of whom nothing is left; where something came meanwhile it is made again. */
export async function forgetNetwork(reach: Reach, ownerId: string, signal?: AbortSignal): Promise<void> {
  const { networking, namespace, gateway } = reach;
  const left = async () =>
    (await listOwn(reach, ["pod", "run"], { [label.owner]: ownerId }, signal)).length > 0;
  if (await left()) return;
  await ask(
    async () =>
      await unlessGone(async () =>
        networking.deleteNamespacedNetworkPolicy({ namespace, name: networkName(gateway, ownerId) }),
      ),
    { signal },
  );
  if (await left()) await ask(async () => await ensureNetwork(reach, ownerId), { signal });
}
