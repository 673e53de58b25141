import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { countSampleRows, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { LIST, sandboxes, worker } from "./worker.ts";

describe.each(storeKinds)("sandboxes beside a main store on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  it("changed in parallel do not see each other, over REST and GraphQL", async () => {
    const [main, red, blue] = [worker(gateway), worker(gateway, "red"), worker(gateway, "blue-2.test_X")];
    await Promise.all(
      [main, red, blue].flatMap((one, at) => [
        one.rename(2, `Name ${at}`),
        one.rest("DELETE", `${LIST}/${10 + at}`),
        ...Array.from({ length: at }, (_, n) =>
          one.graphql(`mutation { productDelete(id: ${20 + n}) { ids } }`),
        ),
      ]),
    );
    expect(await Promise.all([main, red, blue].map((one) => one.name(2)))).toEqual([
      "Name 0",
      "Name 1",
      "Name 2",
    ]);
    expect(await Promise.all([main, red, blue].map((one) => one.total()))).toEqual([
      [49, { total: 49 }],
      [48, { total: 48 }],
      [47, { total: 47 }],
    ]);
    expect(await Promise.all([10, 11, 12].map((id) => red.name(id)))).toEqual([
      expect.any(String),
      undefined,
      expect.any(String),
    ]);
    const rows = (await countSampleRows(gateway.store)) + 1;
    expect(await sandboxes(gateway)).toMatchObject([
      { name: "blue-2.test_X", rows: rows - 3 },
      { name: "red", rows: rows - 2 },
    ]);
  });

  it("keep idempotency keys, resets and snapshots to themselves", async () => {
    const [main, red] = [worker(gateway), worker(gateway, "red")];
    const before = await main.total();
    const remove = 'mutation { productDelete(id: 33, idempotencyKey: "same") { ids } }';
    expect((await red.graphql(remove)).data).toEqual({ productDelete: { ids: ["33"] } });
    expect(await main.name(33)).toBeDefined();
    await red.graphql('mutation { snapshotSave(name: "mine") { rows } sampleReset { rows } }');
    expect(await red.total()).toEqual([50, { total: 50 }]);
    expect(await main.total()).toEqual(before);
    expect((await main.graphql("{ snapshots { name } }")).data).toEqual({ snapshots: [] });
  });
});
