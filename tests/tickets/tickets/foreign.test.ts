import { expect, it } from "vitest";
import { newKey, ticketGateway } from "./ticketGateway.ts";

const { as, ask, create, send, step } = ticketGateway("sqlite");

it("a ticket, what is said in it and what is given in it are not there for others than its people", async () => {
  const { one } = await create(as.client, { appId: "app_demo" });
  const said = (await send(as.client, one.id)).one;
  await step(as.support, one.id, "CLAIM");
  const grant = await ask<{ id: string }>(
    as.support,
    `mutation ($id: ID!, $key: String!) { one: ticketGrantRequest(ticketId: $id, scopes: [READ_LOGS], hours: 1, reason: "To look", idempotencyKey: $key) { id } }`,
    { id: one.id, key: newKey() },
  );
  const calls = [
    [one.id, "query ($id: ID!) { one: ticketMessages(ticketId: $id) { hasMore } }"],
    [one.id, "query ($id: ID!) { one: ticketGrants(ticketId: $id) { id } }"],
    [one.id, "mutation ($id: ID!) { one: ticketStep(id: $id, action: RESOLVE) { id } }"],
    [one.id, "mutation ($id: ID!) { one: ticketRate(id: $id, rating: 1) { id } }"],
    [one.id, "mutation ($id: ID!) { one: ticketSeen(id: $id) { id } }"],
    [
      one.id,
      `mutation ($id: ID!) { one: ticketMessageSend(ticketId: $id, input: { body: "<p>Me</p>" }, idempotencyKey: "foreign-1") { id } }`,
    ],
    [said.id, `mutation ($id: ID!) { one: ticketMessageEdit(id: $id, body: "<p>Me</p>") { id } }`],
    [said.id, "mutation ($id: ID!) { one: ticketMessageRecall(id: $id) { id } }"],
    [grant.one.id, "mutation ($id: ID!) { one: ticketGrantApprove(id: $id, hours: 1) { id } }"],
    [grant.one.id, "mutation ($id: ID!) { one: ticketGrantEnd(id: $id) { id } }"],
  ] as const;
  for (const [id, query] of calls)
    expect([query, (await ask(as.developer, query, { id })).code]).toEqual([query, "NOT_FOUND"]);
  expect(
    (await ask(as.developer, "query ($id: ID!) { one: ticket(id: $id) { id } }", { id: one.id })).one,
  ).toBeNull();
});
