import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { csvCalls } from "#tests/support/csvCalls.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const header = "user,username,email,role,plan,status";
const file = (...lines: string[]) => [header, ...lines].join("\r\n");
const apply = (key: string, existing = "skip") => `apply=true&existing=${existing}&idempotencyKey=${key}`;

describe.each(storeKinds)("importing users on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);
  const { upload, outcome, exported, refused } = csvCalls("/api/apps/users", () => gateway);
  const total = async () =>
    (await ask<{ summary: { total: number } }>("{ summary: sampleUserSummary { total } }")).summary.total;
  const found = async (q: string) =>
    (
      await ask<{ page: { items: object[] } }>(
        "query ($q: String!) { page: sampleUsers(filter: { q: $q }) { items { fullName username email role currentPlan status billing language version } } }",
        { q },
      )
    ).page.items;

  it("adds users, and gives what a row leaves out as a new user has it", async () => {
    const { created, bad } = await outcome(
      file("Ada Quay,aquay,ada.quay@example.com,Author,TEAM,", "Bo Quay,bquay,bo.quay@example.com,,,"),
      apply("users-add"),
    );
    expect({ created, bad }).toEqual({ created: 2, bad: [] });
    expect(await found("quay@example.com")).toEqual([
      {
        fullName: "Bo Quay",
        username: "bquay",
        email: "bo.quay@example.com",
        role: "SUBSCRIBER",
        currentPlan: "BASIC",
        status: "PENDING",
        billing: "AUTO_DEBIT",
        language: "English",
        version: 1,
      },
      expect.objectContaining({ fullName: "Ada Quay", role: "AUTHOR", currentPlan: "TEAM" }),
    ]);
  });

  it("changes nothing while it only looks", async () => {
    const before = await total();
    expect(await outcome(file("Cy Quay,cquay,cy@example.com,,,"))).toMatchObject({
      applied: false,
      created: 1,
      undoToken: null,
    });
    expect(await total()).toBe(before);
  });

  it("refuses a user name and an address that somebody else has, letter case ignored, row by row", async () => {
    const before = await total();
    expect(
      await refused(
        file(
          "Twin,AHartwell65,twin@example.com,,,",
          "Twin,twin,Chiamaka.Eze@example.com,,,",
          "Twin,ahartwell65,chiamaka.eze@example.com,,,",
        ),
        apply("users-taken"),
      ),
    ).toEqual([
      [2, ["username TAKEN"]],
      [3, ["email TAKEN"]],
      [4, ["email TAKEN", "username TAKEN"]],
    ]);
    expect(await total()).toBe(before);
  });

  it("refuses what two rows of a file share, and names the first", async () => {
    const { bad, created } = await outcome(
      file(
        "Dot,dot,dot@example.com,,,",
        "Dot again,DOT,other@example.com,,,",
        "Dot at last,third,Dot@example.com,,,",
      ),
    );
    expect(created).toBe(1);
    expect(bad.map(({ row, errors }) => [row, errors.map(({ column, params }) => [column, params])])).toEqual(
      [
        [3, [["username", { row: 2 }]]],
        [4, [["email", { row: 2 }]]],
      ],
    );
  });

  it("refuses a missing name, a wrong address and words that are no codes, row by row", async () => {
    expect(
      await refused(
        file(
          ",nameless,nameless@example.com,,,",
          "Ed,,ed@example.com,,,",
          "Ed,ed,nowhere,Captain,Gold,Asleep",
          "Ed,ed,,,,",
        ),
      ),
    ).toEqual([
      [2, ["user REQUIRED"]],
      [3, ["username REQUIRED"]],
      [4, ["email INVALID", "plan INVALID", "role INVALID", "status INVALID"]],
      [5, ["email REQUIRED"]],
    ]);
  });

  it("reads its own export back: nobody is new and nobody is refused", async () => {
    const before = await total();
    const { created, skipped, bad } = await outcome(await exported());
    expect({ created, skipped, bad }).toEqual({ created: 0, skipped: before, bad: [] });
  });

  it("reads an export of rows that are gone back as they were", async () => {
    const before = await found("chiamaka.eze@example.com");
    expect(before).toHaveLength(1);
    const lines = await exported("?q=chiamaka.eze%40example.com");
    const { page } = await ask<{ page: { items: { id: string }[] } }>(
      '{ page: sampleUsers(filter: { q: "chiamaka.eze@example.com" }) { items { id } } }',
    );
    await ask("mutation ($ids: [ID!]!) { sampleUserBulkDelete(ids: $ids) { ids } }", {
      ids: page.items.map(({ id }) => id),
    });
    await outcome(lines, apply("users-back"));
    expect(await found("chiamaka.eze@example.com")).toEqual(before);
  });

  it("takes the whole import back: new users go, and changed ones are as before", async () => {
    const plain = async () => await ask("{ sampleUser(id: 2) { fullName username email role currentPlan } }");
    const { sampleUser } = await ask<{ sampleUser: { username: string; email: string } }>(
      "{ sampleUser(id: 2) { username email } }",
    );
    const [count, before] = [await total(), await plain()];
    const { undoToken, created, updated } = await outcome(
      file(
        `Changed,${sampleUser.username},${sampleUser.email},EDITOR,ENTERPRISE,`,
        "Fay Quay,fquay,fay@example.com,,,",
      ),
      apply("users-undo", "update"),
    );
    expect({ created, updated }).toEqual({ created: 1, updated: 1 });
    expect(await plain()).not.toEqual(before);
    await ask("mutation ($token: String!) { undo(token: $token) { ids } }", { token: undoToken });
    expect([await total(), await plain()]).toEqual([count, before]);
  });

  it("refuses an import as a whole that would leave nobody an administrator", async () => {
    const admins = (await exported("?role=ADMIN&columns=user,username,email,role")).replaceAll(
      /,ADMIN(\r?\n)/g,
      ",EDITOR$1",
    );
    const answer = await upload(admins, apply("users-admins", "update"));
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, "LAST_ADMINISTRATOR"]);
    const { ids } = await ask<{ ids: string[] }>("{ ids: sampleUserIds(filter: { role: [ADMIN] }) }");
    expect(ids.length).toBeGreaterThan(0);
  });
});

describe("counting what saved views hold", () => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway();
  });
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);

  it.each([
    ["sampleUser", "SampleUser", [{ role: ["ADMIN"] }, { q: "no such thing" }, {}]],
    ["samplePermission", "SamplePermission", [{ assignedTo: ["SUPPORT"] }, { q: "no such thing" }, {}]],
  ])("%sCounts counts what the list holds for each filter, for at most 50", async (one, type, filters) => {
    const count = `query ($filters: [${type}Filter!]!) { counts: ${one}Counts(filters: $filters) }`;
    const { counts } = await ask<{ counts: number[] }>(count, { filters });
    const totals = await Promise.all(
      filters.map(
        async (filter) =>
          (
            await ask<{ page: { total: number } }>(
              `query ($filter: ${type}Filter) { page: ${one}s(filter: $filter) { total } }`,
              { filter },
            )
          ).page.total,
      ),
    );
    expect(counts).toEqual(totals);
    expect(counts[1]).toBe(0);
    const { errors } = await gateway.graphql(count, { filters: Array.from({ length: 51 }, () => ({})) });
    expect(errors?.[0]?.extensions.code).toBe("BAD_USER_INPUT");
  });
});
