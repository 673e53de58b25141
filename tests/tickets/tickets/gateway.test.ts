import { describe, expect, it } from "vitest";
import { DAY, HOUR } from "#gateway/platform/clock.ts";
import { storeKinds } from "#tests/support/stores.ts";
import { type Ticket, ticketFields, ticketGateway } from "./ticketGateway.ts";

describe.each(storeKinds)("tickets on %s", (kind) => {
  const { as, ask, create, step, send, ticket, thread, pass, gateway } = ticketGateway(kind);
  const notices = async (token: string) =>
    (
      await ask<{ items: { message: string | null }[] }>(
        token,
        `{ one: notifications(first: 10, filter: { kinds: [SUPPORT] }) { items { message } } }`,
      )
    ).one.items.map(({ message }) => message);

  it("go from the opening to the rating, and both sides are told", async () => {
    const { one } = await create(as.client);
    expect(one).toMatchObject({ ticketNo: "W000013", status: "NEW" });
    expect(await notices(as.support)).toContain("ticketWritten");
    const answer = await send(as.support, one.id);
    expect(answer.one.author).toBe("STAFF");
    expect(await ticket(as.client, one.id)).toMatchObject({
      status: "WAITING_USER",
      assignee: { id: "usr_support" },
      unread: 1,
      clock: { isPaused: true, isFirstMet: true },
    });
    expect(await notices(as.client)).toContain("ticketAnswered");
    await send(as.client, one.id);
    expect((await ticket(as.support, one.id))?.status).toBe("WAITING_STAFF");
    expect((await step(as.support, one.id, "RESOLVE")).one.status).toBe("RESOLVED");
    expect((await step(as.client, one.id, "ACCEPT")).one.status).toBe("CLOSED");
    const rate = `mutation ($id: ID!) { one: ticketRate(id: $id, rating: 5, text: "Quick") { rating } }`;
    expect((await ask<{ rating: number }>(as.client, rate, { id: one.id })).one.rating).toBe(5);
    expect((await ask(as.client, rate, { id: one.id })).error).toMatchObject({ reason: "RATED" });
    expect((await thread(as.client, one.id)).map(({ event }) => event)).toEqual([
      null,
      "CLAIM",
      null,
      null,
      "RESOLVE",
      "ACCEPT",
      "RATE",
    ]);
  });

  it("are for who wrote them and for the staff", async () => {
    const { one } = await create(as.client);
    expect(await ticket(as.developer, one.id)).toBeNull();
    expect((await step(as.developer, one.id, "WITHDRAW")).code).toBe("NOT_FOUND");
    expect((await step(as.client, one.id, "CLAIM")).code).toBe("FORBIDDEN");
    expect((await ask(as.client, `{ one: tickets(filter: { queue: OPEN }) { total } }`)).code).toBe(
      "FORBIDDEN",
    );
  });

  it("warn of silence after five days, end by it after seven, and close three days later", async () => {
    const { one } = await create(as.client);
    await send(as.support, one.id);
    await pass(5 * DAY + HOUR);
    expect(await notices(as.client)).toContain("ticketSilent");
    expect((await ticket(as.client, one.id))?.status).toBe("WAITING_USER");
    await pass(2 * DAY);
    expect((await ticket(as.client, one.id))?.status).toBe("RESOLVED");
    await pass(3 * DAY);
    expect((await ticket(as.client, one.id))?.status).toBe("CLOSED");
  });

  it("are reopened three times, within seven days", async () => {
    const { one } = await create(as.client);
    await send(as.support, one.id);
    for (let n = 0; n < 3; n += 1) {
      await step(as.client, one.id, "RESOLVE");
      expect((await step(as.client, one.id, "REOPEN")).one.reopenCount).toBe(n + 1);
    }
    await step(as.client, one.id, "RESOLVE");
    expect((await step(as.client, one.id, "REOPEN")).error).toMatchObject({
      code: "STEP_REFUSED",
      reason: "TOO_OFTEN",
    });
    expect((await step(as.admin, one.id, "REOPEN")).one.status).toBe("WAITING_STAFF");
  });

  it("hold the last lines of their app's log as soon as these are read", async () => {
    for (let second = 0; second < 10; second += 1) {
      gateway().clock.move(1_000);
      await gateway().leading.pass(1_000);
    }
    const { one } = await create(as.client, { appId: "app_demo" });
    expect(one.snapshot?.lines).toEqual([]);
    await gateway().timers.pass(0);
    const later = await ticket(as.client, one.id);
    expect(later?.snapshot?.lines.length).toBeGreaterThan(0);
    expect(later?.version).toBe(one.version);
  });

  it("hold how their app was, and are urgent only for one that is down", async () => {
    const { one } = await create(as.client, { appId: "app_demo" });
    expect(one.snapshot?.phase).toBe("RUNNING");
    const urgent = await create(as.client, { appId: "app_demo", priority: "URGENT" });
    expect(urgent.error?.fields?.["priority"]).toMatchObject({ params: { reason: "NOT_DOWN" } });
    expect((await create(as.developer, { appId: "app_demo" })).code).toBe("NOT_FOUND");
  });

  it("are claimed by one of two who ask at once", async () => {
    const first = (await create(as.client)).one;
    const next = `mutation { one: ticketClaimNext { id } }`;
    const [one, other] = await Promise.all([
      ask<{ id: string } | null>(as.support, next),
      ask<{ id: string } | null>(as.admin, next),
    ]);
    expect([one.one, other.one].filter((answer) => answer?.id === first.id)).toHaveLength(1);
  });

  it("become a part of another one, whose thread they go on in", async () => {
    const [one, into] = [(await create(as.client)).one, (await create(as.client)).one];
    const merge = `mutation ($id: ID!, $intoId: ID!) { one: ticketMerge(id: $id, intoId: $intoId) { ${ticketFields} } }`;
    const foreign = (await create(as.developer)).one;
    expect((await ask(as.support, merge, { id: one.id, intoId: foreign.id })).code).toBe("BAD_USER_INPUT");
    const merged = await ask<Ticket>(as.support, merge, { id: one.id, intoId: into.id });
    expect(merged.one).toMatchObject({ status: "MERGED", mergedIntoId: into.id });
    expect((await thread(as.client, into.id)).map(({ event }) => event)).toEqual([null, null, "MERGE"]);
    expect((await send(as.client, one.id)).one.ticketId).toBe(into.id);
    expect((await step(as.support, one.id, "CLAIM")).code).toBe("STEP_REFUSED");
  });

  it("give a part of themselves to one of its own", async () => {
    const { one } = await create(as.client);
    const said = (await send(as.client, one.id, { body: "<p>And another thing.</p>" })).one;
    const split = `mutation ($id: ID!, $ids: [ID!]!) { one: ticketSplit(id: $id, subject: "Another thing", messageIds: $ids, idempotencyKey: "split-1") { ${ticketFields} } }`;
    const made = await ask<Ticket>(as.support, split, { id: one.id, ids: [said.id] });
    expect((await thread(as.client, made.one.id)).map(({ body }) => body)).toContain(
      "<p>And another thing.</p>",
    );
    expect((await thread(as.client, one.id)).map(({ body }) => body)).not.toContain(
      "<p>And another thing.</p>",
    );
  });

  it("stand in the queues of the staff, which are counted", async () => {
    const [one, other] = [(await create(as.client)).one, (await create(as.developer)).one];
    await step(as.support, one.id, "CLAIM");
    const counts = `{ one: ticketCounts(filters: [{ queue: MINE }, { queue: UNASSIGNED }, { queue: BREACHING }, { queue: OPEN }, { scope: OWN }]) }`;
    expect((await ask(as.support, counts)).one).toEqual([1, 1, 0, 2, 0]);
    const bulk = `mutation ($ids: [ID!]!) { one: ticketBulk(ids: $ids, input: { action: CLAIM }) { items { id } refused { id code } } }`;
    expect((await ask(as.support, bulk, { ids: [one.id, other.id] })).one).toEqual({
      items: [{ id: other.id }],
      refused: [{ id: one.id, code: "STEP_REFUSED" }],
    });
    const several = `mutation ($ids: [ID!]!, $input: TicketBulkInput!) { one: ticketBulk(ids: $ids, input: $input) { items { assignee { id } priority } refused { code } } }`;
    const ids = [one.id, other.id];
    const bulkOf = async (input: object) => await ask(as.support, several, { ids, input });
    expect((await bulkOf({ action: "ASSIGN", assigneeId: "usr_admin" })).one).toEqual({
      items: ids.map(() => ({ assignee: { id: "usr_admin" }, priority: "NORMAL" })),
      refused: [],
    });
    expect((await bulkOf({ action: "ASSIGN", assigneeId: "usr_client" })).one).toEqual({
      items: [],
      refused: ids.map(() => ({ code: "BAD_USER_INPUT" })),
    });
    expect((await bulkOf({ action: "TRIAGE", priority: "HIGH" })).one).toEqual({
      items: ids.map(() => ({ assignee: { id: "usr_admin" }, priority: "HIGH" })),
      refused: [],
    });
    expect((await bulkOf({ action: "TRIAGE" })).error?.fields).toHaveProperty("input.priority");
  });

  it("are given to others of the staff alone, and go to who decides", async () => {
    const { one } = await create(as.client);
    const assign = `mutation ($id: ID!, $to: ID!) { one: ticketAssign(id: $id, assigneeId: $to) { ${ticketFields} } }`;
    expect((await ask(as.support, assign, { id: one.id, to: "usr_client" })).code).toBe("BAD_USER_INPUT");
    expect((await ask<Ticket>(as.support, assign, { id: one.id, to: "usr_admin" })).one.assignee?.id).toBe(
      "usr_admin",
    );
    await step(as.support, one.id, "ESCALATE");
    expect(await notices(as.admin)).toEqual(expect.arrayContaining(["ticketAssigned", "ticketEscalated"]));
    expect((await thread(as.client, one.id)).map(({ event }) => event)).not.toContain("ESCALATE");
  });

  it("find articles of the help centre that may answer them", async () => {
    const found = await ask<{ title: string }[]>(
      as.client,
      `{ one: ticketSuggestions(text: "cart product") { title } }`,
    );
    expect(found.one[0]?.title).toBe("How to add product in cart?");
  });
});
