import type Client from "dockerode";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSwarmEngine } from "#gateway/engine/swarm/swarm.ts";
import { askingGateways } from "./askingGateways.ts";
import { conformance } from "./conformance.ts";
import { client, dockerHost, dockerKit, skipped } from "./dockerKit.ts";
import { running, started, workload } from "./kit.ts";

/** Makes the tests' engine a swarm of one node, where it is none yet. */
async function asSwarm(docker: Client): Promise<void> {
  const about: { Swarm?: { LocalNodeState?: string } } = await docker.info();
  if (about.Swarm?.LocalNodeState === "active") return;
  await docker
    .swarmInit({ ListenAddr: "127.0.0.1:2377", AdvertiseAddr: "127.0.0.1" })
    .catch((error: unknown) => {
      if (!/already part of a swarm/.test(String(error))) throw error;
    });
}

const kill = async (docker: Client, pod: string): Promise<void> => {
  const [container] = await docker.listContainers({
    filters: { label: [`com.docker.swarm.task.id=${pod.slice(-25)}`] },
  });
  await docker.getContainer(container?.Id ?? "").kill();
};

/** Another engine on the swarm, which has run something: while a node makes its networks, it may refuse what comes first, and count it. */
const make = async () => {
  await asSwarm(client());
  const kit = dockerKit(createSwarmEngine, kill, true);
  const [first] = await started(kit);
  await kit.engine.remove(first.appId, { graceSeconds: 0 });
  return kit;
};

if (dockerHost) {
  conformance("Swarm", make);
  describe("the services of the Swarm engine", () => {
    let kit: Awaited<ReturnType<typeof make>>;
    const apps = new Set<string>();
    beforeAll(async () => {
      kit = await make();
    });
    afterAll(async () => {
      for (const app of apps) await kit.engine.remove(app, { graceSeconds: 0 });
      await kit.close();
    });

    askingGateways(() => kit);

    it("sets the limits of a container", async () => {
      const [app, pod] = await started(kit, { cpuMilli: 300, memoryMib: 96, isReadOnly: true });
      apps.add(app.appId);
      const [found] = await kit.docker.listContainers({
        filters: { label: [`com.docker.swarm.task.id=${pod.name.slice(-25)}`] },
      });
      const { HostConfig: host } = await kit.docker.getContainer(found?.Id ?? "").inspect();
      expect(host).toMatchObject({
        NanoCpus: 300_000_000,
        Memory: 96 * 1024 * 1024,
        PidsLimit: 512,
        Privileged: false,
        ReadonlyRootfs: true,
        CapDrop: ["ALL"],
      });
      expect(host.CapAdd).toHaveLength(7);
      expect(host.Binds ?? []).toEqual([]);
    });

    it("never touches a service without its label", async () => {
      const app = workload();
      apps.add(app.appId);
      const foreign = await kit.docker.createService({
        Name: `foreign-${app.appId.slice(4, 12)}`,
        Labels: { "berth.app": app.appId, "berth.role": "service", "berth.revision": "1" },
        TaskTemplate: { ContainerSpec: { Image: app.image } },
      });
      try {
        await kit.engine.apply(app);
        await running(kit, app.appId);
        await kit.engine.remove(app.appId, { graceSeconds: 0 });
        expect((await kit.docker.getService(foreign.id).inspect()).Spec.Labels).toMatchObject({
          "berth.app": app.appId,
        });
      } finally {
        await kit.docker.getService(foreign.id).remove();
      }
    });
  });
} else it.skip(`the Swarm engine (${skipped})`, () => {});
