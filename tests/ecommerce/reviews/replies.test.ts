import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/ecommerce/reviews.json" with { type: "json" };
import { migrations } from "#gateway/domains/ecommerce/reviews/repository.ts";
import { migrate } from "#gateway/platform/store/migrate.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openEmptyStore, openSampleStore, storeKinds } from "#tests/support/stores.ts";

interface Answered {
  id: string;
  status: string;
  reply: string;
  repliedAt: string | null;
  version: number;
}
const CELLS = "id status reply repliedAt version";
const NOW = "2026-11-21T09:41:00.000Z";
const answered = fixture.filter(({ reply }) => reply !== undefined);

describe.each(storeKinds)("replies to reviews on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const update = async (id: string, input: object) =>
    (
      await ask<{ row: Answered }>(
        `mutation ($id: ID!, $input: ReviewUpdateInput!) { row: reviewUpdate(id: $id, input: $input) { ${CELLS} } }`,
        { id, input },
      )
    ).row;
  const read = async (id: string) =>
    (await ask<{ row: Answered }>(`query ($id: ID!) { row: review(id: $id) { ${CELLS} } }`, { id })).row;
  const undo = (token: string) =>
    ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token });
  const total = async (filter: object) =>
    (
      await ask<{ rows: { total: number } }>(
        "query ($filter: ReviewFilter) { rows: reviews(filter: $filter) { total } }",
        { filter },
      )
    ).rows.total;

  it("come with the sample data, each with its day", async () => {
    expect(await read("90")).toMatchObject({
      reply: fixture[89]?.reply,
      repliedAt: "2026-11-15T10:12:00.000Z",
    });
    expect(await read("89")).toMatchObject({ reply: "", repliedAt: null });
  });

  it("are dated when they are given or reworded, and not by any other change", async () => {
    expect(await update("2", { reply: "  Thank you. " })).toMatchObject({
      reply: "Thank you.",
      repliedAt: NOW,
    });
    gateway.clock.move(60_000);
    expect(await update("2", { reply: "Thank you.", status: "PENDING" })).toMatchObject({
      status: "PENDING",
      repliedAt: NOW,
    });
    expect(await update("2", { reply: "Many thanks." })).toMatchObject({
      repliedAt: "2026-11-21T09:42:00.000Z",
    });
    expect(await update("2", { reply: "" })).toMatchObject({ reply: "", repliedAt: null });
    gateway.clock.move(-60_000);
  });

  it("are refused at their field when they are too long", async () => {
    const { errors } = await gateway.graphql(
      'mutation ($reply: String!) { reviewUpdate(id: "2", input: { reply: $reply }) { id } }',
      { reply: "x".repeat(2_001) },
    );
    expect(errors?.[0]?.extensions.fields?.["reply"]?.code).toBe("TOO_LONG");
  });

  it("are given to many reviews at once while these are published, and taken back together", async () => {
    const ids = ["99", "100", "90"];
    const { many } = await ask<{ many: { items: Answered[]; undoToken: string } }>(
      `mutation ($ids: [ID!]!, $input: ReviewUpdateInput!) { many: reviewBulkUpdate(ids: $ids, input: $input) { items { ${CELLS} } undoToken } }`,
      { ids, input: { status: "PUBLISHED", reply: "Thank you for writing." } },
    );
    expect(many.items).toHaveLength(3);
    for (const row of many.items)
      expect(row).toMatchObject({ status: "PUBLISHED", reply: "Thank you for writing.", repliedAt: NOW });
    await undo(many.undoToken);
    expect(await read("100")).toMatchObject({ status: "PENDING", reply: "", repliedAt: null });
    expect(await read("90")).toMatchObject({
      status: "PUBLISHED",
      reply: fixture[89]?.reply,
      repliedAt: "2026-11-15T10:12:00.000Z",
    });
  });

  it("come back with a review that was deleted", async () => {
    const before = await read("90");
    const { gone } = await ask<{ gone: { undoToken: string } }>(
      'mutation { gone: reviewDelete(id: "90") { undoToken } }',
    );
    await undo(gone.undoToken);
    expect(await read("90")).toMatchObject({ reply: before.reply, repliedAt: before.repliedAt });
  });

  it("divide the list into answered and unanswered reviews", async () => {
    expect([
      await total({ replied: true }),
      await total({ replied: false }),
      await total({ replied: null }),
    ]).toEqual([answered.length, 100 - answered.length, 100]);
    expect(await total({ replied: true, status: ["PENDING"] })).toBe(0);
  });

  it("get their place in a store whose reviews are older", async () => {
    const store = await openEmptyStore(kind);
    const [[first, table] = ["", async () => undefined]] = Object.entries(migrations);
    await migrate(store, { [first]: table });
    const columns = [
      "productId",
      "product",
      "companyName",
      "productImage",
      "reviewer",
      "email",
      "avatar",
      "date",
      "status",
      "review",
      "head",
      "para",
      "productKey",
      "reviewerKey",
      "createdAt",
      "updatedAt",
      "search",
    ];
    const cells = columns.map((name) => (name === "review" || name === "productId" ? 1 : name));
    await sql`insert into ecommerce_reviews (${sql.join(columns.map((name) => sql.ref(name)))}) values (${sql.join(cells)})`.execute(
      store.db,
    );
    await migrate(store, migrations);
    expect(
      (await sql`select head, reply, "repliedAt" from ecommerce_reviews`.execute(store.db)).rows,
    ).toEqual([{ head: "head", reply: "", repliedAt: "" }]);
    await store.close();
  });
});

describe("GET .../reviews/export", () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());
  const download = (query: string) =>
    gateway.inject({ method: "GET", url: `/api/apps/ecommerce/reviews/export${query}` });
  const lines = (body: string) => body.replace("\uFEFF", "").trimEnd().split("\r\n");

  it("writes the reviews that match, in the order and the columns asked for", async () => {
    const { body } = await download(
      "?review=1&review=2&dateFrom=2026-09-01&dateTo=2026-10-31&sort=DATE&order=DESC&columns=head,review,reply",
    );
    const rows = fixture
      .filter(({ review, createdDay }) => review <= 2 && createdDay >= -81 && createdDay <= -21)
      .toReversed();
    expect(rows.length).toBeGreaterThan(2);
    expect(lines(body)).toEqual([
      "Headline,Rating,Reply",
      ...rows.map(({ head, review, reply = "" }) =>
        [head, review, reply.includes(",") ? `"${reply}"` : reply].join(","),
      ),
    ]);
    expect(lines((await download("?replied=true")).body)).toHaveLength(answered.length + 1);
  });

  it.each(["review=x", "dateFrom=yesterday", "dateTo=2026-02-30", "status=Published", "replied=1"])(
    "refuses %s",
    async (query) => {
      expect((await download(`?${query}`)).statusCode).toBe(400);
    },
  );
});
