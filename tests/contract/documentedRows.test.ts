import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const ask = async (query: string, who: "client" | "developer") =>
  (await gateway.graphql(query, {}, await gateway.signIn(who))).data;

it.each([
  ['{ row: app(id: "app_demo") { name: displayName } }', "Demo mall"],
  ['{ row: machine(id: "vm_demo") { name: id } }', "vm_demo"],
  ['{ row: image(id: "img_demo") { name: id } }', "img_demo"],
  ['{ row: order(id: "ord_demo") { name: status } }', "COMPLETED"],
  ['{ row: ticket(id: "tkt_demo") { name: subject } }', "demo-mall 间歇性 502"],
])("the row that a documented address names is there: %s", async (query, name) => {
  expect(await ask(query, "client")).toEqual({ row: { name } });
});

it.each(['{ row: order(id: "ord_demo") { id } }', '{ row: ticket(id: "tkt_demo") { id } }'])(
  "%s is not known to somebody else",
  async (query) => {
    expect(await ask(query, "developer")).toEqual({ row: null });
  },
);

it.each(["tkt_none", "ord_demo", "", "W999999", "\u0000"])("no ticket is called %j", async (id) => {
  const query = `{ row: ticket(id: ${JSON.stringify(id)}) { id } }`;
  expect(await ask(query, "client")).toEqual({ row: null });
});
