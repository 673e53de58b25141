import { expect, it } from "vitest";
import { label, networkName } from "#gateway/engine/dockerApi/names.ts";
import { ownApps, workload } from "./kit.ts";
import type { KubernetesKit } from "./kubernetesKit.ts";

const owner = "usr_conformance";

/** Who reaches pods, and where. */
export function kubernetesNetworks(get: () => KubernetesKit): void {
  const { run } = ownApps(get);

  it("keeps each owner's pods in a network of their own, and those without one in none", async () => {
    const { api } = get();
    const { app } = await run();
    const name = networkName("gw-one", owner);
    const own = { [label.gateway]: "gw-one", [label.owner]: owner };
    const policy = api.objects.policies.get(name);
    expect(policy.spec?.podSelector).toEqual({ matchLabels: own });
    expect(JSON.stringify(policy.spec)).toContain(
      `"from":[{"podSelector":{"matchLabels":${JSON.stringify(own)}}}`,
    );
    expect(JSON.stringify(policy.spec)).toContain("169.254.0.0/16");
    await get().engine.remove(app.appId, { graceSeconds: 0 });
    const left = api.objects.policies
      .all()
      .filter(({ metadata }) => metadata?.labels?.[label.gateway] === "gw-one");
    expect(left.map(({ spec }) => spec)).toEqual([
      { podSelector: { matchLabels: { [label.gateway]: "gw-one" } }, policyTypes: ["Ingress", "Egress"] },
    ]);
  });

  it("lets the gateway's own ranges into the network", async () => {
    const engine = get().make({ id: "gw-outside", gatewayRanges: ["192.0.2.0/24"] });
    const app = workload();
    await engine.apply(app);
    const policy = get().api.objects.policies.get(networkName("gw-outside", owner));
    expect(JSON.stringify(policy.spec)).toContain('{"ipBlock":{"cidr":"192.0.2.0/24"}}');
    await engine.remove(app.appId, { graceSeconds: 0 });
  });

  it("writes the network of an owner anew where its settings are others", async () => {
    const { app } = await run();
    const other = get().make({ gatewayRanges: ["198.51.100.0/24"] });
    await other.apply({ ...app, replicas: 2 });
    const policy = get().api.objects.policies.get(networkName("gw-one", owner));
    expect(JSON.stringify(policy.spec)).toContain("198.51.100.0/24");
  });

  it("leads to a port of the pod's node where it is told to, and takes that back with the pod", async () => {
    const engine = get().make({ reachedBy: "nodes" });
    const { app, pod } = await run();
    expect(await engine.address(pod.name, 8080)).toEqual({ host: "127.0.0.1", port: 30_000 });
    expect(await engine.address(pod.name, 8080)).toEqual({ host: "127.0.0.1", port: 30_000 });
    expect(get().api.objects.services.get(pod.name).spec?.selector).toMatchObject({ [label.app]: app.appId });
    await engine.remove(app.appId, { graceSeconds: 0 });
    expect(get().api.objects.services.all()).toEqual([]);
  });
}
