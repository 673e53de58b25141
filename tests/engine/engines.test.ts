import { expect, it } from "vitest";
import { createEngine } from "#gateway/engine/engines.ts";
import { readConfig } from "#gateway/platform/config.ts";
import { openSampleStore } from "#tests/support/stores.ts";
import { TestClock } from "#tests/support/clock.ts";
import { TestTimers } from "#tests/support/timers.ts";

const made = async (env: Record<string, string>) => {
  const clock = new TestClock();
  const store = await openSampleStore("sqlite");
  return { store, engine: createEngine(readConfig(env), { store, clock, timers: new TestTimers(clock) }) };
};

it.each([
  [{}, "SIMULATED"],
  [{ ENGINE: "simulated" }, "SIMULATED"],
  [{ ENGINE: "docker", DOCKER_HOST: "unix:///nowhere/docker.sock" }, "DOCKER"],
  [{ ENGINE: "swarm", DOCKER_HOST: "tcp://127.0.0.1:1" }, "SWARM"],
  [{ ENGINE: "kubernetes", KUBECONFIG: "/nowhere/kubeconfig" }, "KUBERNETES"],
] as const)("the settings %j make the engine %s", async (env, kind) => {
  const { engine, store } = await made(env);
  expect(engine.kind).toBe(kind);
  await engine.close();
  await store.close();
});

it("an engine that is not there is made all the same, and says so when it is asked", async () => {
  const lost: Record<string, string>[] = [
    { ENGINE: "docker", DOCKER_HOST: "unix:///nowhere/docker.sock" },
    { ENGINE: "swarm", DOCKER_HOST: "tcp://127.0.0.1:1" },
    { ENGINE: "kubernetes", KUBECONFIG: "/nowhere/kubeconfig" },
  ];
  for (const settings of lost) {
    const { engine, store } = await made(settings);
    await expect(engine.ping()).rejects.toMatchObject({ code: "ENGINE_UNREACHABLE" });
    await store.close();
  }
});
