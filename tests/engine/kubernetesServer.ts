import { afterEach, expect, it } from "vitest";
import { Refusal } from "#tests/support/kubernetesApi/objects.ts";
import type { Refusing } from "#tests/support/kubernetesApi/server.ts";
import { collected, linesOf, notedEvents, ownApps, polite, running, shell, typist, until } from "./kit.ts";
import type { KubernetesKit } from "./kubernetesKit.ts";

const talkative = shell("i=0; while [ $i -lt 150 ]; do echo out $i; echo err $i >&2; i=$((i+1)); done");

/** How the engine takes what an API server does: it forgets, cuts, refuses, and knows less than another. */
export function kubernetesServer(get: () => KubernetesKit): void {
  const { make, run } = ownApps(get);
  afterEach(() => {
    Object.assign(get().api.settings, { refuse: () => undefined, isSplit: true, hasMetrics: true });
  });
  const refusing = (refuse: Refusing) => Object.assign(get().api.settings, { refuse });
  const watched = async (count: number) =>
    await until(
      get(),
      () => Promise.resolve(get().api.watching.open()),
      (open) => expect(open).toBe(count),
    );

  it.each(["cut", "cut and forgotten"])(
    "tells all that happens around a watch that is %s, each thing once",
    async (how) => {
      const { api } = get();
      const noted = notedEvents(get());
      await watched(1);
      const app = make({ command: polite });
      await get().engine.apply(app);
      await running(get(), app.appId);
      api.watching.cut();
      const pod = api.objects.pods
        .all()
        .find(({ metadata }) => metadata?.labels?.["berth.app"] === app.appId);
      api.kubelet.kill(pod?.metadata?.name ?? "");
      if (how !== "cut") api.objects.pods.forget();
      await running(get(), app.appId);
      await get().engine.remove(app.appId, { graceSeconds: 0 });
      const whats = () => noted.events.flatMap((one) => (one.appId === app.appId ? [one.what] : []));
      await until(
        get(),
        () => Promise.resolve(whats()),
        (seen) => expect(seen).toContain("REMOVED"),
      );
      expect(whats().filter((what) => what !== "KILLED")).toEqual([
        "CREATED",
        "STARTED",
        "EXITED",
        "STARTED",
        "EXITED",
        "REMOVED",
      ]);
      await noted.end();
    },
  );

  it("says that the engine is lost where a watch cannot be opened again", async () => {
    const lost: unknown[] = [];
    void collected(get().engine.events()).catch((error: unknown) => lost.push(error));
    await watched(1);
    refusing(() => new Refusal(503, "ServiceUnavailable", "apiserver is shutting down"));
    get().api.watching.cut();
    await until(
      get(),
      () => Promise.resolve(lost),
      (errors) => expect(errors).toMatchObject([{ code: "ENGINE_UNREACHABLE" }]),
    );
  });

  it("lets two gateways of one installation make, find and end the same pods", async () => {
    const [one, other] = [get().engine, get().make()];
    const app = make({ replicas: 3, command: polite });
    await Promise.all([one.apply(app), other.apply(app), one.apply(app)]);
    const names = (await running(get(), app.appId, 3)).map(({ name }) => name);
    expect((await other.pods(app.appId)).map(({ name }) => name)).toEqual(names);
    await other.apply(app);
    await Promise.all([
      one.removePod(names[0] ?? ""),
      other.removePod(names[0] ?? "").catch(() => undefined),
    ]);
    await running(get(), app.appId, 3);
    await Promise.all([other.remove(app.appId), one.remove(app.appId)]);
    expect(await one.pods(app.appId)).toEqual([]);
  });

  const says = (code: number, reason: string, message: string) => new Refusal(code, reason, message);
  it.each([
    ["a quota", says(403, "Forbidden", 'pods "hello" is forbidden: exceeded quota: small'), "START_FAILED"],
    ["a policy", says(403, "Forbidden", 'pods "hello" is forbidden: violates PodSecurity'), "START_FAILED"],
    ["what is not valid", says(422, "Invalid", "spec.containers: Invalid value"), "START_FAILED"],
    ["rights", says(403, "Forbidden", 'User "x" cannot create resource "pods"'), "ENGINE_UNREACHABLE"],
    ["a token", says(401, "Unauthorized", "Unauthorized"), "ENGINE_UNREACHABLE"],
    ["a namespace", says(404, "NotFound", 'namespaces "berth-apps" not found'), "ENGINE_UNREACHABLE"],
    ["its own state", says(503, "ServiceUnavailable", "etcd has no leader"), "ENGINE_UNREACHABLE"],
  ])("says what a refusal means that is for %s", async (_, refusal, code) => {
    refusing((method, path) => (method === "POST" && path.endsWith("/pods") ? refusal : undefined));
    await expect(get().engine.apply(make())).rejects.toMatchObject({ code, message: refusal.message });
  });

  it.each([false, "REFUSED"] as const)(
    "takes all lines as output where streams are not told apart (%s)",
    async (isSplit) => {
      const { pod } = await run({ command: talkative });
      const apart = await linesOf(get(), pod.name);
      get().api.settings.isSplit = isSplit;
      const together = await linesOf({ ...get(), engine: get().make() }, pod.name);
      expect(new Set(together.map(({ stream }) => stream))).toEqual(new Set(["OUT"]));
      expect(together.map(({ text }) => text)).toEqual(apart.map(({ text }) => text));
    },
  );

  it("follows a log on that was broken off, without a gap or a line twice", async () => {
    const { pod } = await run({ command: talkative });
    const over = new AbortController();
    const heard: string[] = [];
    const hearing = (async () => {
      const range = { tail: 5, isFollowed: true };
      for await (const { cursor } of get().engine.logs(pod.name, range, over.signal)) heard.push(cursor);
    })();
    for (const count of [10, 20, 30]) {
      await until(
        get(),
        () => Promise.resolve(heard.length),
        (length) => expect(length).toBeGreaterThan(count),
      );
      get().api.cutLogs();
    }
    over.abort();
    await hearing;
    const all = (await linesOf(get(), pod.name)).map(({ cursor }) => cursor);
    const from = all.indexOf(heard[0] ?? "");
    expect(heard).toEqual(all.slice(from, from + heard.length));
  });

  it("tells the lines of the container before the one that runs, too", async () => {
    const { app, pod } = await run({ command: talkative });
    const before = await linesOf(get(), pod.name);
    get().api.kubelet.kill(pod.name);
    await running(get(), app.appId);
    const after = await linesOf(get(), pod.name);
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.filter(({ text }) => text === "out 0")).toHaveLength(2);
    const rest = await linesOf(get(), pod.name, { after: before.at(-1)?.cursor ?? null });
    expect(rest).toEqual(after.slice(before.length));
  });

  it("knows nothing of what pods use where that is not measured", async () => {
    const { app } = await run();
    get().api.settings.hasMetrics = false;
    expect(await get().engine.usage(app.appId)).toEqual([]);
  });

  it("runs what it may not ask nodes about", async () => {
    refusing((_, path) =>
      path.endsWith("/nodes")
        ? new Refusal(403, "Forbidden", 'User "x" cannot list resource "nodes"')
        : undefined,
    );
    expect(await get().engine.image("berth/hello:1.0")).toBeNull();
    await get().engine.pull("berth/hello:1.0");
    await expect(get().engine.pull("berth/none:9.9")).rejects.toMatchObject({ code: "IMAGE_PULL_FAILED" });
    expect(get().api.objects.pods.all()).toEqual([]);
  });

  it("ends a shell in its pod that nobody listens to any more", async () => {
    const { pod } = await run();
    const { terminal, type } = await typist(get(), pod.name);
    await type("echo ready", /ready\r?\n/);
    expect(get().api.exec.open()).toBe(1);
    terminal.close();
    await until(
      get(),
      () => Promise.resolve(get().api.exec.open()),
      (open) => expect(open).toBe(0),
    );
  });

  it("tells a terminal that was cut from one that ended", async () => {
    const { pod } = await run();
    const { terminal, type } = await typist(get(), pod.name);
    await type("echo ready", /ready\r?\n/);
    get().api.cutTerminals();
    expect(await terminal.ended).toBeNull();
  });
}
