import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/ecommerce/orders.json" with { type: "json" };
import { goods, payments } from "#gateway/domains/ecommerce/orders/machine.ts";
import { EcommerceOrderPayment, EcommerceOrderStatus } from "#gateway/domains/ecommerce/orders/repository.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const STATE = "id status payment version ahead steps { action reason } events { at status payment }";
const CREATE = `mutation ($input: EcommerceOrderCreateInput!) { row: ecommerceOrderCreate(input: $input) { ${STATE} } }`;
const STEP = `mutation ($ids: [ID!]!, $action: EcommerceOrderAction!) { done: ecommerceOrderStep(ids: $ids, action: $action) { undoToken items { ${STATE} } } }`;
const UPDATE =
  "mutation ($id: ID!, $input: EcommerceOrderUpdateInput!) { ecommerceOrderUpdate(id: $id, input: $input) { id } }";

interface Row {
  id: string;
  status: string;
  payment: string;
  ahead: string[];
  steps: { action: string; reason: string | null }[];
  events: unknown[];
}

describe.each(storeKinds)("the steps of orders on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const place = async (more: object = {}) =>
    (await ask<{ row: Row }>(CREATE, { input: { customerId: "7", lines: [{ productId: "5" }], ...more } }))
      .row;
  const step = async (ids: readonly string[], action: string) =>
    (await ask<{ done: { undoToken: string; items: Row[] } }>(STEP, { ids, action })).done;
  const refusal = async (query: string, variables: object) =>
    (await gateway.graphql(query, variables)).errors?.[0]?.extensions;
  const read = async (id: string) =>
    (await ask<{ row: Row }>(`query ($id: ID!) { row: ecommerceOrder(id: $id) { ${STATE} } }`, { id })).row;

  it("an order goes from the store to the customer and from awaited to paid, and tells each step with its instant", async () => {
    const { id, steps, ahead } = await place();
    expect(steps.map(({ action }) => action)).toEqual([
      "SEND_OUT",
      "HOLD_FOR_PICKUP",
      "MARK_PAID",
      "MARK_FAILED",
      "CALL_OFF",
    ]);
    expect(ahead).toEqual(["OUT_FOR_DELIVERY", "DELIVERED"]);
    for (const action of ["SEND_OUT", "MARK_PAID", "DELIVER"]) await step([id], action);
    const at = "2026-11-21T09:41:00.000Z";
    expect(await read(id)).toMatchObject({
      status: "DELIVERED",
      payment: "PAID",
      version: 4,
      ahead: [],
      steps: [{ action: "REFUND", reason: null }],
      events: [
        { at, status: null, payment: null },
        { at, status: "OUT_FOR_DELIVERY", payment: null },
        { at, status: null, payment: "PAID" },
        { at, status: "DELIVERED", payment: null },
      ],
    });
  });

  it("a step that no state or guard allows is refused, by the step and by the change, and nothing moves", async () => {
    const { id } = await place();
    expect(await refusal(STEP, { ids: [id], action: "DELIVER" })).toMatchObject({
      code: "STEP_REFUSED",
      reason: "STATE",
    });
    expect(await refusal(UPDATE, { id, input: { status: "DELIVERED", methodNumber: 1 } })).toMatchObject({
      code: "STEP_REFUSED",
      reason: "STATE",
    });
    await step([id], "CALL_OFF");
    expect(await refusal(STEP, { ids: [id], action: "SEND_OUT" })).toMatchObject({
      code: "STEP_REFUSED",
      reason: "CALLED_OFF",
    });
    expect(await refusal(UPDATE, { id, input: { status: "OUT_FOR_DELIVERY" } })).toMatchObject({
      code: "STEP_REFUSED",
      reason: "CALLED_OFF",
    });
    expect(await read(id)).toMatchObject({
      status: "DISPATCHED",
      payment: "CANCELLED",
      version: 2,
      ahead: [],
      steps: [
        { action: "SEND_OUT", reason: "CALLED_OFF" },
        { action: "HOLD_FOR_PICKUP", reason: "CALLED_OFF" },
      ],
    });
  });

  it("of many orders those take the step to which it is open, and undo takes it back", async () => {
    const [first, second, done] = [await place(), await place(), await place({ status: "DELIVERED" })];
    const { items, undoToken } = await step([first.id, done.id, second.id, "x"], "SEND_OUT");
    expect(items.map(({ id }) => id)).toEqual([first.id, second.id]);
    await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token: undoToken });
    expect(await read(first.id)).toMatchObject({ status: "DISPATCHED", events: [{ status: null }] });
    expect(
      await refusal(STEP, { ids: Array.from({ length: 1_001 }, String), action: "SEND_OUT" }),
    ).toMatchObject({ code: "BAD_USER_INPUT" });
  });

  it("a bulk change that one order cannot follow changes none", async () => {
    const [free, done] = [await place(), await place({ status: "DELIVERED" })];
    const BULK =
      "mutation ($ids: [ID!]!, $input: EcommerceOrderUpdateInput!) { ecommerceOrderBulkUpdate(ids: $ids, input: $input) { undoToken } }";
    expect(
      await refusal(BULK, { ids: [free.id, done.id], input: { status: "OUT_FOR_DELIVERY" } }),
    ).toMatchObject({ code: "STEP_REFUSED", reason: "STATE" });
    expect(await read(free.id)).toMatchObject({ status: "DISPATCHED", version: 1 });
  });

  it("every sample order tells how it came to where it is", async () => {
    const { page } = await ask<{ page: { items: Row[] } }>(
      `{ page: ecommerceOrders(itemsPerPage: 100, filter: { dateTo: "2026-11-20" }) { items { ${STATE} } } }`,
    );
    expect(page.items).toHaveLength(fixture.length);
    for (const { status, payment, events } of page.items) {
      const last = (key: "status" | "payment") =>
        (events as Record<string, string | null>[]).findLast((event) => event[key] !== null)?.[key];
      expect([last("status") ?? "DISPATCHED", last("payment") ?? "PENDING"]).toEqual([status, payment]);
    }
  });
});

describe("the machines of an order", () => {
  const statuses = Object.values(EcommerceOrderStatus);
  const states = statuses.flatMap((status) =>
    Object.values(EcommerceOrderPayment).map((payment) => ({ status, payment })),
  );
  const passes = (move: () => void) => {
    try {
      move();
      return true;
    } catch {
      return false;
    }
  };

  it.each(states)("let pass from $status and payment $payment exactly what an open step offers", (state) => {
    const open = goods
      .offered(state)
      .filter(({ reason }) => reason === undefined)
      .map(({ action }) => goods.steps[action].to);
    expect(statuses.filter((to) => to !== state.status && passes(() => goods.allow(state, to)))).toEqual(
      statuses.filter((to) => open.includes(to)),
    );
    const paying = payments.offered(state).map(({ action }) => payments.steps[action].to);
    const all = Object.values(EcommerceOrderPayment);
    expect(all.filter((to) => to !== state.payment && passes(() => payments.allow(state, to)))).toEqual(
      all.filter((to) => paying.includes(to)),
    );
  });

  it("lead from every state of the goods to the customer", () => {
    for (const status of statuses)
      expect(goods.way({ status, payment: 1 }, "Delivered").at(-1) ?? status).toBe("Delivered");
  });
});
