import { expect, it } from "vitest";
import { ticketGateway } from "#tests/tickets/tickets/ticketGateway.ts";

const { as, ask, create, send, moveTo, pass } = ticketGateway("sqlite");

it("a report says how long answers and solutions took, and how they were rated, by category and person", async () => {
  await moveTo("2027-03-05T10:00:00");
  const { one } = await create(as.client);
  await create(as.developer, { category: "BILLING" });
  await pass(600_000);
  await send(as.support, one.id, { andThen: "RESOLVE" });
  await ask(as.client, `mutation ($id: ID!) { one: ticketRate(id: $id, rating: 4) { id } }`, { id: one.id });
  const report = `query ($by: TicketReportBy!) { one: ticketReport(days: 1, by: $by) { key name count resolved firstSeconds firstMetShare resolveSeconds rating } }`;
  const las = {
    count: 1,
    resolved: 1,
    firstSeconds: 600,
    firstMetShare: 100,
    resolveSeconds: 600,
    rating: 4,
  };
  expect((await ask(as.support, report, { by: "CATEGORY" })).one).toMatchObject([
    { key: null, count: 2 },
    { key: "BILLING", count: 1 },
    { key: "LAS", ...las },
  ]);
  expect((await ask(as.support, report, { by: "PERSON" })).one).toMatchObject([
    { count: 2 },
    { key: "-", count: 1 },
    { key: "usr_support", name: "Tobias Lindqvist", ...las },
  ]);
  expect((await ask(as.client, report, { by: "PERSON" })).code).toBe("FORBIDDEN");
});
