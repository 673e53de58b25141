import { afterEach, beforeEach, expect, it } from "vitest";
import { startHosting, type HostingGateway } from "#tests/hosting/hostingGateway.ts";

let host: HostingGateway;
beforeEach(async () => {
  host = await startHosting();
});
afterEach(() => host.close());

const GIB = 1024 ** 3;
const QUERY = "query ($id: ID!) { appVolumes(appId: $id) { name sizeGib usedBytes isNearlyFull } }";
const volume = { name: "data", mountPath: "/data", sizeGib: 2 };
const made = async () =>
  await host.create({ spec: { image: "berth/hello:1.0", ports: [{ port: 8080 }], volumes: [volume] } });

it("tells what the volumes of an app hold, and warns of those that are nearly full", async () => {
  const { id } = await made();
  host.fake.volumes = new Map([["data", GIB]]);
  const held = { name: "data", sizeGib: 2, usedBytes: GIB, isNearlyFull: false };
  expect(await host.ask(QUERY, { id })).toEqual({ appVolumes: [held] });
  host.fake.volumes = new Map([["data", 1.9 * GIB]]);
  const full = { ...held, usedBytes: 1.9 * GIB, isNearlyFull: true };
  expect(await host.ask(QUERY, { id })).toEqual({ appVolumes: [full] });
});

it("shows the volumes of an app whose engine is lost, without what they hold", async () => {
  const { id } = await made();
  host.fake.isLost = true;
  const held = { name: "data", sizeGib: 2, usedBytes: null, isNearlyFull: false };
  expect(await host.ask(QUERY, { id })).toEqual({ appVolumes: [held] });
});

it("does not know the apps of others", async () => {
  const { id } = await made();
  const other = await host.gateway.signIn("developer");
  expect(await host.refusal(QUERY, { id }, other)).toMatchObject({ code: "NOT_FOUND" });
});
