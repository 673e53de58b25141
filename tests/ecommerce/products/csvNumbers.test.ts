import { afterAll, beforeAll, expect, it } from "vitest";
import { csvCalls } from "#tests/support/csvCalls.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { file, PATH } from "./csvCalls.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
const { outcome } = csvCalls(PATH, () => gateway);

it("a whole number is read with signs between its thousands, and no fraction is made larger", async () => {
  const { created, bad } = await outcome(
    file('Kite,Leeward,Games,800003,5,"1,500",,,', 'Kite,Leeward,Games,800004,5,"1,5",,,'),
  );
  expect(created).toBe(1);
  expect(bad.map(({ row, errors }) => [row, errors.map(({ column }) => column)])).toEqual([[3, ["qty"]]]);
});
