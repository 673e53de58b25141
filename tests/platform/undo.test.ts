import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "#gateway/platform/config.ts";
import { prepareStore } from "#gateway/prepareStore.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const REMOVE = "mutation ($ids: [ID!]!) { productBulkDelete(ids: $ids) { ids undoToken } }";
const CHANGE =
  "mutation ($ids: [ID!]!) { productBulkUpdate(ids: $ids, input: { status: INACTIVE, stock: false }) { items { id } undoToken } }";
const UNDO = "mutation ($token: String!) { undo(token: $token) { kind ids } }";
const ROW =
  "query ($id: ID!) { product(id: $id) { id productName sku status stock qty description createdAt updatedAt price { amountMinor } } }";

describe.each(storeKinds)("undo on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  beforeEach(() => prepareStore(gateway.store, readConfig({ NODE_ENV: "test" }), gateway.clock, true));
  afterAll(() => gateway.close());

  const data = async <T>(query: string, variables: object, token?: string): Promise<T> => {
    const { data: answer, errors } = await gateway.graphql(query, variables, token);
    if (errors) throw new Error(errors[0]?.message);
    return answer as T;
  };
  const remove = async (ids: string[], token?: string) =>
    (await data<{ productBulkDelete: { ids: string[]; undoToken: string } }>(REMOVE, { ids }, token))
      .productBulkDelete;
  const change = async (ids: string[]) =>
    (await data<{ productBulkUpdate: { undoToken: string } }>(CHANGE, { ids })).productBulkUpdate.undoToken;
  const row = async (id: string) => (await data<{ product: object | null }>(ROW, { id })).product;
  const undo = async (token: string, session?: string) => await gateway.graphql(UNDO, { token }, session);
  const refusal = async (token: string, session?: string) =>
    (await undo(token, session)).errors?.[0]?.extensions;
  const figures = async () =>
    await data<Record<string, unknown>>(
      '{ products(itemsPerPage: 100) { total items { id } } productSummary { total outOfStock stockValue { amountMinor } byStatus { value count } } found: products(filter: { q: "lantern" }) { total } }',
      {},
    );

  it("brings removed rows back as they were: list, search and figures too", async () => {
    const [before, list] = [await row("5"), await figures()];
    const { ids, undoToken } = await remove(["5", "6", "999"]);
    expect(ids.toSorted()).toEqual(["5", "6"]);
    expect(await row("5")).toBeNull();
    expect((await undo(undoToken)).data?.["undo"]).toEqual({ kind: "DELETED", ids: ["5", "6"] });
    expect(await row("5")).toEqual(before);
    expect(await figures()).toEqual(list);
  });

  it.each([
    ["reset", "mutation { sampleReset { rows } }"],
    ["brought back from a snapshot", 'mutation { snapshotRestore(name: "before") { rows } }'],
  ])("takes nothing back once the data was %s: a later edit stays", async (_, replace) => {
    await data('mutation { snapshotSave(name: "before") { rows } }', {});
    const token = await change(["7", "8"]);
    await data(replace, {});
    await change(["7", "8"]);
    const edited = await row("7");
    expect(await refusal(token)).toMatchObject({ code: "UNDO_REFUSED", reason: "UNKNOWN" });
    expect(await row("7")).toEqual(edited);
  });

  it("gives changed rows their earlier values, under a new version", async () => {
    const before = await row("7");
    const token = await change(["7", "8"]);
    expect(await row("7")).toMatchObject({ status: "INACTIVE", stock: false });
    expect((await undo(token)).data?.["undo"]).toEqual({ kind: "UPDATED", ids: ["7", "8"] });
    expect(await row("7")).toEqual(before);
    expect(await data("{ product(id: 7) { version } }", {})).toEqual({ product: { version: 3 } });
  });

  it("goes on numbering after the rows it brought back", async () => {
    const { undoToken } = await remove(["50"]);
    await undo(undoToken);
    const made = await data<{ productCreate: { id: string } }>(
      'mutation { productCreate(input: { productName: "Cork float", productBrand: "Ropewalk", category: OFFICE, sku: 61001, price: { amountMinor: 100 } }) { id } }',
      {},
    );
    expect(Number(made.productCreate.id)).toBeGreaterThan(50);
  });

  it("works once", async () => {
    const { undoToken } = await remove(["9"]);
    await undo(undoToken);
    expect(await refusal(undoToken)).toMatchObject({ code: "UNDO_REFUSED", reason: "USED" });
  });

  it("works once also when two ask at the same time", async () => {
    const { undoToken } = await remove(["9"]);
    const answers = await Promise.all([undo(undoToken), undo(undoToken)]);
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
    expect(await row("9")).not.toBeNull();
  });

  it("is possible for 60 seconds", async () => {
    const [early, late] = [await remove(["10"]), await remove(["11"])];
    gateway.clock.move(60_000);
    expect((await undo(early.undoToken)).errors).toBeUndefined();
    gateway.clock.move(1);
    expect(await refusal(late.undoToken)).toMatchObject({ code: "UNDO_REFUSED", reason: "EXPIRED" });
    expect(await row("11")).toBeNull();
  });

  it("belongs to the viewer who made the change", async () => {
    const [mine, theirs] = [await gateway.signIn("client"), await gateway.signIn("admin")];
    const { undoToken } = await remove(["12"], mine);
    expect(await refusal(undoToken, theirs)).toMatchObject({ reason: "UNKNOWN" });
    expect(await refusal(undoToken)).toMatchObject({ reason: "UNKNOWN" });
    expect((await undo(undoToken, mine)).errors).toBeUndefined();
  });

  it("refuses a token that never was", async () => {
    expect(await refusal("a\0b'; --")).toMatchObject({ code: "UNDO_REFUSED", reason: "UNKNOWN" });
  });

  it("refuses when one of the rows changed since, and puts none back", async () => {
    const token = await change(["13", "14"]);
    await data("mutation { productUpdate(id: 14, input: { qty: 7 }) { id } }", {});
    expect(await refusal(token)).toMatchObject({ reason: "CHANGED" });
    expect(await row("13")).toMatchObject({ status: "INACTIVE" });
    expect(await refusal(token)).toMatchObject({ reason: "CHANGED" });
  });

  it("refuses when somebody took the removed row's number meanwhile", async () => {
    const { sku } = (await row("15")) as { sku: number };
    const { undoToken } = await remove(["15", "16"]);
    await data(
      `mutation { productCreate(input: { productName: "Twin", productBrand: "Ropewalk", category: OFFICE, sku: ${sku}, price: { amountMinor: 100 } }) { id } }`,
      {},
    );
    expect(await refusal(undoToken)).toMatchObject({ reason: "CHANGED" });
    expect(await row("16")).toBeNull();
  });

  it("tells those who listen that the rows are back", async () => {
    const { undoToken } = await remove(["17"]);
    const events = gateway.live.subscribe("ecommerce_products")[Symbol.asyncIterator]();
    const next = events.next();
    await undo(undoToken);
    expect((await next).value).toEqual({ kind: "CREATED", id: "17" });
    await events.return?.();
  });

  it("has nothing to give back when nothing was removed", async () => {
    expect(await remove(["998"])).toEqual({ ids: [], undoToken: null });
  });

  it("gives the same token again to a repeated call", async () => {
    const call = 'mutation { productBulkDelete(ids: [18], idempotencyKey: "undo-1") { ids undoToken } }';
    const [first, second] = [
      await data<{ productBulkDelete: { undoToken: string } }>(call, {}),
      await data(call, {}),
    ];
    expect(second).toEqual(first);
    expect((await undo(first.productBulkDelete.undoToken)).errors).toBeUndefined();
  });
});
