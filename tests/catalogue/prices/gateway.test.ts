import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { readConfig } from "#gateway/platform/config.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openEmptyStore, openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { prepareStore } from "#gateway/prepareStore.ts";
import { currentPrices } from "#gateway/domains/catalogue/prices/rules.ts";
import { priceKeys } from "#gateway/domains/catalogue/prices/priceList.ts";

interface Price {
  id: string;
  value: string;
  version: number;
  changedAt: string | null;
}

describe.each(storeKinds)("the price list on %s", (kind) => {
  let gateway: TestGateway;
  let [client, admin] = ["", ""];
  beforeEach(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    [client, admin] = [await gateway.signIn("client"), await gateway.signIn("admin")];
  }, 60_000);
  afterEach(() => gateway.close());

  const list = async (token = client) => {
    const { data } = await gateway.graphql("{ prices { id value version changedAt } }", {}, token);
    return data?.["prices"] as Price[];
  };
  const priceOf = async (id: string) => (await list()).find((price) => price.id === id);
  const set = async (id: string, value: string, expectedVersion = 1, token = admin) => {
    const { data, errors } = await gateway.graphql(
      "mutation ($id: ID!, $value: Micros!, $expectedVersion: Int!) { one: priceSet(id: $id, value: $value, expectedVersion: $expectedVersion) { id value version changedAt } }",
      { id, value, expectedVersion },
      token,
    );
    return { one: data?.["one"] as Price, error: errors?.[0]?.extensions };
  };
  const changes = async (id: string, token = admin) => {
    const { data, errors } = await gateway.graphql(
      "query ($id: ID!) { changes: priceChanges(id: $id) { former value at actor { username } } }",
      { id },
      token,
    );
    return errors?.[0]?.extensions.code ?? data?.["changes"];
  };

  it("is read by everybody signed in, in its order", async () => {
    expect((await list()).map(({ id }) => id)).toEqual([...priceKeys]);
    expect(await priceOf("LCV_M8")).toEqual({
      id: "LCV_M8",
      value: "116000000",
      version: 1,
      changedAt: null,
    });
    expect((await gateway.graphql("{ prices { id } }")).errors?.[0]?.extensions.code).toBe("UNAUTHENTICATED");
  });

  it("holds a price from now on once it is set, with who changed it when from what", async () => {
    const { one } = await set("LCV_M8", "120000000");
    const at = new Date(gateway.clock.now()).toISOString();
    expect(one).toEqual({ id: "LCV_M8", value: "120000000", version: 2, changedAt: at });
    expect(await priceOf("LCV_M8")).toEqual(one);
    gateway.clock.move(DAY);
    admin = await gateway.signIn("admin");
    client = await gateway.signIn("client");
    await set("LCV_M8", "110000000", 2);
    expect(await changes("LCV_M8")).toEqual([
      {
        former: "120000000",
        value: "110000000",
        at: new Date(gateway.clock.now()).toISOString(),
        actor: { username: "admin" },
      },
      { former: "116000000", value: "120000000", at, actor: { username: "admin" } },
    ]);
    expect(await changes("LCV_S1")).toEqual([]);
  });

  it("is not changed by who saw an earlier value, who is told the present one", async () => {
    await set("TERM_YEAR", "11");
    const { error } = await set("TERM_YEAR", "9");
    expect(error?.code).toBe("VERSION_CONFLICT");
    expect(error?.current).toMatchObject({ id: "TERM_YEAR", value: "11", version: 2 });
    expect((await priceOf("TERM_YEAR"))?.value).toBe("11");
  });

  it("is changed by one of two who do it at the same time", async () => {
    const answers = await Promise.all([set("LCV_S1", "19000000"), set("LCV_S1", "20000000")]);
    expect(answers.flatMap(({ error }) => error?.code ?? [])).toEqual(["VERSION_CONFLICT"]);
    expect(await changes("LCV_S1")).toHaveLength(1);
  });

  it("keeps no change where the value stays", async () => {
    expect((await set("LCV_S1", "18000000")).one.version).toBe(1);
    expect(await changes("LCV_S1")).toEqual([]);
  });

  it("is for administrators to change, and so is its history to read", async () => {
    for (const name of ["client", "support", "finance", "developer"]) {
      const token = await gateway.signIn(name);
      expect((await set("LCV_S1", "1000000", 1, token)).error?.code).toBe("FORBIDDEN");
      expect(await changes("LCV_S1", token)).toBe("FORBIDDEN");
    }
    expect((await priceOf("LCV_S1"))?.version).toBe(1);
  });

  it.each([
    ["a price finer than a fen", "LCV_S1", "18000001", "AMOUNT_NOT_WHOLE_FEN"],
    ["a price below nought", "LCV_S1", "-10000", "AMOUNT_OUT_OF_RANGE"],
    ["a price beyond the most", "LCV_S1", "100000010000", "AMOUNT_OUT_OF_RANGE"],
    ["a metered price below nought", "LAS_DISK_GIB_HOUR", "-1", "AMOUNT_OUT_OF_RANGE"],
    ["a rate beyond all", "TERM_THREE_MONTHS", "10001", "OUT_OF_RANGE"],
    ["a limit below the least", "ORDER_MINUTES", "4", "OUT_OF_RANGE"],
  ])("refuses %s at its field", async (_, id, value, code) => {
    const { error } = await set(id, value);
    expect(error?.fields).toMatchObject({ value: { code } });
    expect((await priceOf(id))?.version).toBe(1);
  });

  it("lets what is metered be finer than a fen", async () => {
    expect((await set("LAS_DISK_GIB_HOUR", "401")).one.value).toBe("401");
  });

  it("does not know other keys", async () => {
    expect((await set("NO_PRICE", "1")).error?.code).toBe("NOT_FOUND");
    expect(await changes("NO_PRICE")).toBe("NOT_FOUND");
  });

  it("lets nobody rewrite its history", async () => {
    await set("LCV_S1", "19000000");
    const { db } = gateway.store;
    await expect(db.deleteFrom("catalogue_price_changes").execute()).rejects.toThrow(/only added to/);
    await expect(db.updateTable("catalogue_price_changes").set({ at: "" }).execute()).rejects.toThrow(
      /only added to/,
    );
  });
});

it("every store begins with the price list, also one without sample data", async () => {
  const store = await openEmptyStore("sqlite");
  await prepareStore(store, readConfig({ NODE_ENV: "test", SAMPLE_ACCESS: "off" }));
  expect((await currentPrices(store.db))("LCV_M16")).toBe(228_000_000n);
  await store.close();
});
