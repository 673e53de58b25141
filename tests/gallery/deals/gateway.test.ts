import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { describeRecords } from "#tests/support/records.ts";

describeRecords({
  one: "deal",
  many: "deals",
  fields: ["name", "kind", "value", "code", "startsOn", "status"],
  total: 6,
  finds: [
    [{ status: ["DRAFT"] }, ["5", "6"]],
    [{ q: "freight" }, ["3"]],
  ],
  sort: ["NAME", "name"],
  created: { name: "  Spring tides " },
  change: { kind: "AMOUNT", value: 3000, code: "SPRING30" },
  changed: { name: "Spring tides", kind: "AMOUNT", value: 3000, code: "SPRING30", status: "DRAFT" },
  refused: [
    ["name", { name: "" }],
    ["code", { name: "Spring tides", code: "no" }],
    ["value", { name: "Spring tides", kind: "PERCENT", value: 91 }],
    ["endsOn", { name: "Spring tides", startsOn: "2026-05-02", endsOn: "2026-05-01" }],
    ["endsOn", { name: "Spring tides", startsOn: "2026-05-02", endsOn: "2028-05-02" }],
    ["code", { name: "Spring tides", status: "SUBMITTED", startsOn: "2026-05-01", endsOn: "2026-05-02" }],
  ],
});

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
}, 60_000);
afterAll(() => gateway.close());

test("a draft is submitted only when it is complete, and says at which fields it is not", async () => {
  const submit = (input: object) =>
    gateway.graphql(`mutation ($input: DealUpdateInput!) { dealUpdate(id: "5", input: $input) { status } }`, {
      input: { status: "SUBMITTED", ...input },
    });
  const refused = await submit({});
  expect(Object.keys(refused.errors?.[0]?.extensions?.["fields"] ?? {}).toSorted()).toEqual([
    "code",
    "endsOn",
    "startsOn",
  ]);
  const taken = await submit({ code: "LIGHTS20", startsOn: "2026-12-01", endsOn: "2026-12-31" });
  expect(taken.data).toEqual({ dealUpdate: { status: "SUBMITTED" } });
});
