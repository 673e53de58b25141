import { expect, it } from "vitest";
import type { V1Pod } from "@kubernetes/client-node";
import { filesName, label, podName } from "#gateway/engine/dockerApi/names.ts";
import { ownApps, polite, running, shell, typist, until } from "./kit.ts";
import type { KubernetesKit } from "./kubernetesKit.ts";

/** What is true of the objects behind the pods, as the API server itself says it. */
export function kubernetesPods(get: () => KubernetesKit): void {
  const { make, run: runApp } = ownApps(get);
  const run = async (changes: Parameters<typeof make>[0] = {}) => {
    const { app, pod } = await runApp(changes);
    return { app, pod, object: get().api.objects.pods.get(pod.name) };
  };

  it("sets the limits of a pod", async () => {
    const { object } = await run({ cpuMilli: 300, memoryMib: 96, isReadOnly: true });
    expect(object.spec).toMatchObject({
      automountServiceAccountToken: false,
      enableServiceLinks: false,
      restartPolicy: "Always",
      securityContext: { seccompProfile: { type: "RuntimeDefault" } },
    });
    expect(object.spec?.containers).toMatchObject([
      {
        resources: { limits: { cpu: "300m", memory: "96Mi" }, requests: { cpu: "300m", memory: "96Mi" } },
        securityContext: {
          privileged: false,
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: {
            drop: ["ALL"],
            add: ["CHOWN", "DAC_OVERRIDE", "FOWNER", "KILL", "NET_BIND_SERVICE", "SETGID", "SETUID"],
          },
        },
      },
    ]);
    const spec = JSON.stringify(object.spec);
    for (const named of ["hostPath", "hostNetwork", "hostPID", "hostIPC"]) expect(spec).not.toContain(named);
  });

  it("shows neither variables nor files in a pod", async () => {
    const { object } = await run({
      env: { PASSWORD: "hunter2", "with.dots": "too" },
      files: [{ path: "/etc/berth.conf", content: "hunter3" }],
    });
    expect(JSON.stringify(object)).not.toMatch(/hunter/);
    const { terminal, type } = await typist(get(), object.metadata?.name ?? "");
    await type("echo $PASSWORD; cat /etc/berth.conf", /hunter2[^]*hunter3/);
    terminal.close();
  });

  it("runs a command as it is, with nothing filled in", async () => {
    const app = make();
    const command = shell("echo '$$ $(HOME) $HOME'");
    const { output } = await get().engine.run(app, { command, timeoutSeconds: 5 });
    expect(output).toBe("$$ $(HOME) $HOME\n");
  });

  it("takes nothing that is without its label for its own, whatever it is called", async () => {
    const { api, engine } = get();
    const app = make({ env: { A: "b" } });
    const name = filesName("gw-one", app.appId, 1);
    const foreign = api.objects.secrets.add({ metadata: { name }, data: { "env.0": "Zm9yZWlnbg==" } });
    await expect(engine.apply(app)).rejects.toMatchObject({ code: "START_FAILED" });
    expect(await engine.pods(app.appId)).toEqual([]);
    api.objects.secrets.drop(foreign);
  });

  it("puts the pods of an app with a volume on one node", async () => {
    const { app, object } = await run({ volumes: [{ name: "data", mountPath: "/data", sizeGib: 2 }] });
    const [term] = object.spec?.affinity?.podAffinity?.requiredDuringSchedulingIgnoredDuringExecution ?? [];
    expect(term?.labelSelector?.matchLabels).toEqual({ [label.gateway]: "gw-one", [label.app]: app.appId });
    expect(get().api.objects.claims.all()).toMatchObject([
      { spec: { accessModes: ["ReadWriteOnce"], resources: { requests: { storage: "2048Mi" } } } },
    ]);
    await get().engine.remove(app.appId, { graceSeconds: 0 });
    await get().engine.removeVolumes(app.appId);
  });

  it("never touches what is without its label, whatever it is called", async () => {
    const { api, engine } = get();
    const app = make();
    const name = podName("gw-one", app, 0, 0);
    const labels = { [label.app]: app.appId, [label.role]: "pod", [label.revision]: "1" };
    const foreign = api.objects.pods.add({
      metadata: { name, labels },
      spec: { containers: [{ name: "app", image: "x" }] },
    });
    const secret = api.objects.secrets.add({ metadata: { name: "foreign", labels } });
    const begun = api.asked.length;
    await engine.apply(app);
    const [pod] = await running(get(), app.appId);
    expect(pod?.name).not.toBe(name);
    for (const call of [() => engine.removePod(name), () => engine.exec(name, { columns: 80, rows: 24 })])
      await expect(call()).rejects.toMatchObject({ code: "POD_NOT_FOUND" });
    await engine.remove(app.appId, { graceSeconds: 0 });
    expect([api.objects.pods.find(name), api.objects.secrets.find("foreign")]).toEqual([foreign, secret]);
    const changed = api.asked.slice(begun).filter((line) => !line.startsWith("GET"));
    expect(changed.filter((line) => line.endsWith(`/${name}`) || line.endsWith("/foreign"))).toEqual([]);
    api.objects.pods.drop(foreign);
    api.objects.secrets.drop(secret);
  });

  it("leaves what runs its time to end, and a node always a second", async () => {
    const { api, engine } = get();
    const [first, second] = [await run({ command: polite }), await run()];
    await engine.remove(first.app.appId);
    await engine.remove(second.app.appId, { graceSeconds: 0 });
    expect(api.kubelet.endings.slice(-2)).toEqual([
      { pod: first.pod.name, grace: 10, by: "TERM" },
      { pod: second.pod.name, grace: 1, by: "KILL" },
    ]);
  });

  it("makes a pod anew that its node has ended for good", async () => {
    const { api, engine } = get();
    const { app, pod, object } = await run();
    Object.assign<V1Pod, V1Pod>(object, {
      status: { phase: "Failed", reason: "Evicted", message: "The node was low on memory." },
    });
    api.objects.pods.changed(object);
    expect(await engine.pods(app.appId)).toMatchObject([
      { phase: "FAILED", reason: { code: "START_FAILED", message: "The node was low on memory." } },
    ]);
    await engine.apply(app);
    const [next] = await running(get(), app.appId);
    expect(next?.name).not.toBe(pod.name);
  });

  it("says that a pod took more memory than it may", async () => {
    const app = make({ env: { BERTH_FAULT: "oom" } });
    await get().engine.apply(app);
    await until(
      get(),
      async () => await get().engine.pods(app.appId),
      (pods) => expect(pods).toMatchObject([{ phase: "FAILED", reason: { code: "OUT_OF_MEMORY" } }]),
    );
  });

  it("says that no node has room, and goes on waiting for it", async () => {
    const app = make({ cpuMilli: 99_000 });
    await get().engine.apply(app);
    expect(await get().engine.pods(app.appId)).toMatchObject([
      {
        phase: "PENDING",
        node: null,
        reason: { code: "START_FAILED", message: expect.stringMatching(/Insufficient cpu/) },
      },
    ]);
  });
}
