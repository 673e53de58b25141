import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { busyBy } from "#gateway/domains/hosting/controls/rules.ts";
import { ofApp as podsOf } from "#gateway/domains/hosting/pods/repository.ts";
import { key, startHosting, type HostingGateway } from "#tests/hosting/hostingGateway.ts";

let host: HostingGateway;
let [isBusy, free] = [false, () => {}];
beforeEach(async () => {
  host = await startHosting();
  isBusy = false;
  free = busyBy(() => isBusy);
});
afterEach(async () => {
  free();
  await host.close();
});

const deployed = async () => {
  const { id } = await host.create();
  await host.pass(4_000);
  await host.ask(
    `mutation ($id: ID!, $key: String!) {
      appDeploy(id: $id, input: { spec: { image: "berth/hello:1.1" } }, expectedVersion: 1, idempotencyKey: $key) { id }
    }`,
    { id, key: key() },
  );
  await host.pass(1_500);
  return { id, revisions: () => host.fake.podsNow(id).map(({ revision }) => revision) };
};

it("the version before stays until what is under way at its pods is over", async () => {
  isBusy = true;
  const { id, revisions } = await deployed();
  await host.pass(10_000);
  expect(await host.app(id)).toMatchObject({ phase: "RUNNING", currentRevision: 2 });
  expect(revisions()).toEqual([1, 2]);
  isBusy = false;
  await host.pass(1_000);
  expect(revisions()).toEqual([2]);
});

it("what never ends holds the version before for half a minute", async () => {
  isBusy = true;
  const { revisions } = await deployed();
  await host.pass(25_000);
  expect(revisions()).toEqual([1, 2]);
  await host.pass(8_000);
  expect(revisions()).toEqual([2]);
});

describe("with fewer replicas", () => {
  const scaledDown = async () => {
    const { id } = await host.create({ replicas: 3 });
    await host.pass(4_000);
    const names = () => host.fake.podsNow(id).map(({ name }) => name);
    const before = names();
    await host.act("appScale", id, "replicas: 1");
    await host.pass(1_000);
    return { id, before, names };
  };

  it("the pods that go stay until what is under way at them is over, and count no more", async () => {
    isBusy = true;
    const { id, before, names } = await scaledDown();
    await host.pass(20_000);
    expect(names()).toEqual(before);
    expect(await host.app(id)).toMatchObject({ phase: "RUNNING", replicas: 1, readyReplicas: 1 });
    isBusy = false;
    await host.pass(1_000);
    expect(names()).toEqual(before.slice(0, 1));
  });

  it("what never ends holds them for half a minute", async () => {
    isBusy = true;
    const { before, names } = await scaledDown();
    await host.pass(27_000);
    expect(names()).toEqual(before);
    await host.pass(8_000);
    expect(names()).toEqual(before.slice(0, 1));
  });

  it("nothing is led to the pods that go, and to all again where they are to stay after all", async () => {
    isBusy = true;
    const { id, before, names } = await scaledDown();
    const rows = async () =>
      (await podsOf(host.gateway.store.db, id)).map(({ leavingAt }) => leavingAt !== null);
    expect(await rows()).toEqual([false, true, true]);
    await host.act("appScale", id, "replicas: 3");
    await host.pass(40_000);
    expect(await rows()).toEqual([false, false, false]);
    expect(names()).toEqual(before);
    expect(await host.app(id)).toMatchObject({ readyReplicas: 3 });
  });
});
