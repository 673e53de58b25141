import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const SEND = "mutation ($input: MailInput!) { mailSend(input: $input) { items { id attachments { url } } } }";
const REPLY =
  "mutation ($id: ID!, $input: MailReplyInput!) { mailReply(id: $id, input: $input) { id replyCount } }";
const DRAFT = "mutation ($input: MailInput!) { mailDraftSave(input: $input) { id attachments { url } } }";
const to = [{ email: "felix@example.net" }];

describe.each(storeKinds)("files that go with a mail on %s", (kind) => {
  let gateway: TestGateway;
  let client: string;
  let urls: string[];
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    client = await gateway.signIn("client");
    const upload = async (name: string) =>
      (
        await gateway.inject({
          method: "POST",
          url: "/api/files",
          payload: Buffer.concat([Buffer.from("%PDF-1.4\n"), Buffer.alloc(8_999_991, 32)]),
          headers: {
            "content-type": "application/pdf",
            "x-file-name": name,
            "x-file-visibility": "link",
            authorization: `Bearer ${client}`,
          },
        })
      ).json<{ url: string }>().url;
    urls = [await upload("a.pdf"), await upload("b.pdf"), await upload("c.pdf")];
  }, 60_000);
  afterAll(() => gateway.close());

  const ask = asking(() => gateway);
  const attached = (count: number) =>
    urls.slice(0, count).map((url) => ({ fileName: "plan.pdf", url, size: "1kb" }));
  const refused = async (query: string, variables: object) =>
    (await gateway.graphql(query, variables, client)).errors?.[0]?.extensions.fields?.["attachments"];

  it("may have 25 MB together, whatever sizes they are said to have", async () => {
    const { mailSend } = await ask<{ mailSend: { items: { attachments: object[] }[] } }>(
      SEND,
      { input: { to, attachments: attached(2) } },
      client,
    );
    expect(mailSend.items[0]?.attachments).toHaveLength(2);
    expect(await refused(SEND, { input: { to, attachments: attached(3) } })).toMatchObject({
      code: "INVALID",
      message: expect.stringContaining("27 MB"),
    });
  });

  it("are counted for a reply too, which then adds nothing", async () => {
    const count = async () =>
      (await ask<{ mail: { replyCount: number } }>("{ mail(id: 3) { replyCount } }", {}, client)).mail
        .replyCount;
    const before = await count();
    expect(
      await refused(REPLY, { id: "3", input: { to, message: "<p>Here</p>", attachments: attached(3) } }),
    ).toMatchObject({ code: "INVALID" });
    expect(await count()).toBe(before);
  });

  it("may be more while it is a draft", async () => {
    expect(
      (
        await ask<{ mailDraftSave: { attachments: object[] } }>(
          DRAFT,
          { input: { attachments: attached(3) } },
          client,
        )
      ).mailDraftSave.attachments,
    ).toHaveLength(3);
  });
});
