import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { png } from "#tests/support/picture.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

describe.each(storeKinds)("files on %s", (kind) => {
  let gateway: TestGateway;
  let mine: string;
  let theirs: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    [mine, theirs] = [await gateway.signIn("client"), await gateway.signIn("admin")];
  }, 60_000);
  afterAll(() => gateway.close());

  const send = async (payload: Buffer, headers: Record<string, string> = {}, token: string | null = mine) => {
    const answer = await gateway.inject({
      method: "POST",
      url: "/api/files",
      payload,
      headers: {
        "content-type": "image/png",
        "x-file-name": "pixel.png",
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
    });
    return {
      status: answer.statusCode,
      ...answer.json<{
        id: string;
        url: string;
        code?: string;
        name: string;
        type: string;
        fields?: Record<string, unknown>;
      }>(),
    };
  };
  const get = async (url: string, token?: string) =>
    await gateway.inject({ url, headers: token ? { authorization: `Bearer ${token}` } : {} });

  it("gives the bytes back as they came, with the type that they are", async () => {
    const kept = await send(png, { "content-type": "application/octet-stream" });
    expect(kept).toMatchObject({ status: 201, name: "pixel.png", type: "image/png", size: png.length });
    const answer = await get(kept.url, mine);
    expect(answer.rawPayload.equals(png)).toBe(true);
    expect(answer.headers).toMatchObject({
      "content-type": "image/png",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
      "cache-control": "private, max-age=31536000, immutable",
    });
  });

  it("shows a file to nobody but its owner, unless it was sent for all who have the address", async () => {
    const own = await send(png);
    for (const token of [undefined, theirs]) expect((await get(own.url, token)).statusCode).toBe(404);
    const open = await send(png, { "x-file-visibility": "link" });
    for (const token of [undefined, theirs, mine]) expect((await get(open.url, token)).statusCode).toBe(200);
  });

  it("takes a name in any script and hands other files out to be saved", async () => {
    const kept = await send(Buffer.from("海锚灯 1\n"), {
      "x-file-name": encodeURIComponent("海锚灯 清单.txt"),
      "content-type": "text/plain",
    });
    expect(kept).toMatchObject({ name: "海锚灯 清单.txt", type: "text/plain" });
    const answer = await get(kept.url, mine);
    expect(answer.headers["content-disposition"]).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent("海锚灯 清单.txt")}`,
    );
    expect(answer.body).toBe("海锚灯 1\n");
  });

  it("keeps a JSON file as the text it is", async () => {
    const kept = await send(Buffer.from('{ "a": 1 }'), {
      "content-type": "application/json",
      "x-file-name": "a.json",
    });
    expect((await get(kept.url, mine)).body).toBe('{ "a": 1 }');
  });

  it.each([
    ["nothing", Buffer.alloc(0), {}],
    ["a picture that is none", Buffer.from("hello"), {}],
    [
      "a drawing that can run scripts",
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'),
      { "content-type": "image/svg+xml" },
    ],
    [
      "a program",
      Buffer.concat([Buffer.from("7f454c46020101", "hex"), Buffer.alloc(60)]),
      { "content-type": "application/octet-stream" },
    ],
    ["bytes that are no text", Buffer.from([0xff, 0xfe, 0x00, 0x01, 0x02]), { "content-type": "text/plain" }],
  ])("refuses %s with a sentence", async (_what, bytes, headers) => {
    expect(await send(bytes, headers)).toMatchObject({ status: 400, code: "BAD_USER_INPUT" });
  });

  it.each(["../etc/passwd", "a\\b", "a\0b", " ", "x".repeat(201)])("refuses the name %j", async (name) => {
    expect(await send(png, { "x-file-name": encodeURIComponent(name) })).toMatchObject({
      status: 400,
      fields: { name: {} },
    });
  });

  it("refuses more than 10 MiB", async () => {
    expect(await send(Buffer.alloc(10 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      code: "PAYLOAD_TOO_LARGE",
    });
  });

  it("needs a session to send, and is safe from other sites", async () => {
    expect((await send(png, {}, null)).status).toBe(401);
    const forged = await gateway.inject({
      method: "POST",
      url: "/api/files",
      payload: png,
      headers: {
        "content-type": "text/plain",
        cookie: `x-token=${encodeURIComponent(JSON.stringify(mine))}`,
        origin: "https://evil.example",
      },
    });
    expect(forged.statusCode).toBe(403);
  });

  it("lists what the viewer keeps, the newest first, and removes it for its owner alone", async () => {
    gateway.clock.move(1000);
    const { id } = await send(png, { "x-file-name": "newest.png" });
    const LIST = "{ files(itemsPerPage: 1) { items { id name visibility } total bytes } }";
    const { data } = await gateway.graphql(LIST, {}, mine);
    expect(data?.["files"]).toMatchObject({ items: [{ id, name: "newest.png", visibility: "OWNER" }] });
    const drop = async (token: string) =>
      await gateway.graphql("mutation ($id: ID!) { fileDelete(id: $id) }", { id }, token);
    expect((await drop(theirs)).errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await drop(mine)).data).toEqual({ fileDelete: id });
    const odd = await gateway.graphql("mutation ($id: ID!) { fileDelete(id: $id) }", { id: "file_\0" }, mine);
    expect(odd.errors?.[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await get(`/api/files/${id}`, mine)).statusCode).toBe(404);
  });

  it("can be a product's picture", async () => {
    const { url } = await send(png, { "x-file-visibility": "link" });
    const { data } = await gateway.graphql(
      "mutation ($image: String!) { productUpdate(id: 1, input: { image: $image }) { image } }",
      { image: url },
    );
    expect(data).toEqual({ productUpdate: { image: url } });
  });
});
