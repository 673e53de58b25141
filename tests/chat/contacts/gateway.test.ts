import { afterAll, beforeAll, describe, expect, it } from "vitest";
import fixture from "../../../fixtures/chat/contacts.json" with { type: "json" };
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const LIST = `query ($page: Int! = 1, $size: Int! = 50, $filter: ChatContactFilter) {
  chatContacts(page: $page, itemsPerPage: $size, filter: $filter) { total page itemsPerPage items { id fullName email role about avatar status } } }`;
const PROFILE =
  "{ chatProfile { id fullName about status version settings { isTwoStepAuthVerificationEnabled isNotificationsOn } } }";
const UPDATE = `mutation ($input: ChatProfileUpdateInput!, $expected: Int) { chatProfileUpdate(input: $input, expectedVersion: $expected) {
  id about status version settings { isTwoStepAuthVerificationEnabled isNotificationsOn } } }`;

describe.each(storeKinds)("contacts on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const list = async (variables: object = {}, token?: string) =>
    (
      await ask<{
        chatContacts: { total: number; items: { id: string; fullName: string; status: string }[] };
      }>(LIST, variables, token)
    ).chatContacts;
  const profile = async (token?: string) =>
    (
      await ask<{ chatProfile: { id: string; fullName: string; about: string; version: number } }>(
        PROFILE,
        {},
        token,
      )
    ).chatProfile;

  it("are everybody but the viewer, by name", async () => {
    const { items, total } = await list();
    expect(total).toBe(fixture.length - 1);
    const names = fixture
      .slice(1)
      .map(({ fullName }) => fullName)
      .toSorted((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
    expect(items.map(({ fullName }) => fullName)).toEqual(names);
    expect((await list({ page: 2, size: 10 })).items.map(({ fullName }) => fullName)).toEqual(
      names.slice(10, 20),
    );
    expect(await list({ page: 9 })).toMatchObject({ total, items: [] });
  });

  it("are found by name in any letter case and by status", async () => {
    expect((await list({ filter: { q: "AIKO" } })).items.map(({ id }) => id)).toEqual(["8"]);
    expect((await list({ filter: { q: "立恒" } })).items.map(({ id }) => id)).toEqual(["13"]);
    expect((await list({ filter: { q: "engineer" } })).total).toBe(0);
    for (const q of ["%", "_", "*", "'"]) expect((await list({ filter: { q } })).total).toBe(0);
    const { items } = await list({ filter: { status: ["AWAY", "BUSY"] } });
    expect(items).toHaveLength(fixture.filter(({ status }) => status === "away" || status === "busy").length);
    expect((await list({ filter: { status: [] } })).total).toBe(0);
  });

  it.each([
    [{ page: 0 }, "page"],
    [{ size: 101 }, "itemsPerPage"],
    [{ filter: { q: "x".repeat(201) } }, "filter.q"],
  ])("refuse wrong list arguments, case %#", async (variables, field) => {
    expect((await gateway.graphql(LIST, variables)).errors?.[0]?.extensions.fields).toHaveProperty([field]);
  });

  it("give every sample account its own person, and everybody else the first", async () => {
    expect(await profile()).toMatchObject({ id: "1", fullName: "Maren Okafor" });
    for (const [at, username] of [
      "admin",
      "client",
      "support",
      "developer",
      "finance",
      "finance2",
    ].entries()) {
      const token = await gateway.signIn(username);
      expect((await profile(token)).id).toBe(String(at + 1));
      expect((await list({}, token)).items.map(({ id }) => id)).not.toContain(String(at + 1));
    }
  });

  it("change their own words, status and settings under a version", async () => {
    const token = await gateway.signIn("client");
    const { version } = await profile(token);
    const { chatProfileUpdate } = await ask<{ chatProfileUpdate: object }>(
      UPDATE,
      { input: { about: " 在路上 ", status: "AWAY", isNotificationsOn: false }, expected: version },
      token,
    );
    expect(chatProfileUpdate).toMatchObject({
      id: "2",
      about: "在路上",
      status: "AWAY",
      version: version + 1,
      settings: { isNotificationsOn: false },
    });
    expect(
      (await gateway.graphql(UPDATE, { input: { about: "x" }, expected: version }, token)).errors?.[0]
        ?.extensions,
    ).toMatchObject({ code: "VERSION_CONFLICT", current: { about: "在路上" } });
    expect(
      (await gateway.graphql(UPDATE, { input: { about: "x".repeat(501) } }, token)).errors?.[0]?.extensions
        .fields,
    ).toMatchObject({ about: { code: "TOO_LONG" } });
    expect((await profile()).about).not.toBe("在路上");
    expect(await ask("{ chatContact(id: 2) { about status } }")).toEqual({
      chatContact: { about: "在路上", status: "AWAY" },
    });
  });

  it("are null for unknown ids and for oneself", async () => {
    for (const id of ["999", "abc", "1", "0"])
      expect(await ask("query ($id: ID!) { chatContact(id: $id) { id } }", { id })).toEqual({
        chatContact: null,
      });
  });
});
