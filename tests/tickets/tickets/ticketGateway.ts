import { afterEach, beforeEach } from "vitest";
import { quietMeters } from "#tests/ledger/usage/quietMeters.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, type StoreKind } from "#tests/support/stores.ts";

export interface Ticket {
  id: string;
  ticketNo: string;
  status: string;
  priority: string;
  version: number;
  unread: number;
  reopenCount: number;
  mergedIntoId: string | null;
  assignee: { id: string } | null;
  snapshot: { phase: string; lines: string[] } | null;
  clock: { target: string; secondsLeft: number; isPaused: boolean; isFirstMet: boolean | null };
  actions: { name: string; allowed: boolean; reasonCode: string | null }[];
}
export interface Message {
  id: string;
  ticketId: string;
  author: string;
  body: string;
  isInternal: boolean;
  event: string | null;
  recalledAt: string | null;
  editedAt: string | null;
}

type Errors = NonNullable<Awaited<ReturnType<TestGateway["graphql"]>>["errors"]>[number]["extensions"];
interface Answered<T> {
  one: T;
  code: string | undefined;
  error: Errors | undefined;
}

export const ticketFields =
  "id ticketNo status priority version unread reopenCount mergedIntoId assignee { id } snapshot { phase lines } clock { target secondsLeft isPaused isFirstMet } actions { name allowed reasonCode }";
export const messageFields = "id ticketId author body isInternal event recalledAt editedAt";

let keys = 0;
export const newKey = (): string => `tickets-test-${(keys += 1)}`;

/** A gateway without tickets for each test, and its sample accounts signed in. */
export function ticketGateway(kind: StoreKind) {
  let gateway: TestGateway;
  const as = { client: "", developer: "", support: "", admin: "" };
  const signIn = async () => {
    as.client = await gateway.signIn("client");
    as.developer = await gateway.signIn("developer");
    as.support = await gateway.signIn("support");
    as.admin = await gateway.signIn("admin");
  };
  beforeEach(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
    await quietMeters(gateway.store);
    for (const table of ["tickets_messages", "tickets_tickets"] as const)
      await gateway.store.db.deleteFrom(table).execute();
    await signIn();
  }, 60_000);
  afterEach(() => gateway.close());

  /** What is answered, and why nothing is. */
  const ask = async <T>(token: string, query: string, variables: object = {}): Promise<Answered<T>> => {
    const { data, errors } = await gateway.graphql(query, variables, token);
    const extensions = errors?.[0]?.extensions;
    return { one: data?.["one"] as T, code: extensions?.code, error: extensions };
  };
  const create = async (token: string, input: object = {}) =>
    await ask<Ticket>(
      token,
      `mutation ($input: TicketCreateInput!, $key: String!) { one: ticketCreate(input: $input, idempotencyKey: $key) { ${ticketFields} } }`,
      {
        input: { subject: "It does not run", category: "LAS", body: "<p>Since noon.</p>", ...input },
        key: newKey(),
      },
    );
  const step = async (token: string, id: string, action: string) =>
    await ask<Ticket>(
      token,
      `mutation ($id: ID!, $action: TicketAction!) { one: ticketStep(id: $id, action: $action) { ${ticketFields} } }`,
      { id, action },
    );
  const send = async (token: string, ticketId: string, input: object = {}) =>
    await ask<Message>(
      token,
      `mutation ($ticketId: ID!, $input: TicketMessageInput!, $key: String!) { one: ticketMessageSend(ticketId: $ticketId, input: $input, idempotencyKey: $key) { ${messageFields} } }`,
      { ticketId, input: { body: "<p>Words.</p>", ...input }, key: newKey() },
    );
  const ticket = async (token: string, id: string) =>
    (await ask<Ticket | null>(token, `query ($id: ID!) { one: ticket(id: $id) { ${ticketFields} } }`, { id }))
      .one;
  const thread = async (token: string, ticketId: string) =>
    (
      await ask<{ items: Message[] }>(
        token,
        `query ($ticketId: ID!) { one: ticketMessages(ticketId: $ticketId) { items { ${messageFields} } } }`,
        { ticketId },
      )
    ).one.items;
  return {
    as,
    ask,
    create,
    step,
    send,
    ticket,
    thread,
    gateway: () => gateway,
    /** Moves all clocks to a moment by those of the site. */
    moveTo: async (text: string) => {
      gateway.clock.move(Date.parse(`${text}+08:00`) - gateway.clock.now());
      await signIn();
    },
    /** Lets the business time pass. */
    pass: async (ms: number) => {
      gateway.clock.move(ms);
      await gateway.leading.pass(20_000);
      await signIn();
    },
  };
}
