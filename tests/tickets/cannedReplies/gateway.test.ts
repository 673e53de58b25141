import { expect, it } from "vitest";
import { ticketGateway } from "#tests/tickets/tickets/ticketGateway.ts";

const { as, ask, create } = ticketGateway("sqlite");

it("a reply that is written beforehand has its places filled with text, whatever it holds", async () => {
  const { one } = await create(as.client, { subject: "<b>It</b> does not run" });
  const made = await ask<{ id: string }>(
    as.support,
    `mutation { one: cannedReplyCreate(input: { title: "Hello", body: "<p>{{name}}: {{subject}} {{agent}} {{nothing}}</p>" }, idempotencyKey: "can-1") { id } }`,
  );
  const text = await ask<string>(
    as.support,
    `query ($id: ID!, $t: ID!) { one: cannedReplyText(id: $id, ticketId: $t) }`,
    { id: made.one.id, t: one.id },
  );
  expect(text.one).toBe("<p>林知夏: &lt;b&gt;It&lt;/b&gt; does not run Tobias Lindqvist </p>");
  const remove = `mutation ($id: ID!) { one: cannedReplyDelete(id: $id) }`;
  expect((await ask(as.client, remove, { id: made.one.id })).code).toBe("FORBIDDEN");
  expect((await ask(as.support, remove, { id: made.one.id })).one).toBe(made.one.id);
});
