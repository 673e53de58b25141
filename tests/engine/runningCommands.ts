import { expect, it } from "vitest";
import { ownApps, running as untilRunning, shell, typist, until, type EngineKit } from "./kit.ts";

/** Terminals, and commands that run once. */
export function running(get: () => EngineKit): void {
  const { make, run: runApp } = ownApps(get);
  const run = async (changes: Parameters<typeof runApp>[0] = {}) => (await runApp(changes)).pod;

  it("takes what is typed and tells with which code the shell ended", async () => {
    const pod = await run({ env: { GREETING: "good day" } });
    const { type, terminal } = await typist(get(), pod.name);
    await type("echo it says $GREETING", /it says good day/);
    await type("hostname", pod.name.slice(0, 15));
    terminal.write(Buffer.from("exit 7\n"));
    expect(await terminal.ended).toBe(7);
  });

  it("has the files that were put in", async () => {
    const long = `/etc/${"deep/".repeat(25)}berth.conf`;
    const pod = await run({
      files: [
        { path: "/etc/berth.conf", content: "colour = blue\n" },
        { path: long, content: "ünïcode\n" },
      ],
    });
    const { type, terminal } = await typist(get(), pod.name);
    await type("cat /etc/berth.conf", /colour = blue/);
    await type(`cat ${long}`, /ünïcode/);
    terminal.close();
  });

  it("has the files that were put in where its root is read-only, and a folder to write in", async () => {
    const pod = await run({
      isReadOnly: true,
      files: [{ path: "/etc/berth.conf", content: "colour = red\n" }],
    });
    const { type, terminal } = await typist(get(), pod.name);
    await type("cat /etc/berth.conf", /colour = red/);
    await type("echo no > /etc/other", /[Rr]ead-only/);
    await type("echo yes > /tmp/other; cat /tmp/other", /yes\r?\n/);
    terminal.close();
  });

  it("knows the size of its terminal, and that it changed", async () => {
    const pod = await run();
    const { type, terminal } = await typist(get(), pod.name, { columns: 100, rows: 30 });
    await type("busybox stty size", /30 100/);
    await terminal.resize(132, 50);
    await type("busybox stty size", /50 132/);
    terminal.close();
  });

  it("runs another command than a shell", async () => {
    const pod = await run();
    const { terminal, seen } = await typist(get(), pod.name, { command: shell("echo once; exit 4") });
    expect(await terminal.ended).toBe(4);
    await until(
      get(),
      () => Promise.resolve(seen()),
      (output) => expect(output).toMatch(/once/),
    );
  });

  it("says that a command is not there by its code", async () => {
    const pod = await run();
    const code = await typist(get(), pod.name, { command: ["/bin/no-such-program"] }).then(
      async ({ terminal }) => await terminal.ended,
      (error: unknown) => Object(error).code,
    );
    expect([126, 127, "COMMAND_FAILED"]).toContain(code);
  });

  it("ends a command that is closed", async () => {
    const pod = await run();
    const { terminal, type } = await typist(get(), pod.name);
    await type("echo ready", /ready\r?\n/);
    terminal.close();
    expect(await terminal.ended).toBeNull();
    terminal.close();
  });

  it("runs a command once: its code and what it wrote, and nothing is left", async () => {
    const app = make({ env: { GREETING: "good day" } });
    expect(
      await get().engine.run(app, { command: shell("echo $GREETING; exit 5"), timeoutSeconds: 30 }),
    ).toEqual({ exitCode: 5, output: expect.stringMatching(/good day\r?\n/) });
    expect(await get().engine.pods(app.appId)).toEqual([]);
  });

  it("runs a command beside the pods of the app, and neither counts as the other", async () => {
    const app = make();
    await get().engine.apply(app);
    const before = await untilRunning(get(), app.appId);
    const result = await get().engine.run(app, { command: ["/bin/echo", "beside"], timeoutSeconds: 30 });
    expect(result).toEqual({ exitCode: 0, output: "beside\n" });
    await get().engine.apply(app);
    expect((await get().engine.pods(app.appId)).map(({ name }) => name)).toEqual(
      before.map(({ name }) => name),
    );
  });

  it("cuts a command off whose time is over", async () => {
    const app = make();
    const result = await get().engine.run(app, {
      command: shell("echo begun; sleep 600"),
      timeoutSeconds: 2,
    });
    expect(result).toEqual({ exitCode: null, output: expect.stringMatching(/begun/) });
  });

  it("says that a command is not there that is to run once", async () => {
    const app = make();
    const result = await get().engine.run(app, { command: ["/bin/no-such-program"], timeoutSeconds: 30 });
    expect(result.exitCode).toBe(127);
  });

  it("keeps the end of what a command wrote", async () => {
    const app = make();
    const { output } = await get().engine.run(app, {
      command: shell("busybox seq 100000 119000"),
      timeoutSeconds: 60,
    });
    expect(output.length).toBeLessThanOrEqual(64 * 1024);
    expect(output).toMatch(/118999\r?\n119000\r?\n$/);
  });
}
