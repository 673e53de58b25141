import { expect, it } from "vitest";
import { notedEvents, ownApps, polite, running, until, type EngineKit } from "./kit.ts";

/** What is there, comes, goes and stays. */
export function lifeOfPods(get: () => EngineKit): void {
  const { make, run } = ownApps(get, ["engine", "stranger"]);
  const names = async (appId: string) => (await get().engine.pods(appId)).map(({ name }) => name);

  it("answers", async () => {
    expect((await get().engine.ping()).version).toMatch(/./);
  });

  it("runs a workload: its pod says what it is", async () => {
    const app = make();
    await get().engine.apply(app);
    const [pod] = await running(get(), app.appId);
    expect(pod).toMatchObject({
      appId: app.appId,
      revision: 1,
      image: "berth/hello:1.0",
      restarts: 0,
      exitCode: null,
    });
    expect(pod?.name).toMatch(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/);
    expect(pod?.node).toMatch(/./);
    expect(Date.parse(pod?.startedAt ?? "")).toBeGreaterThanOrEqual(Date.parse(pod?.createdAt ?? "") - 1_000);
  });

  it("names all pods where no app is named", async () => {
    const app = make();
    await get().engine.apply(app);
    await running(get(), app.appId);
    expect((await get().engine.pods()).map(({ appId }) => appId)).toContain(app.appId);
  });

  it("makes nothing more of a workload that is applied again", async () => {
    const app = make({ replicas: 2 });
    await get().engine.apply(app);
    await running(get(), app.appId, 2);
    const before = await names(app.appId);
    await get().engine.apply(app);
    expect(await names(app.appId)).toEqual(before);
  });

  it("makes nothing double where a workload is applied twice at once", async () => {
    const app = make({ replicas: 2 });
    await Promise.all([get().engine.apply(app), get().engine.apply(app)]);
    await running(get(), app.appId, 2);
  });

  it("scales up, down and to none", async () => {
    const app = make({ command: polite });
    for (const replicas of [1, 3, 2, 0]) {
      await get().engine.apply({ ...app, replicas });
      await running(get(), app.appId, replicas);
    }
  });

  it("keeps the pods that stay where it scales down", async () => {
    const app = make({ replicas: 3, command: polite });
    await get().engine.apply(app);
    await running(get(), app.appId, 3);
    const before = await names(app.appId);
    await get().engine.apply({ ...app, replicas: 2 });
    await running(get(), app.appId, 2);
    expect(before).toEqual(expect.arrayContaining(await names(app.appId)));
    const slots = (await get().engine.pods(app.appId)).map(({ slot }) => slot);
    expect([new Set([0, 1]), new Set([null])]).toContainEqual(new Set(slots));
  });

  it("holds two revisions side by side, and removes one alone", async () => {
    const app = make({ command: polite });
    await get().engine.apply(app);
    await get().engine.apply({ ...app, revision: 2, image: "berth/hello:1.1" });
    const both = await running(get(), app.appId, 2);
    expect(both.map(({ revision, image }) => `${revision} ${image}`).toSorted()).toEqual([
      "1 berth/hello:1.0",
      "2 berth/hello:1.1",
    ]);
    await get().engine.remove(app.appId, { revision: 1 });
    const [left] = await running(get(), app.appId, 1);
    expect(left?.revision).toBe(2);
  });

  it("removes what is there, and what is gone already", async () => {
    const app = make();
    await get().engine.apply(app);
    await running(get(), app.appId);
    await get().engine.remove(app.appId, { graceSeconds: 0 });
    expect(await names(app.appId)).toEqual([]);
    await get().engine.remove(app.appId);
    await get().engine.remove("app_never");
  });

  it("leaves what is another installation's alone", async () => {
    const app = make();
    await get().stranger.apply(app);
    const [theirs] = await running({ ...get(), engine: get().stranger }, app.appId);
    expect(await names(app.appId)).toEqual([]);
    await get().engine.apply(app);
    await running(get(), app.appId, 1);
    expect(await names(app.appId)).not.toContain(theirs?.name);
    await expect(get().engine.removePod(theirs?.name ?? "")).rejects.toMatchObject({ code: "POD_NOT_FOUND" });
    await get().engine.remove(app.appId, { graceSeconds: 0 });
    expect((await get().stranger.pods(app.appId)).map(({ name }) => name)).toEqual([theirs?.name]);
  });

  it("puts another pod in the place of one that is removed", async () => {
    const { app, pod } = await run({ command: polite });
    await get().engine.removePod(pod.name);
    const [next] = await until(
      get(),
      async () => await get().engine.pods(app.appId),
      (pods) => {
        expect(pods).toMatchObject([{ phase: "RUNNING" }]);
        expect(pods[0]?.name).not.toBe(pod.name);
      },
    );
    await get().engine.apply(app);
    expect(await names(app.appId)).toEqual([next?.name]);
  });

  it("has a pod again where one was killed from outside", async () => {
    const { app, pod } = await run();
    await get().kill(pod.name);
    if (!get().replacesKilled) {
      await until(
        get(),
        async () => await get().engine.pods(app.appId),
        (pods) => expect(pods).toMatchObject([{ phase: "FAILED", reason: { code: "EXITED" } }]),
      );
      await get().engine.apply(app);
    }
    await running(get(), app.appId);
  });

  it("tells what happens to a pod", async () => {
    const app = make();
    const noted = notedEvents(get());
    await get().engine.apply(app);
    await running(get(), app.appId);
    await get().engine.remove(app.appId, { graceSeconds: 0 });
    const whats = () => noted.events.flatMap((one) => (one.appId === app.appId ? [one.what] : []));
    await until(
      get(),
      () => Promise.resolve(whats()),
      (seen) => expect(seen).toEqual(expect.arrayContaining(["CREATED", "STARTED", "REMOVED"])),
    );
    expect(whats().indexOf("CREATED")).toBeLessThan(whats().indexOf("STARTED"));
    await noted.end();
  });
}
