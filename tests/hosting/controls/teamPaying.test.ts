import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { key, type AppAnswer } from "#tests/hosting/hostingGateway.ts";
import { startTeamHosting, type TeamHosting } from "#tests/hosting/teamHosting.ts";

let host: TeamHosting;
beforeAll(async () => {
  host = await startTeamHosting();
});
afterAll(() => host.close());

const billing = { kind: "MONTHLY", productId: "LAS_NANO", period: "MONTH" };
const spec = { image: "berth/hello:1.0", cpuMilli: 100, memoryMib: 128, ports: [{ port: 8080 }] };
const code = async (who: string, query: string, variables: object) =>
  (await host.refusal(query, { ...variables, key: key() }, await host.tokenOf(who)))["code"];
const PAY = "mutation ($id: ID!, $key: String!) { appPay(id: $id, idempotencyKey: $key) { phase } }";
const RENEW =
  "mutation ($id: ID!, $key: String!) { appRenew(id: $id, period: MONTH, idempotencyKey: $key) { expiresAt } }";
const balanceOf = async (who: string): Promise<bigint> => {
  const { wallet } = await host.ask<{ wallet: { balances: { cash: string; gift: string } } }>(
    "{ wallet { balances { cash gift } } }",
    {},
    await host.tokenOf(who),
  );
  return BigInt(wallet.balances.cash) + BigInt(wallet.balances.gift);
};

describe("a pack of a team", () => {
  let app: AppAnswer;
  beforeAll(async () => {
    app = await host.createIn(host.web, "developer", { billing, spec });
  });

  it("is paid for from the owner's balance, by who looks after the bills, and not by who makes apps", async () => {
    expect(await code("developer", PAY, { id: app.id })).toBe("FORBIDDEN");
    expect(await code("support", PAY, { id: app.id })).toBe("FORBIDDEN");
    const [owners, own] = [await balanceOf("client"), await balanceOf("finance")];
    expect(await code("finance", PAY, { id: app.id })).toBeUndefined();
    expect(await balanceOf("client")).toBeLessThan(owners);
    expect(await balanceOf("finance")).toBe(own);
    await host.pass(4_000);
    expect((await host.app(app.id)).phase).toBe("RUNNING");
    expect(await code("finance", PAY, { id: app.id })).toBe("STEP_REFUSED");
  });

  it("is renewed from the owner's balance by the same", async () => {
    const ends = async () =>
      (
        await host.ask<{ app: { expiresAt: string } }>("query ($id: ID!) { app(id: $id) { expiresAt } }", {
          id: app.id,
        })
      ).app.expiresAt;
    const [before, owners] = [await ends(), await balanceOf("client")];
    expect(await code("developer", RENEW, { id: app.id })).toBe("FORBIDDEN");
    expect(await code("finance", RENEW, { id: app.id })).toBeUndefined();
    expect(Date.parse(await ends())).toBeGreaterThan(Date.parse(before));
    expect(await balanceOf("client")).toBeLessThan(owners);
  });

  it("is not renewed where the balance does not suffice, and leaves no order behind", async () => {
    const { db } = host.gateway.store;
    const orders = async () => (await db.selectFrom("orders_orders").select("id").execute()).length;
    const before = await orders();
    await db.updateTable("ledger_accounts").set({ balance: 0n }).where("userId", "=", "usr_client").execute();
    expect(await code("finance", RENEW, { id: app.id })).toBe("INSUFFICIENT_BALANCE");
    expect(await orders()).toBe(before);
  });

  it("is by the hour not renewed", async () => {
    const hourly = await host.ask<{ apps: { items: { id: string }[] } }>(
      "{ apps(filter: { billing: HOURLY }) { items { id } } }",
    );
    expect(await code("client", RENEW, { id: hourly.apps.items[0]?.id })).toBe("STEP_REFUSED");
  });
});
