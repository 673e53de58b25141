import { expect, it } from "vitest";
import type { Engine } from "#gateway/engine/engine.ts";
import { collected, ownApps, shell, until, workload, type EngineKit } from "./kit.ts";

/** What cannot run, or not be asked, and how that is told. */
export function failing(get: () => EngineKit): void {
  const { make, run } = ownApps(get);

  it("knows no image that is not there", async () => {
    expect(await get().engine.image("berth/none:9.9")).toBeNull();
  });

  it("says that an image cannot be brought", async () => {
    await expect(get().engine.pull("berth/none:9.9")).rejects.toMatchObject({ code: "IMAGE_PULL_FAILED" });
  });

  it("says that an image is not there, when it is applied or by its pod", async () => {
    const app = make({ image: "berth/none:9.9" });
    const applied = get()
      .engine.apply(app)
      .catch((error: unknown) => error);
    const failed = { code: "IMAGE_PULL_FAILED" };
    if ((await applied) !== undefined) expect(await applied).toMatchObject(failed);
    else
      await until(
        get(),
        async () => await get().engine.pods(app.appId),
        (pods) => expect(pods).toMatchObject([{ phase: "FAILED", reason: failed }]),
      );
  });

  it("says with which code a command ended that ends at once", async () => {
    const app = make({ command: shell("exit 3") });
    await get().engine.apply(app);
    const [pod] = await until(
      get(),
      async () => await get().engine.pods(app.appId),
      (pods) => expect(pods).toMatchObject([{ phase: "FAILED", exitCode: 3, reason: { code: "EXITED" } }]),
    );
    expect(pod?.reason?.message).toMatch(/3/);
  });

  it("starts a command again that ended, and counts it", async () => {
    const app = make({ command: shell("exit 3") });
    await get().engine.apply(app);
    await until(
      get(),
      async () => await get().engine.pods(app.appId),
      (pods) => expect(pods[0]?.restarts).toBeGreaterThan(1),
    );
  });

  it("says that a command is not there", async () => {
    const app = make({ command: ["/bin/no-such-program"] });
    await get().engine.apply(app);
    await until(
      get(),
      async () => await get().engine.pods(app.appId),
      (pods) => expect(pods).toMatchObject([{ phase: "FAILED", reason: { code: "COMMAND_FAILED" } }]),
    );
  });

  it("says of every call for a pod that there is none", async () => {
    const { engine } = get();
    const none = { code: "POD_NOT_FOUND" };
    for (const pod of ["hello-r1-0000000000", "../../version", ""])
      for (const call of [
        () => engine.removePod(pod),
        () => engine.address(pod, 8080),
        () => engine.isWell(pod, { path: "/", port: 8080 }),
        () => engine.exec(pod, { columns: 80, rows: 24 }),
        () => collected(engine.logs(pod, {})),
      ])
        await expect(call()).rejects.toMatchObject(none);
  });

  const calls: Record<string, (engine: Engine) => Promise<unknown>> = {
    ping: (engine) => engine.ping(),
    image: (engine) => engine.image("berth/hello:1.0"),
    images: (engine) => engine.images(),
    pull: (engine) => engine.pull("berth/hello:1.0"),
    apply: (engine) => engine.apply(workload()),
    remove: (engine) => engine.remove("app_1"),
    removePod: (engine) => engine.removePod("pod"),
    removeVolumes: (engine) => engine.removeVolumes("app_1"),
    volumes: (engine) => engine.volumes("app_1"),
    pods: (engine) => engine.pods(),
    address: (engine) => engine.address("pod", 1),
    isWell: (engine) => engine.isWell("pod", { path: null, port: 1 }),
    logs: (engine) => collected(engine.logs("pod", {})),
    usage: (engine) => engine.usage("app_1"),
    exec: (engine) => engine.exec("pod", { columns: 1, rows: 1 }),
    run: (engine) => engine.run(workload(), { command: ["ls"], timeoutSeconds: 1 }),
    events: (engine) => collected(engine.events()),
  };
  it.each(Object.entries(calls))("says that the engine does not answer: %s", async (_, call) => {
    await expect(call(get().unreachable)).rejects.toMatchObject({ code: "ENGINE_UNREACHABLE" });
  });

  it("ends a call with its signal", async () => {
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(get().engine.pods(undefined, signal)).rejects.toThrow("enough");
    await expect(get().engine.apply(workload(), signal)).rejects.toThrow("enough");
  });

  it("ends what goes on with its signal", async () => {
    const { pod } = await run();
    const over = new AbortController();
    const following = collected(get().engine.logs(pod.name, { isFollowed: true }, over.signal));
    const hearing = collected(get().engine.events(over.signal));
    await get().pass(1_000);
    over.abort();
    expect(await Promise.all([following, hearing])).toEqual([expect.any(Array), expect.any(Array)]);
  });
}
