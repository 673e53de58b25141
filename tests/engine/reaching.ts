import { expect, it } from "vitest";
import { ownApps, until, type EngineKit } from "./kit.ts";

/** Images, addresses, health and usage. */
export function reaching(get: () => EngineKit): void {
  const { run } = ownApps(get);
  const page = async (pod: string, port: number): Promise<string> => {
    const at = await get().engine.address(pod, port);
    if (!at) throw new Error("It is not reached yet.");
    const answer = await fetch(`http://${at.host}:${at.port}/`);
    return await answer.text();
  };

  it("describes an image", async () => {
    const image = await get().engine.image("berth/hello:1.0");
    expect(image).toMatchObject({
      references: expect.arrayContaining(["berth/hello:1.0"]),
      digest: expect.stringMatching(/^sha256:[0-9a-f]{64}$/),
      os: "linux",
      ports: [{ port: 8080, protocol: "TCP" }],
      env: { PATH: expect.any(String) },
    });
    expect(image?.sizeBytes).toBeGreaterThan(0);
    expect(image?.command.length).toBeGreaterThan(0);
  });

  it("lists the images that it holds", async () => {
    const all = (await get().engine.images()).flatMap(({ references }) => references);
    expect(all).toEqual(expect.arrayContaining(["berth/hello:1.0", "berth/hello:1.1"]));
  });

  it("brings an image that is there already", async () => {
    await expect(get().engine.pull("berth/hello:1.0")).resolves.toBeUndefined();
  });

  it("leads to each revision's own page", async () => {
    const { app, pod } = await run();
    await get().engine.apply({ ...app, revision: 2, image: "berth/hello:1.1" });
    const both = await until(
      get(),
      async () => await get().engine.pods(app.appId),
      (pods) => expect(pods.map(({ phase }) => phase)).toEqual(["RUNNING", "RUNNING"]),
    );
    const other = both.find(({ revision }) => revision === 2)?.name ?? "";
    const pages = await until(
      get(),
      async () => [await page(pod.name, 8080), await page(other, 8080)],
      (texts) => expect(texts.every((text) => /hello from berth/.test(text))).toBe(true),
    );
    expect(pages.map((text) => /hello from berth (\d\.\d)/.exec(text)?.[1])).toEqual(["1.0", "1.1"]);
  });

  it("leads to no port that is none of the workload's", async () => {
    const { pod } = await run();
    expect(await get().engine.address(pod.name, 9999)).toBeNull();
  });

  it("says that a pod is well by its page and by its port", async () => {
    const { pod } = await run();
    for (const path of ["/", null])
      await until(
        get(),
        async () => await get().engine.isWell(pod.name, { path, port: 8080 }),
        (isWell) => expect(isWell).toBe(true),
      );
  });

  it("says that a pod is not well whose page is not there, or whose port nothing listens on", async () => {
    const { pod } = await run({
      ports: [
        { port: 8080, protocol: "TCP" },
        { port: 9090, protocol: "TCP" },
      ],
    });
    await until(
      get(),
      async () => await get().engine.isWell(pod.name, { path: "/", port: 8080 }),
      (isWell) => expect(isWell).toBe(true),
    );
    const asked = [
      { path: "/not-there", port: 8080 },
      { path: "/", port: 9090 },
      { path: null, port: 9090 },
      { path: null, port: 9999 },
    ];
    for (const check of asked)
      expect([check, await get().engine.isWell(pod.name, check)]).toEqual([check, false]);
  });

  it("says what pods use", async () => {
    const { app, pod } = await run();
    const [first] = await until(
      get(),
      async () => await get().engine.usage(app.appId),
      (all) => expect(all).toMatchObject([{ pod: pod.name }]),
    );
    expect(first?.memoryBytes).toBeGreaterThan(0);
    expect(first?.memoryBytes).toBeLessThanOrEqual(64 * 1024 * 1024);
    const [second] = await until(
      get(),
      async () => await get().engine.usage(app.appId),
      (all) => expect(all[0]?.cpuMs).toBeGreaterThanOrEqual(first?.cpuMs ?? 0),
    );
    expect(Date.parse(second?.at ?? "")).toBeGreaterThanOrEqual(Date.parse(first?.at ?? ""));
  });
}
