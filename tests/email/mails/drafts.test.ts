import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

const KEEP =
  "mutation ($input: MailInput!) { mailDraftSave(input: $input) { id folder to { email } cc { email } } }";
const SEND =
  "mutation ($id: ID, $input: MailInput!) { mailSend(draftId: $id, input: $input) { items { id } } }";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

describe("drafts", () => {
  it("keep an address that is half written, and are not sent to it", async () => {
    const half = [{ email: "felix@" }];
    const { mailDraftSave } = await asking(() => gateway)<{ mailDraftSave: { id: string } }>(KEEP, {
      input: { to: half, cc: half },
    });
    expect(mailDraftSave).toMatchObject({ folder: "DRAFT", to: half, cc: half });
    const { errors } = await gateway.graphql(SEND, { id: mailDraftSave.id, input: { to: half } });
    expect(errors?.[0]?.extensions.fields).toMatchObject({ "to.0.email": { code: "INVALID" } });
  });
});
