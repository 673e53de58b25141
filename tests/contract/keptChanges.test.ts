import { afterAll, beforeAll, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

const CREATE = `mutation ($key: String) { announcementCreate(
  input: { texts: [{ language: EN, title: "Works at night", text: "From ten on." }], startsAt: "2026-11-25T00:00:00Z" },
  idempotencyKey: $key) { id } }`;
const ROLE =
  'mutation ($id: ID!, $role: AccessRole!) { accountRoleSet(id: $id, role: $role, password: "admin") { role } }';

let gateway: TestGateway;
const ask = asking(() => gateway);
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

it("who has lost a right is not given what was answered while they had it", async () => {
  const admin = await gateway.signIn("admin");
  const client = await gateway.signIn("client");
  const { viewer } = await ask<{ viewer: { user: { id: string } } }>(
    "{ viewer { user { id } } }",
    {},
    client,
  );
  const { id } = viewer.user;
  await ask(ROLE, { id, role: "ADMIN" }, admin);
  const session = await gateway.signIn("client");
  const first = await ask(CREATE, { key: "one" }, session);
  expect(await ask(CREATE, { key: "one" }, session)).toEqual(first);
  await ask(ROLE, { id, role: "CLIENT" }, admin);
  const again = await gateway.graphql(CREATE, { key: "one" }, await gateway.signIn("client"));
  expect([again.data, again.errors?.[0]?.extensions.code]).toEqual([null, "FORBIDDEN"]);
});
