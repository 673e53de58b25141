import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defineLoader } from "#gateway/platform/entity/loaders.ts";
import type { RequestContext } from "#gateway/platform/request/context.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { note } from "#tests/support/notedStore.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

describe.each(storeKinds)("relations on %s", (kind) => {
  let gateway: TestGateway;
  const noted: string[] = [];
  beforeEach(async () => {
    gateway = await createTestGateway({ store: note(await openSampleStore(kind), noted) });
    await gateway.app.ready();
  }, 60_000);
  afterEach(() => gateway.close());

  it.each([
    [50, "ecommerceOrders { items { customer { customer } } }", 1],
    [51, "ecommerceOrders { items { lines { product { sku } } } }", 1],
    [50, "reviews { items { product { productName } } }", 1],
    [50, "customers { items { orders { total items { order } } } }", 2],
    [49, "products { items { reviews { total items { head product { sku } } } } }", 3],
    [
      51,
      "customers { items { orders { items { lines { product { reviews { items { reviewer } } } } } } } }",
      5,
    ],
  ])("of %i rows are read together: %s", async (size, fields, further) => {
    noted.length = 0;
    const { errors } = await gateway.graphql(`{ ${fields.replace(" {", `(itemsPerPage: ${size}) {`)} }`);
    expect(errors).toBeUndefined();
    // One for the table's counter, one for the page itself: where keys are read first, one for them and one for their rows.
    const page = kind === "sqlite" ? 2 : 1;
    expect(noted.filter((statement) => !statement.includes("develop_"))).toHaveLength(1 + page + further);
  });
});

describe("defineLoader", () => {
  const context = {} as RequestContext;

  it("asks once for all who ask at the same time, each key once, and anew for the next", async () => {
    const asked: (readonly number[])[] = [];
    const load = defineLoader<number, string>((_context, keys) => {
      asked.push(keys);
      return Promise.resolve(new Map(keys.filter((key) => key > 0).map((key) => [key, `row ${key}`])));
    });
    expect(
      await Promise.all([load(context, 1), load(context, 2), load(context, 1), load(context, -1)]),
    ).toEqual(["row 1", "row 2", "row 1", undefined]);
    expect(await load(context, 1)).toBe("row 1");
    expect(asked).toEqual([[1, 2, -1], [1]]);
  });

  it("keeps requests apart, and tells everybody of a failure", async () => {
    const asked: RequestContext[] = [];
    const load = defineLoader<number, string>((of) => {
      asked.push(of);
      return Promise.reject(new Error("no store"));
    });
    const answers = await Promise.allSettled([
      load(context, 1),
      load(context, 2),
      load({} as RequestContext, 1),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(["rejected", "rejected", "rejected"]);
    expect(asked).toHaveLength(2);
  });
});
