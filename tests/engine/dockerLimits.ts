import { once } from "node:events";
import { createServer } from "node:http";
import { expect, it } from "vitest";
import type Client from "dockerode";
import type { Engine } from "#gateway/engine/engine.ts";
import { networkName } from "#gateway/engine/dockerApi/names.ts";
import { ownApps, running, typist, until, type EngineKit } from "./kit.ts";

/** What is true of the containers behind the pods, as the engine itself says it. */
export function dockerLimits(
  get: () => EngineKit & { gatewayId: string; docker: Client; far: Engine },
): void {
  const { make, run } = ownApps(get);

  it("sets the limits of a container", async () => {
    const { pod } = await run({ cpuMilli: 300, memoryMib: 96, isReadOnly: true });
    const { HostConfig: host } = await get().docker.getContainer(pod.name).inspect();
    expect(host).toMatchObject({
      NanoCpus: 300_000_000,
      Memory: 96 * 1024 * 1024,
      MemorySwap: 96 * 1024 * 1024,
      PidsLimit: 512,
      Privileged: false,
      ReadonlyRootfs: true,
      CapDrop: ["ALL"],
      SecurityOpt: ["no-new-privileges"],
    });
    expect(host.CapAdd?.map((name: string) => name.replace("CAP_", "")).toSorted()).toEqual([
      "CHOWN",
      "DAC_OVERRIDE",
      "FOWNER",
      "KILL",
      "NET_BIND_SERVICE",
      "SETGID",
      "SETUID",
    ]);
    expect([host.Binds, host.PidMode, host.IpcMode]).toEqual([null, "", "private"]);
  });

  const boundsOf = async (pod: string) => {
    const { NetworkSettings: networks } = await get().docker.getContainer(pod).inspect();
    return networks.Ports["8080/tcp"]?.map(({ HostIp, HostPort }) => ({
      host: HostIp,
      port: Number(HostPort),
    }));
  };

  it("publishes no port of a pod that is reached at its own address", async () => {
    const { pod } = await run();
    expect(await boundsOf(pod.name)).toBeUndefined();
    expect(await get().engine.address(pod.name, 8080)).toEqual({ host: pod.ip, port: 8080 });
  });

  it("publishes ports on 127.0.0.1 only where no pod is reached at its own address", async () => {
    const app = make();
    await get().far.apply(app);
    const [pod] = await running(get(), app.appId);
    const bounds = await boundsOf(pod?.name ?? "");
    expect(bounds).toEqual([{ host: "127.0.0.1", port: expect.any(Number) }]);
    expect(await get().engine.address(pod?.name ?? "", 8080)).toEqual(bounds?.[0]);
  });

  it("says that a pod took more memory than it may", async () => {
    const app = make({
      memoryMib: 16,
      command: ["/bin/sh", "-c", "exec busybox dd if=/dev/zero of=/dev/null bs=200M count=1"],
    });
    await get().engine.apply(app);
    await until(
      get(),
      async () => await get().engine.pods(app.appId),
      (pods) => expect(pods).toMatchObject([{ phase: "FAILED", reason: { code: "OUT_OF_MEMORY" } }]),
    );
  });

  it("never touches a container without its label", async () => {
    const { docker, engine } = get();
    const app = make();
    const foreign = await docker.createContainer({
      Image: app.image,
      name: `foreign-${app.appId.slice(4, 12)}`,
      Labels: { "berth.app": app.appId, "berth.role": "pod", "berth.pod": "foreign" },
    });
    try {
      await foreign.start();
      const { Name } = await foreign.inspect();
      await engine.apply(app);
      await running(get(), app.appId);
      await expect(engine.removePod(Name.slice(1))).rejects.toMatchObject({ code: "POD_NOT_FOUND" });
      await engine.remove(app.appId, { graceSeconds: 0 });
      expect((await foreign.inspect()).State.Running).toBe(true);
    } finally {
      await foreign.remove({ force: true });
    }
  });

  it("keeps the pods of two owners apart, and lets those of one find each other by the app's name", async () => {
    const { pod } = await run({ name: "asks" });
    await run({ name: "web" });
    const stranger = await run({ name: "foreign", ownerId: "usr_somebody_else" });
    const { type, terminal } = await typist(get(), pod.name);
    await type("wget -q -O - http://web:8080/", /hello from berth/);
    await type(
      `busybox timeout 2 wget -q -O - http://${stranger.pod.ip}:8080/; echo ended with $?`,
      /ended with (143|124)/,
    );
    terminal.close();
  });

  it("gives a pod neither the engine's socket nor its address, and no way to what listens on 127.0.0.1", async () => {
    const { pod } = await run();
    const { type, terminal } = await typist(get(), pod.name);
    await type("ls /var/run/docker.sock /run/docker.sock", /No such file/);
    const { IPAM } = await get().docker.getNetwork(networkName(get().gatewayId, "usr_conformance")).inspect();
    const server = createServer((_, response) => response.end("the machine's own")).listen(0, "127.0.0.1");
    await once(server, "listening");
    const at = server.address();
    const port = typeof at === "object" ? at?.port : undefined;
    await type(`wget -q -O - http://${IPAM?.Config?.[0]?.["Gateway"]}:${port}/`, /refused/);
    server.close();
    terminal.close();
  });

  it("removes the network of an owner of whom nothing is left", async () => {
    const { app } = await run({ ownerId: "usr_short_stay" });
    const name = networkName(get().gatewayId, "usr_short_stay");
    const names = async () => (await get().docker.listNetworks()).map(({ Name }) => Name);
    expect(await names()).toContain(name);
    await get().engine.remove(app.appId, { graceSeconds: 0 });
    expect(await names()).not.toContain(name);
  });
}
