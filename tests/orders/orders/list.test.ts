import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { quietMeters } from "#tests/ledger/usage/quietMeters.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { orderCalls, small } from "./orderCalls.ts";

describe.each(storeKinds)("the list of orders on %s", (kind) => {
  let gateway: TestGateway;
  const tokens: Record<string, string> = {};
  const { create } = orderCalls(() => gateway);
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await quietMeters(gateway.store);
    for (const name of ["client", "finance", "admin", "developer"]) tokens[name] = await gateway.signIn(name);
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = async (query: string, variables: object = {}, as = "client") => {
    const { data, errors } = await gateway.graphql(query, variables, tokens[as]);
    return { data, code: errors?.[0]?.extensions.code };
  };
  const list = async (args: string, as = "client") => {
    const { data } = await ask(
      `{ orders(${args}) { total items { orderNo status payable user { username } } } }`,
      {},
      as,
    );
    return data?.["orders"] as {
      total: number;
      items: { orderNo: string; status: string; payable: string; user: { username: string } }[];
    };
  };

  it("holds the sample orders of the person, newest first, made by the rules", async () => {
    const { items, total } = await list("itemsPerPage: 100");
    expect(total).toBe(6);
    expect(items.map(({ status }) => status)).toEqual([
      "PENDING_PAYMENT",
      "EXPIRED",
      "CANCELLED",
      "COMPLETED",
      "COMPLETED",
      "COMPLETED",
    ]);
    expect(new Set(items.map(({ user }) => user.username))).toEqual(new Set(["client"]));
  });

  it("finds an order by its number, and no order of somebody else's", async () => {
    const [first] = (await list("itemsPerPage: 1")).items;
    expect((await list(`filter: { q: "${first?.orderNo.slice(3)}" }`)).total).toBe(1);
    expect((await list(`filter: { q: "${first?.orderNo}" }`, "developer")).total).toBe(0);
  });

  it("is filtered, sorted and counted", async () => {
    expect((await list("filter: { status: [COMPLETED, EXPIRED] }")).total).toBe(4);
    const dear = await list("sort: { field: PAYABLE, order: DESC }, itemsPerPage: 2");
    expect(Number(dear.items[0]?.payable)).toBeGreaterThan(Number(dear.items[1]?.payable));
    expect((await list('filter: { payableMin: "100000000" }')).total).toBe(3);
    const { data } = await ask(
      "{ orderCounts(filters: [{}, { status: [PENDING_PAYMENT] }, { productType: [LCV] }]) }",
    );
    expect(data?.["orderCounts"]).toEqual([6, 1, 3]);
  });

  it("holds everybody's for finance and administrators, and is refused to others", async () => {
    for (const as of ["finance", "admin"]) expect((await list("filter: { scope: ALL }", as)).total).toBe(9);
    expect((await list("filter: { scope: ALL, status: [REFUND_REQUESTED] }", "finance")).total).toBe(1);
    for (const query of [
      "{ orders(filter: { scope: ALL }) { total } }",
      "{ orderIds(filter: { scope: ALL }) }",
      "{ orderCounts(filters: [{ scope: ALL }]) }",
    ])
      expect((await ask(query, {}, "developer")).code).toBe("FORBIDDEN");
  });

  it("is exported as a file of the person's own", async () => {
    const { body, statusCode } = await gateway.inject({
      method: "GET",
      url: "/api/orders/export?status=COMPLETED&sort=CREATED",
      headers: { authorization: `Bearer ${tokens["client"]}` },
    });
    expect(statusCode).toBe(200);
    const lines = body.trim().split("\r\n");
    expect(lines).toHaveLength(4);
    expect(
      lines.some((line) => /^O\d{14},.*,NEW,LAS_LARGE × 1,COMPLETED,88\.00,0\.00,88\.00,0\.00,/.test(line)),
    ).toBe(true);
  });

  it("tells a person of their own orders alone", async () => {
    const heard = gateway.live.subscribe("orders_orders")[Symbol.asyncIterator]();
    const next = heard.next();
    const { one } = await create(tokens["client"] ?? "", { items: [small] });
    expect((await next).value).toEqual({ kind: "CREATED", id: one.id });
    await heard.return?.();
  });
});
