import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { DAY } from "#gateway/platform/clock.ts";

interface Announcement {
  id: string;
  importance: string;
  texts: { language: string; title: string; text: string }[];
  startsAt: string;
  endsAt: string | null;
}

describe.each(storeKinds)("announcements on %s", (kind) => {
  let gateway: TestGateway;
  let [client, admin] = ["", ""];
  beforeEach(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    [client, admin] = [await gateway.signIn("client"), await gateway.signIn("admin")];
  }, 60_000);
  afterEach(() => gateway.close());

  const fields = "{ id importance texts { language title text } startsAt endsAt }";
  const shown = async (token = client) => {
    const { data } = await gateway.graphql(`{ announcements ${fields} }`, {}, token);
    return data?.["announcements"] as Announcement[];
  };
  const ids = async (token = client) => (await shown(token)).map(({ id }) => id);
  const write = async (input: object = {}, token = admin, id?: string) => {
    const startsAt = new Date(gateway.clock.now()).toISOString();
    const { data, errors } = await gateway.graphql(
      id === undefined
        ? `mutation ($input: AnnouncementInput!) { one: announcementCreate(input: $input) ${fields} }`
        : `mutation ($input: AnnouncementInput!, $id: ID!) { one: announcementUpdate(id: $id, input: $input) ${fields} }`,
      { id, input: { texts: [{ language: "EN", title: "News" }], startsAt, ...input } },
      token,
    );
    return { one: data?.["one"] as Announcement, error: errors?.[0]?.extensions };
  };
  const change = async (name: string, id: string, token = client) => {
    const { data, errors } = await gateway.graphql(`mutation ($id: ID!) { ${name}(id: $id) }`, { id }, token);
    return errors?.[0]?.extensions.code ?? data?.[name];
  };

  it("are shown to everybody signed in, what matters most first", async () => {
    const { one } = await write({ importance: "URGENT" });
    expect(await ids()).toEqual([one.id, "ann_maintenance", "ann_passkeys"]);
    expect((await gateway.graphql(`{ announcements { id } }`)).errors?.[0]?.extensions.code).toBe(
      "UNAUTHENTICATED",
    );
  });

  it("are shown from their start to their end", async () => {
    const at = (days: number) => new Date(gateway.clock.now() + days * DAY).toISOString();
    const { one } = await write({ startsAt: at(1), endsAt: at(2) });
    expect(await ids()).not.toContain(one.id);
    gateway.clock.move(DAY);
    expect(await ids(await gateway.signIn("client"))).toContain(one.id);
    gateway.clock.move(DAY);
    expect(await ids(await gateway.signIn("client"))).not.toContain(one.id);
  });

  it("are put away by one person, twice as once, and stay for others", async () => {
    expect(await change("announcementDismiss", "ann_passkeys")).toBe("ann_passkeys");
    expect(await change("announcementDismiss", "ann_passkeys")).toBe("ann_passkeys");
    expect(await ids()).toEqual(["ann_maintenance"]);
    expect(await ids(admin)).toEqual(["ann_maintenance", "ann_passkeys"]);
    expect(await change("announcementDismiss", "ann_none")).toBe("NOT_FOUND");
    expect(await change("announcementDismiss", "\0")).toBe("NOT_FOUND");
  });

  it("are written anew and removed by administrators, with who put them away", async () => {
    await change("announcementDismiss", "ann_passkeys");
    const texts = [{ language: "FR", title: "Nouvelles", text: "" }];
    const { one } = await write({ texts }, admin, "ann_maintenance");
    expect(one.texts).toEqual(texts);
    expect((await shown())[0]?.texts).toEqual(texts);
    for (const id of ["ann_maintenance", "ann_passkeys"])
      expect(await change("announcementDelete", id, admin)).toBe(id);
    expect(await ids(admin)).toEqual([]);
    expect(await change("announcementDelete", "ann_passkeys", admin)).toBe("NOT_FOUND");
    expect((await write({}, admin, "ann_none")).error?.code).toBe("NOT_FOUND");
  });

  it("are not for others to write", async () => {
    for (const name of ["client", "support", "finance", "developer"]) {
      const token = await gateway.signIn(name);
      expect((await write({}, token)).error?.code).toBe("FORBIDDEN");
      expect((await write({}, token, "ann_passkeys")).error?.code).toBe("FORBIDDEN");
      expect(await change("announcementDelete", "ann_passkeys", token)).toBe("FORBIDDEN");
    }
    expect(await ids()).toHaveLength(2);
  });

  const title = "News";
  it.each([
    ["no text", { texts: [] }, "texts"],
    ["a language twice", { texts: [1, 2].map(() => ({ language: "EN", title })) }, "texts"],
    ["an empty title", { texts: [{ language: "EN", title: "  " }] }, "texts.0.title"],
    ["a long title", { texts: [{ language: "EN", title: "x".repeat(121) }] }, "texts.0.title"],
    ["a long text", { texts: [{ language: "EN", title, text: "x".repeat(1001) }] }, "texts.0.text"],
    ["an end before its start", { endsAt: "2001-01-01T00:00:00Z" }, "endsAt"],
  ])("with %s are refused at its field, and nothing is kept", async (_, input, field) => {
    const { error } = await write(input);
    expect(error?.code).toBe("BAD_USER_INPUT");
    expect(Object.keys(error?.fields ?? {})).toEqual([field]);
    expect(await ids(admin)).toHaveLength(2);
  });

  it("are at most a hundred", async () => {
    for (let n = 2; n < 100; n += 1) expect((await write()).error).toBeUndefined();
    expect(Object.keys((await write()).error?.fields ?? {})).toEqual(["texts"]);
  });
});
