import { afterEach, beforeEach, expect, it } from "vitest";
import { busyBy } from "#gateway/domains/hosting/controls/rules.ts";
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
