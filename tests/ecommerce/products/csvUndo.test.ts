import { afterAll, beforeAll, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { csvCalls } from "#tests/support/csvCalls.ts";
import { file, PATH } from "./csvCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
const ask = asking(() => gateway);
const { outcome } = csvCalls(PATH, () => gateway);
const found = async () =>
  await ask(
    '{ productSummary { total } product(id: 1) { productName qty stock } products(filter: { q: "Undone thing" }) { total } }',
  );
const lines = file(
  "Beacon smart watch,Northquay,Electronics,17265,899.00,0,Published,false,Changed",
  "Undone thing,Northquay,Office,600001,12.50,5,Published,true,New",
  "Undone thing two,Northquay,Office,600002,12.50,5,Published,true,New",
);

it("an import is taken back as a whole: its new rows go, and the changed ones are as before", async () => {
  const before = await found();
  const { undoToken, created, updated } = await outcome(
    lines,
    "apply=true&existing=update&idempotencyKey=undo-import-1",
  );
  expect({ created, updated }).toEqual({ created: 2, updated: 1 });
  expect(await found()).toMatchObject({ product: { qty: 0 }, products: { total: 2 } });
  await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token: undoToken });
  expect(await found()).toEqual(before);
});

it("an import that is only looked at, or changes nothing, has nothing to take back", async () => {
  const { undoToken } = await outcome(lines);
  const same = await outcome(
    file("Beacon smart watch,Northquay,Electronics,17265,899.00,468,Scheduled,true,Skipped"),
    "apply=true&idempotencyKey=undo-import-2",
  );
  expect([undoToken, same.undoToken]).toEqual([null, null]);
});

it("an import of ten thousand rows is taken back", async () => {
  const before = await found();
  const many = file(
    ...Array.from(
      { length: 10_000 },
      (_, at) => `Undone thing ${at},Northquay,Office,${700_000 + at},12.50,5,Published,true,New`,
    ),
  );
  const { undoToken } = await outcome(many, "apply=true&idempotencyKey=undo-import-3");
  await ask("mutation ($token: String!) { undo(token: $token) { kind } }", { token: undoToken });
  expect(await found()).toEqual(before);
}, 60_000);
