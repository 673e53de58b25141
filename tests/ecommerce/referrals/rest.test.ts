import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/ecommerce/referrals.json" with { type: "json" };
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { checkRestList } from "#tests/support/listChecks.ts";

interface Row {
  id: number;
  user: string;
  email: string;
  avatar: string;
  referredId: number;
  status: string;
  value: string;
  earning: string;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const URL = "/api/apps/ecommerce/referrals";
const amount = (text: string): number => Number(text.replaceAll(/[¥,]/g, ""));
const get = async (query: string) =>
  (await gateway.inject({ method: "GET", url: `${URL}${query}` })).json<{
    referrals: Row[];
    total: number;
  }>();

describe("GET /api/apps/ecommerce/referrals", () => {
  checkRestList<Row>({
    gateway: () => gateway,
    path: URL,
    rows: "referrals",
    total: "total",
    count: 45,
    order: "oldest",
    searches: {},
    sorts: {
      users: (row) => row.user.toLowerCase(),
      "referred-id": (row) => row.referredId,
      earning: (row) => amount(row.earning),
      value: (row) => amount(row.value),
      status: (row) => row.status,
    },
  });

  it("answers the first ten of forty-five with the documented fields", async () => {
    const { referrals, total } = await get("");
    expect(total).toBe(45);
    expect(referrals).toEqual(
      fixture.slice(0, 10).map(({ id, user, email, avatar, referredId, status }) => ({
        id,
        user,
        email,
        avatar,
        referredId,
        status,
        value: expect.stringMatching(/^¥[\d,]+\.\d\d$/),
        earning: expect.stringMatching(/^¥[\d,]+\.\d\d$/),
      })),
    );
    expect(referrals.map(({ value }) => Math.round(amount(value) * 100))).toEqual(
      fixture.slice(0, 10).map(({ valueMinor }) => valueMinor),
    );
  });

  it("takes no notice of a search, which the document does not name", async () => {
    expect(await get("?q=nobody&status=Paid")).toEqual(await get(""));
  });
});

it("REST and GraphQL answer the same referrals", async () => {
  const { referrals } = await get("?itemsPerPage=-1&sortBy=earning&orderBy=desc");
  const { data } = await gateway.graphql(
    `{ referrals(itemsPerPage: 100, sort: { field: EARNING, order: DESC }) { items { id user email avatar referredId } } }`,
  );
  expect(data).toEqual({
    referrals: {
      items: referrals.map(({ id, user, email, avatar, referredId }) => ({
        id: String(id),
        user,
        email,
        avatar,
        referredId,
      })),
    },
  });
});
