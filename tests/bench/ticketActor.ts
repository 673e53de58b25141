import { type Actor, type Asking, isAnswer, key, tolerant } from "./actor.ts";
import { insist } from "./insist.ts";

const statuses = ["NEW", "OPEN", "WAITING_STAFF", "WAITING_USER", "ON_HOLD", "RESOLVED", "CLOSED", "MERGED"];

/** Writes a ticket, and goes on writing in it, while the staff answer, put it off and solve it. */
export async function ticketActor(user: Asking, staff: Asking, number: number): Promise<Actor> {
  const ask = <T>({ origin, token }: Asking, query: string, variables: object) =>
    insist<T>(origin, query, variables, token);
  const subject = `Kill ${number}`;
  const { ticket } = await ask<{ ticket: { id: string } }>(
    user,
    'mutation ($subject: String!, $key: String!) { ticket: ticketCreate(input: { subject: $subject, category: OTHER, priority: NORMAL, body: "<p>First.</p>", attachmentIds: [] }, idempotencyKey: $key) { id } }',
    { subject, key: key() },
  );
  const said: string[] = [];
  let count = 0;
  const say = async (who: Asking) => {
    const body = `<p>Number ${(count += 1)}.</p>`;
    try {
      await ask(
        who,
        "mutation ($id: ID!, $body: String!, $key: String!) { ticketMessageSend(ticketId: $id, input: { body: $body }, idempotencyKey: $key) { id } }",
        { id: ticket.id, body, key: key() },
      );
      said.push(body);
    } catch (error) {
      if (!isAnswer(error)) throw error;
    }
  };
  const step = (action: string) =>
    tolerant(
      ask(
        staff,
        "mutation ($id: ID!, $action: TicketAction!, $key: String!) { ticketStep(id: $id, action: $action, idempotencyKey: $key) { id } }",
        { id: ticket.id, action, key: key() },
      ),
    );
  return {
    act: async () => {
      await say(user);
      await say(staff);
      await step(["HOLD", "RESUME", "RESOLVE", "CLAIM"][count % 4] ?? "CLAIM");
    },
    wrong: async () => {
      const kept: string[] = [];
      let before: string | null = null;
      do {
        const {
          thread,
          ticket: now,
        }: {
          thread: { items: { id: string; body: string }[]; hasMore: boolean };
          ticket: { status: string };
        } = await ask(
          user,
          "query ($id: ID!, $before: ID) { thread: ticketMessages(ticketId: $id, first: 100, before: $before) { items { id body } hasMore } ticket(id: $id) { status } }",
          { id: ticket.id, before },
        );
        if (!statuses.includes(now.status)) return [`${subject} is ${now.status}`];
        kept.push(...thread.items.map(({ body }) => body));
        before = thread.hasMore ? (thread.items[0]?.id ?? null) : null;
      } while (before !== null);
      return said.flatMap((body) => {
        const times = kept.filter((one) => one === body).length;
        return times === 1 ? [] : [`${subject} has ${body} ${times} times`];
      });
    },
  };
}
