import { afterEach, beforeEach, expect, it } from "vitest";
import { helmOn } from "#gateway/helm/command.ts";
import { jobs } from "#gateway/domains/charts/releases/running.ts";
import { RUN } from "#gateway/domains/charts/releases/rules.ts";
import { byId, update, type ChartReleaseStatusText } from "#gateway/domains/charts/releases/repository.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { chartCalls, standIn } from "#tests/charts/chartCalls.ts";

let gateway: TestGateway;
let calls: ReturnType<typeof chartCalls>;
beforeEach(async () => {
  gateway = await createTestGateway();
  calls = chartCalls(() => gateway);
});
afterEach(() => gateway.close());

/** A release that waits in a cluster, which no engine of this gateway has: it is written so. */
async function waiting(status: ChartReleaseStatusText, valuesYaml: string): Promise<string> {
  const { items } = await calls.charts({ q: "night-ferry" });
  const { id } = await calls.install(items[0]?.versions[0]?.id ?? "", "in-cluster", valuesYaml);
  const row = await byId(gateway.store.db, id);
  if (row) await update(gateway.store.db, row, { status, isInCluster: 1 });
  return id;
}

async function run(id: string, path = standIn) {
  const around = {
    helm: helmOn({ path }),
    home: gateway.store,
    live: gateway.live,
    clock: gateway.clock,
    payload: { id },
  };
  await jobs[RUN](around as unknown as Parameters<(typeof jobs)[typeof RUN]>[0]);
  const row = await byId(gateway.store.db, id);
  return [row?.status, row?.revisions[0]?.status, row?.reason];
}

it("what waits is done by the stand-in for helm, which is not Helm", async () => {
  expect(await run(await waiting("PENDING_INSTALL", ""))).toEqual(["DEPLOYED", "DEPLOYED", ""]);
});

it("what the stand-in refuses has failed, and says why", async () => {
  const [status, revision, reason] = await run(await waiting("PENDING_UPGRADE", "a: fail me\n"));
  expect([status, revision]).toEqual(["FAILED", "FAILED"]);
  expect(reason).toContain("the cluster refused it");
});

it("what is taken away is gone, and its name is free", async () => {
  const id = await waiting("UNINSTALLING", "");
  expect((await run(id))[0]).toBe("UNINSTALLED");
  expect((await byId(gateway.store.db, id))?.taken).toBeNull();
});

it("where there is no command it has failed, and says so", async () => {
  const [status, , reason] = await run(await waiting("PENDING_INSTALL", ""), "/nowhere");
  expect(status).toBe("FAILED");
  expect(reason).toContain("no helm command");
});
