import { afterAll, beforeAll, expect, it } from "vitest";
import fixture from "../../../fixtures/ecommerce/referrals.json" with { type: "json" };
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const lines = async (query: string) => {
  const { body } = await gateway.inject({
    method: "GET",
    url: `/api/apps/ecommerce/referrals/export${query}`,
  });
  return body.replace("\uFEFF", "").trimEnd().split("\r\n");
};

it("exports the referrals that match, amounts without their sign", async () => {
  const unpaid = fixture
    .filter(({ status }) => status === "Unpaid")
    .toSorted((a, b) => b.earningMinor - a.earningMinor);
  const rows = unpaid.map(
    ({ user, referredId, earningMinor }) => `${user},${referredId},${(earningMinor / 100).toFixed(2)}`,
  );
  expect(await lines("?status=UNPAID&sort=EARNING&order=DESC&columns=user,referredId,earning")).toEqual([
    "Name,Referred ID,Earning (CNY)",
    ...rows,
  ]);
});

it("exports all of them by default", async () => {
  expect(await lines("")).toHaveLength(46);
});
