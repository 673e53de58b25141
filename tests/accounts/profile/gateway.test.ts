import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { png } from "#tests/support/picture.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const UPDATE =
  "mutation ($input: ProfileInput!) { profileUpdate(input: $input) { fullName avatar username } }";

describe.each(storeKinds)("the profile of a person on %s", (kind) => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    token = await gateway.signIn("client");
  }, 60_000);
  afterAll(() => gateway.close());

  const send = async (payload: Buffer, visibility = "link", type = "image/png") =>
    await gateway.inject({
      method: "POST",
      url: "/api/files",
      payload,
      headers: { "content-type": type, "x-file-visibility": visibility, authorization: `Bearer ${token}` },
    });
  const kept = async (payload: Buffer, visibility?: string, type?: string) =>
    (await send(payload, visibility, type)).json<{ id: string; url: string }>();
  const update = async (input: object, by = token) => await gateway.graphql(UPDATE, { input }, by);
  const avatar = async () =>
    (await gateway.graphql("{ viewer { user { avatar } } }", {}, token)).data?.["viewer"];
  const isThere = async (url: string) => (await gateway.inject({ url })).statusCode === 200;

  it("has another name at once, for others and in the session's own cookie", async () => {
    const answer = await gateway.inject({
      method: "POST",
      url: "/graphql",
      payload: { query: UPDATE, variables: { input: { fullName: "  Mu Yun " } } },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.json<{ data: unknown }>().data).toMatchObject({ profileUpdate: { fullName: "Mu Yun" } });
    const cookies = answer.cookies.map(({ name, value }) => [name, value] as const);
    expect(new Map(cookies).get("userData")).toContain("Mu Yun");
    expect(new Map(cookies).get("x-token")).toContain(token);
  });

  it("is told to another session of theirs with its next answer, once, and its token stays", async () => {
    const signedIn = await gateway.inject({
      method: "POST",
      url: "/api/ordinaryUser/login",
      payload: { username: "client", password: "client" },
    });
    const jar = new Map(signedIn.cookies.map(({ name, value }) => [name, value]));
    const next = async () => {
      const answer = await gateway.inject({
        method: "POST",
        url: "/graphql",
        payload: { query: "{ viewer { user { id } } }" },
        headers: {
          origin: "http://localhost",
          host: "localhost",
          cookie: [...jar].map((pair) => pair.join("=")).join("; "),
        },
      });
      expect(answer.json<{ data: object }>().data).toEqual({ viewer: { user: { id: "usr_client" } } });
      for (const { name, value } of answer.cookies) jar.set(name, value);
      return answer.cookies.map(({ name }) => name);
    };
    expect(await next()).toEqual([]);
    await update({ fullName: "Grace" });
    expect(await next()).toEqual(["userData"]);
    expect(decodeURIComponent(jar.get("userData") ?? "")).toContain('"fullName":"Grace"');
    expect(await next()).toEqual([]);
    await update({ fullName: "Mu Yun" });
  });

  it.each([" ", "x".repeat(61), "x".repeat(500), "evil\u202Emoc", "two\nlines", "\u200B\u200D", "a\0b"])(
    "has no name that cannot be shown as it is, case %#",
    async (fullName) => {
      const { errors } = await update({ fullName });
      expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { fullName: {} } });
    },
  );

  it("takes one of the person's own pictures, and another in its place, whose file goes then", async () => {
    const [first, second] = [await kept(png), await kept(png)];
    expect((await update({ avatarFileId: first.id })).data).toMatchObject({
      profileUpdate: { avatar: first.url },
    });
    await update({ avatarFileId: second.id });
    expect(await avatar()).toEqual({ user: { avatar: second.url } });
    expect([await isThere(first.url), await isThere(second.url)]).toEqual([false, true]);
    await update({ fullName: "Mu Yun" });
    expect(await avatar()).toEqual({ user: { avatar: second.url } });
    await update({ avatarFileId: null });
    expect(await avatar()).toEqual({ user: { avatar: null } });
    expect(await isThere(second.url)).toBe(false);
  });

  it("has no portrait whose file was removed", async () => {
    const { id } = await kept(png);
    await update({ avatarFileId: id });
    await gateway.graphql("mutation ($id: ID!) { fileDelete(id: $id) }", { id }, token);
    expect(await avatar()).toEqual({ user: { avatar: null } });
  });

  it("tells the security record what became another, once each", async () => {
    const record = async () => {
      const query = "{ ownAudit(filter: { kinds: [PROFILE_CHANGED] }, first: 3) { items { detail } } }";
      const { ownAudit } = (await gateway.graphql(query, {}, token)).data as {
        ownAudit: { items: { detail: object }[] };
      };
      return ownAudit.items.map(({ detail }) => detail);
    };
    const { id } = await kept(png);
    await update({ fullName: "Ada" });
    await update({ fullName: "Ada" });
    await update({ fullName: "Ada Byron", avatarFileId: id });
    await gateway.graphql("mutation ($id: ID!) { fileDelete(id: $id) }", { id }, token);
    await update({ avatarFileId: null });
    await update({ fullName: "a\0b" });
    expect(await record()).toEqual([
      { avatar: "removed" },
      { fullName: "Ada Byron", formerFullName: "Ada", avatar: "set" },
      { fullName: "Ada", formerFullName: "Mu Yun" },
    ]);
  });

  it("takes no file of others, no text, and none that nobody else may read", async () => {
    const theirs = await gateway.signIn("support");
    const own = await kept(png);
    const text = await kept(Buffer.from("no picture"), "link", "text/plain");
    const hidden = await kept(png, "owner");
    for (const [id, by] of [
      [own.id, theirs],
      [text.id, token],
      [hidden.id, token],
      ["file_none", token],
      ["\0", token],
    ] as const)
      expect((await update({ avatarFileId: id }, by)).errors?.[0]?.extensions).toMatchObject({
        code: "BAD_USER_INPUT",
        fields: { avatarFileId: {} },
      });
    expect(await avatar()).toEqual({ user: { avatar: null } });
  });

  it("cannot be given a drawing with a script, nor 20 MB", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    const drawing = await send(svg, "link", "image/svg+xml");
    expect([drawing.statusCode, drawing.json<{ code: string }>().code]).toEqual([400, "BAD_USER_INPUT"]);
    const large = await send(Buffer.alloc(20_000_000, 1));
    expect([large.statusCode, large.json<{ code: string }>().code]).toEqual([413, "PAYLOAD_TOO_LARGE"]);
  });
});
