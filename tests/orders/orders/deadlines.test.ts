import { describe, expect, it } from "vitest";
import { MINUTE } from "#gateway/platform/clock.ts";
import { meanwhile } from "#tests/support/meanwhile.ts";
import { storeKinds } from "#tests/support/stores.ts";
import { small } from "./orderCalls.ts";
import { orderGateway } from "./orderGateway.ts";

describe.each(storeKinds)("orders that fall due on %s", (kind) => {
  const { as, gateway, create, order, pass } = orderGateway(kind);

  it("expire though one of them is called off at the very moment, which stays called off", async () => {
    const made = [];
    for (let n = 0; n < 3; n += 1) made.push((await create(as.client, { items: [small] })).one);
    const [first] = made;
    await meanwhile(
      gateway().store,
      async (db) =>
        await db
          .updateTable("orders_orders")
          .set(({ eb }) => ({ status: "CANCELLED", dueAt: null, version: eb("version", "+", 1) }))
          .where("orderNo", "=", first?.orderNo ?? "")
          .execute(),
      () => pass(31 * MINUTE),
    );
    const now = await Promise.all(made.map(({ id }) => order(as.client, id)));
    expect(now.map((one) => one?.status)).toEqual(["CANCELLED", "EXPIRED", "EXPIRED"]);
  });
});
