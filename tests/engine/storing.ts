import { afterEach, expect, it } from "vitest";
import type { Engine } from "#gateway/engine/engine.ts";
import { started, typist, until, type EngineKit } from "./kit.ts";

const data = { name: "data", mountPath: "/data", sizeGib: 1 };

/** What outlives pods. */
export function storing(get: () => EngineKit): void {
  const apps = new Map<string, Engine>();
  const run = async (kit: EngineKit, changes: Parameters<typeof started>[1] = {}) => {
    const [app, pod] = await started(kit, { volumes: [data], ...changes });
    apps.set(app.appId, kit.engine);
    return { app, pod };
  };
  afterEach(async () => {
    for (const [app, engine] of apps) {
      await engine.remove(app, { graceSeconds: 0 });
      await engine.removeVolumes(app);
    }
    apps.clear();
  });

  it("keeps what a revision wrote for the next", async () => {
    const { app, pod } = await run(get());
    const first = await typist(get(), pod.name);
    await first.type("echo kept > /data/note; cat /data/note", /kept\r?\n/);
    first.terminal.close();
    await get().engine.remove(app.appId, { graceSeconds: 0 });
    const [, next] = await started(get(), { ...app, revision: 2 });
    const second = await typist(get(), next.name);
    await second.type("cat /data/note", /kept\r?\n/);
    second.terminal.close();
  });

  it("shares a volume between the pods of an app, and with no other app's", async () => {
    const { app, pod } = await run(get());
    const other = await run(get());
    const first = await typist(get(), pod.name);
    await first.type("echo mine > /data/note; cat /data/note", /mine\r?\n/);
    await get().engine.apply({ ...app, replicas: 2 });
    const both = await until(
      get(),
      async () => await get().engine.pods(app.appId),
      (pods) => expect(pods.map(({ phase }) => phase)).toEqual(["RUNNING", "RUNNING"]),
    );
    const sibling = await typist(get(), both.find(({ name }) => name !== pod.name)?.name ?? "");
    await sibling.type("cat /data/note", /mine\r?\n/);
    const stranger = await typist(get(), other.pod.name);
    await stranger.type("cat /data/note", /No such file/);
    for (const { terminal } of [first, sibling, stranger]) terminal.close();
  });

  it("says what a volume holds", async () => {
    const { app, pod } = await run(get());
    const { type, terminal } = await typist(get(), pod.name);
    await type("busybox dd if=/dev/zero of=/data/block bs=1k count=300; echo done", /done\r?\n/);
    const held = await until(
      get(),
      async () => await get().engine.volumes(app.appId),
      (all) => expect(all.get("data")).toBeGreaterThanOrEqual(300 * 1024),
    );
    expect([...held.keys()]).toEqual(["data"]);
    terminal.close();
  });

  it("tells a pod that its volume is full", async () => {
    const kit = { ...get(), engine: get().tiny };
    const { app, pod } = await run(kit, { volumes: [{ ...data, sizeGib: 1 / 1024 }] });
    const { type, terminal } = await typist(kit, pod.name);
    await type("busybox dd if=/dev/zero of=/data/block bs=1k count=2048", /No space left on device/);
    const held = (await kit.engine.volumes(app.appId)).get("data");
    // An engine that cannot measure a volume of that kind says so.
    expect(held === null ? "unknown" : (held ?? 0) >= 1_000_000).toBeTruthy();
    terminal.close();
  });

  it("frees the volumes of an app that is gone, and those that are free already", async () => {
    const { app, pod } = await run(get());
    const { type, terminal } = await typist(get(), pod.name);
    await type("echo kept > /data/note; cat /data/note", /kept\r?\n/);
    terminal.close();
    await get().engine.remove(app.appId, { graceSeconds: 0 });
    await get().engine.removeVolumes(app.appId);
    expect(await get().engine.volumes(app.appId)).toEqual(new Map());
    await get().engine.removeVolumes(app.appId);
    const [, next] = await started(get(), { ...app, revision: 2 });
    const again = await typist(get(), next.name);
    await again.type("cat /data/note", /No such file/);
    again.terminal.close();
  });
}
