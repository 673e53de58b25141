import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

interface Page {
  items: { expiresAt: string | null }[];
  total: number;
}

describe.each(storeKinds)("what has a term on %s", (kind) => {
  let gateway: TestGateway;
  let client = "";
  beforeEach(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    client = await gateway.signIn("client");
  }, 60_000);
  afterEach(() => gateway.close());

  it.each(["apps", "machines"])("is told from what has none, the first to end first: %s", async (list) => {
    const { data } = await gateway.graphql(
      `{ all: ${list} { total }
        some: ${list}(filter: { hasTerm: true }, sort: { field: EXPIRES }, itemsPerPage: 50) { total items { expiresAt } }
        none: ${list}(filter: { hasTerm: false }, itemsPerPage: 50) { total items { expiresAt } } }`,
      {},
      client,
    );
    const { all, some, none } = data as Record<"all" | "some" | "none", Page>;
    const times = some.items.map(({ expiresAt }) => expiresAt ?? "none");
    expect(times.length).toBeGreaterThan(0);
    expect(times).not.toContain("none");
    expect(times.toSorted()).toEqual(times);
    expect(none.items.every(({ expiresAt }) => expiresAt === null)).toBe(true);
    expect(some.total + none.total).toBe(all.total);
  });
});
