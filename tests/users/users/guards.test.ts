import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

describe.each(storeKinds)("guards of users on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  const ask = asking(() => gateway);
  const failure = async (query: string, variables?: object) =>
    (await gateway.graphql(query, variables)).errors?.[0]?.extensions;
  const UPDATE =
    "mutation ($id: ID!, $input: SampleUserUpdateInput!) { sampleUserUpdate(id: $id, input: $input) { id role } }";
  const BULK =
    "mutation ($ids: [ID!]!, $input: SampleUserUpdateInput!) { sampleUserBulkUpdate(ids: $ids, input: $input) { undoToken } }";
  const admins = async () =>
    (await ask<{ ids: string[] }>("{ ids: sampleUserIds(filter: { role: [ADMIN] }) }")).ids;

  it("keeps user names apart, letter case ignored, and lets a user keep the own one", async () => {
    const CREATE =
      'mutation ($username: String!) { sampleUserCreate(input: { fullName: "Twin", username: $username, email: "t@example.com" }) { id } }';
    expect(await failure(CREATE, { username: "AHartwell65" })).toMatchObject({
      code: "CONFLICT",
      fields: { username: { code: "TAKEN" } },
    });
    expect(await failure(UPDATE, { id: "2", input: { username: "ahartwell65" } })).toMatchObject({
      code: "CONFLICT",
    });
    expect(await failure(BULK, { ids: ["2", "3"], input: { username: "both" } })).toMatchObject({
      code: "BAD_USER_INPUT",
    });
    expect(await failure(UPDATE, { id: "1", input: { username: "ahartwell65" } })).toBeUndefined();
  });

  it("gives a user name to one of many who ask for it at once", async () => {
    const CREATE =
      'mutation { sampleUserCreate(input: { fullName: "Race", username: "race", email: "r@example.com" }) { id } }';
    const answers = await Promise.all(Array.from({ length: 5 }, () => gateway.graphql(CREATE)));
    expect(answers.filter(({ errors }) => errors === undefined)).toHaveLength(1);
  });

  it("refuses to demote, deactivate or delete the last active administrator, and changes nothing", async () => {
    const all = await admins();
    expect(await failure(BULK, { ids: all, input: { role: "EDITOR" } })).toMatchObject({
      code: "LAST_ADMINISTRATOR",
      fields: { role: { code: "LAST_ADMINISTRATOR" } },
    });
    expect(
      await failure("mutation ($ids: [ID!]!) { sampleUserBulkDelete(ids: $ids) { ids } }", { ids: all }),
    ).toMatchObject({ code: "LAST_ADMINISTRATOR" });
    expect(await admins()).toEqual(all);
    const [last, ...others] = all;
    await ask(UPDATE, { id: last, input: { status: "ACTIVE" } });
    await ask(BULK, { ids: others, input: { status: "INACTIVE" } });
    expect(await failure(UPDATE, { id: last, input: { role: "AUTHOR" } })).toMatchObject({
      code: "LAST_ADMINISTRATOR",
    });
    expect(await failure(UPDATE, { id: last, input: { status: "INACTIVE" } })).toMatchObject({
      code: "LAST_ADMINISTRATOR",
      fields: { status: { code: "LAST_ADMINISTRATOR" } },
    });
    expect(
      await failure("mutation ($id: ID!) { sampleUserDelete(id: $id) { ids } }", { id: last }),
    ).toMatchObject({ code: "LAST_ADMINISTRATOR" });
    expect(await failure(UPDATE, { id: last, input: { company: "Still here" } })).toBeUndefined();
    expect(await admins()).toEqual(all);
  });

  it("refuses the undo that would leave no administrator, and changes nothing", async () => {
    const [last] = await admins();
    const { promoted } = await ask<{ promoted: { undoToken: string } }>(
      'mutation { promoted: sampleUserBulkUpdate(ids: ["5"], input: { role: ADMIN, status: ACTIVE }) { undoToken } }',
    );
    await ask(UPDATE, { id: last, input: { role: "EDITOR" } });
    const UNDO = "mutation ($token: String!) { undo(token: $token) { ids } }";
    expect(await failure(UNDO, { token: promoted.undoToken })).toMatchObject({ code: "LAST_ADMINISTRATOR" });
    expect(await admins()).toContain("5");
    await ask(UPDATE, { id: last, input: { role: "ADMIN" } });
    expect(await failure(UNDO, { token: promoted.undoToken })).toBeUndefined();
    expect(await admins()).not.toContain("5");
  });

  it("leaves the documented calls as they are: a taken user name and the last administrator", async () => {
    const [last] = await admins();
    const added = await gateway.inject({
      method: "POST",
      url: "/api/apps/users",
      payload: { fullName: "Same", username: "ahartwell65" },
    });
    expect(added.statusCode).toBe(201);
    const gone = await gateway.inject({ method: "DELETE", url: `/api/apps/users/${last}` });
    expect(gone.statusCode).toBe(204);
  });

  it("exports what the list shows for the same filter", async () => {
    const { body } = await gateway.inject({
      method: "GET",
      url: "/api/apps/users/export?role=SUBSCRIBER&columns=user,role,plan",
    });
    const { page } = await ask<{ page: { total: number } }>(
      "{ page: sampleUsers(filter: { role: [SUBSCRIBER] }) { total } }",
    );
    expect(body.trim().split("\r\n")).toHaveLength(page.total + 1);
    expect(body).toContain(",SUBSCRIBER,");
  });
});
