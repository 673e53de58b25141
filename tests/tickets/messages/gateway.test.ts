import { describe, expect, it } from "vitest";
import { MINUTE } from "#gateway/platform/clock.ts";
import { mentionedIn } from "#gateway/domains/tickets/messages/mentions.ts";
import { storeKinds } from "#tests/support/stores.ts";
import { type Message, messageFields, ticketGateway } from "#tests/tickets/tickets/ticketGateway.ts";

describe.each(storeKinds)("messages of tickets on %s", (kind) => {
  const { as, ask, create, send, thread, ticket, pass } = ticketGateway(kind);
  const edit = `mutation ($id: ID!, $body: String!) { one: ticketMessageEdit(id: $id, body: $body) { ${messageFields} } }`;
  const recall = `mutation ($id: ID!) { one: ticketMessageRecall(id: $id) { ${messageFields} } }`;

  it("keep no script, and refuse more than 20,000 characters", async () => {
    const { one } = await create(as.client, { body: `<p onclick="x()">Hello<script>alert(1)</script></p>` });
    expect((await thread(as.client, one.id))[0]?.body).toBe("<p>Hello</p>");
    const long = await send(as.client, one.id, { body: `<p>${"a".repeat(100_000)}</p>` });
    expect(long.error?.fields?.["body"]).toMatchObject({ code: "TOO_LONG" });
    expect((await send(as.client, one.id, { body: "<p> </p>" })).code).toBe("BAD_USER_INPUT");
    expect(await thread(as.client, one.id)).toHaveLength(1);
  });

  it("refuse six files, and those of others", async () => {
    const { one } = await create(as.client);
    const six = await send(as.client, one.id, { attachmentIds: ["1", "2", "3", "4", "5", "6"] });
    expect(six.error?.fields?.["attachmentIds"]).toMatchObject({ code: "TOO_LONG" });
    expect((await send(as.client, one.id, { attachmentIds: ["file_1"] })).code).toBe("BAD_USER_INPUT");
  });

  it("tell internal notes to the staff alone, and change nothing for whoever wrote the ticket", async () => {
    const { one } = await create(as.client);
    const note = await send(as.support, one.id, { body: "<p>Looks odd, @admin.</p>", isInternal: true });
    expect(note.one.isInternal).toBe(true);
    expect((await thread(as.client, one.id)).map(({ id }) => id)).not.toContain(note.one.id);
    expect((await thread(as.admin, one.id)).map(({ id }) => id)).toContain(note.one.id);
    expect((await ticket(as.client, one.id))?.status).toBe("NEW");
    expect((await send(as.client, one.id, { isInternal: true })).code).toBe("FORBIDDEN");
    expect((await ask(as.client, edit, { id: note.one.id, body: "<p>x</p>" })).code).toBe("NOT_FOUND");
  });

  it("are changed and taken back within two minutes, by who wrote them", async () => {
    const { one } = await create(as.client);
    const said = (await send(as.client, one.id)).one;
    expect((await ask<Message>(as.client, edit, { id: said.id, body: "<p>Better.</p>" })).one.body).toBe(
      "<p>Better.</p>",
    );
    expect((await ask(as.support, edit, { id: said.id, body: "<p>Mine.</p>" })).code).toBe("FORBIDDEN");
    expect((await ask<Message>(as.client, recall, { id: said.id })).one).toMatchObject({ body: "" });
    expect((await ask(as.client, recall, { id: said.id })).code).toBe("STEP_REFUSED");
    const other = (await send(as.client, one.id)).one;
    await pass(2 * MINUTE);
    expect((await ask(as.client, edit, { id: other.id, body: "<p>Late.</p>" })).error).toMatchObject({
      reason: "TOO_LATE",
    });
  });

  it("answered by two of the staff at once are both kept, and the ticket stays whole", async () => {
    const { one } = await create(as.client);
    const answers = await Promise.all([send(as.support, one.id), send(as.admin, one.id)]);
    const kept = answers.filter(({ code }) => code === undefined);
    expect(kept.length).toBeGreaterThan(0);
    expect((await thread(as.client, one.id)).filter(({ author }) => author === "STAFF")).toHaveLength(
      kept.length,
    );
    expect((await ticket(as.client, one.id))?.status).toBe("WAITING_USER");
  });

  it("may solve a ticket or put it off with what they say", async () => {
    const [one, other] = [(await create(as.client)).one, (await create(as.client)).one];
    await send(as.support, one.id, { andThen: "RESOLVE" });
    expect((await ticket(as.client, one.id))?.status).toBe("RESOLVED");
    await send(as.support, other.id, { andThen: "HOLD" });
    expect((await ticket(as.client, other.id))?.status).toBe("ON_HOLD");
    expect((await send(as.client, one.id)).one.author).toBe("USER");
    expect(await ticket(as.client, one.id)).toMatchObject({ status: "WAITING_STAFF", reopenCount: 1 });
  });

  it("come page by page, the newest first asked for", async () => {
    const { one } = await create(as.client);
    for (let n = 0; n < 5; n += 1) await send(as.client, one.id, { body: `<p>${n}</p>` });
    const page = `query ($id: ID!, $before: ID) { one: ticketMessages(ticketId: $id, first: 2, before: $before) { hasMore items { id body } } }`;
    interface Page {
      hasMore: boolean;
      items: { id: string; body: string }[];
    }
    const last = (await ask<Page>(as.client, page, { id: one.id })).one;
    expect(last.items.map(({ body }) => body)).toEqual(["<p>3</p>", "<p>4</p>"]);
    const before = (await ask<Page>(as.client, page, { id: one.id, before: last.items[0]?.id })).one;
    expect(before.items.map(({ body }) => body)).toEqual(["<p>1</p>", "<p>2</p>"]);
    expect(before.hasMore).toBe(true);
  });
});

describe("a mention", () => {
  it("is a user name after an at sign, not an address", () => {
    expect(mentionedIn("<p>@support and @admin, not a@b.example</p>")).toEqual(["support", "admin"]);
  });
});
