import { insist, Refusal } from "./insist.ts";

/** Somebody who works with one thing after the other for as long as they are to; what they were answered counts. */
export interface Actor {
  /** Does one thing more. */
  act(): Promise<void>;
  /** What of it is not so in the end. */
  wrong(): Promise<string[]>;
}

/** How an actor asks. */
export interface Asking {
  origin: string;
  token: string;
}

const key = () => crypto.randomUUID();
/** What a person is told who comes too early or too late is an answer too. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Refusal && ["STEP_REFUSED", "VERSION_CONFLICT", "RESOURCE_BUSY"].includes(error.code);
const tolerant = async (work: Promise<unknown>): Promise<void> => {
  try {
    await work;
  } catch (error) {
    if (!isAnswer(error)) throw error;
  }
};

interface Machine {
  id: string;
  name: string;
  state: string;
  reason: string | null;
  task: { name: string } | null;
  actions: { name: string; allowed: boolean }[];
}
const MACHINE = "id name state reason task { name } actions { name allowed }";
const powers = ["START", "STOP", "REBOOT", "RESCUE", "UNRESCUE"];
const rests = ["RUNNING", "STOPPED", "RESCUE", "RESIZED"];

/** Has a machine made, and starts, stops and rescues it. */
export async function machineActor({ origin, token }: Asking, number: number): Promise<Actor> {
  const ask = <T>(query: string, variables: object) => insist<T>(origin, query, variables, token);
  const {
    machine: { id, name },
  } = await ask<{ machine: Machine }>(
    `mutation ($input: MachineCreateInput!, $key: String!) { machine: machineCreate(input: $input, idempotencyKey: $key) { ${MACHINE} } }`,
    {
      key: key(),
      input: {
        name: `kill-${number}`,
        regionId: "hk-1",
        flavorId: "LCV_S2",
        imageId: "debian-13",
        systemGib: 20,
        bandwidthMbps: 2,
      },
    },
  );
  const now = async () =>
    (await ask<{ machine: Machine }>(`query ($id: ID!) { machine(id: $id) { ${MACHINE} } }`, { id })).machine;
  return {
    act: async () => {
      const { actions } = await now();
      const offered = powers.filter((power) => actions.some((one) => one.name === power && one.allowed));
      const action = offered[Math.floor(Math.random() * offered.length)];
      if (action === undefined) return;
      await tolerant(
        ask(
          "mutation ($id: ID!, $action: MachinePlainAction!, $key: String!) { machineAct(id: $id, action: $action, idempotencyKey: $key) { id } }",
          { id, action, key: key() },
        ),
      );
    },
    wrong: async () => {
      const { state, task, reason } = await now();
      if (task !== null) return [`${name} is ${task.name} for ever`];
      return rests.includes(state) || reason !== null ? [] : [`${name} is ${state} without a reason`];
    },
  };
}

interface Zone {
  revision: number;
  applied: number;
  records: { type: string; value: string; state: string }[];
}
const ZONE = "revision applied records { type value state }";

/** Has a domain registered, and sets one record of its zone after the other, each applied. */
export async function zoneActor({ origin, token }: Asking, number: number): Promise<Actor> {
  const ask = <T>(query: string, variables: object) => insist<T>(origin, query, variables, token);
  const { domain } = await ask<{ domain: { id: string; fqdn: string } }>(
    "mutation ($label: String!, $suffix: ID!, $key: String!) { domain: domainRegister(label: $label, suffix: $suffix, idempotencyKey: $key) { id fqdn } }",
    { label: `kill-${number}`, suffix: number % 2 === 0 ? "berth.site" : "berth.cafe", key: key() },
  );
  const zone = async () =>
    (await ask<{ zone: Zone }>(`query ($id: ID!) { zone(domainId: $id) { ${ZONE} } }`, { id: domain.id }))
      .zone;
  const applied: string[] = [];
  let count = 0;
  return {
    act: async () => {
      const value = `kept ${(count += 1)}`;
      const { revision } = await zone();
      // What was kept although its answer was lost is refused the second time, as the zone went on.
      await tolerant(
        ask(
          `mutation ($id: ID!, $input: ZoneRecordInput!, $at: Int!) { zoneRecordSave(domainId: $id, input: $input, expectedRevision: $at) { revision } }`,
          { id: domain.id, at: revision, input: { type: "TXT", name: `r${count}`, value, ttl: 600 } },
        ),
      );
      const { revision: at } = await zone();
      await ask(
        "mutation ($id: ID!, $at: Int!, $key: String!) { zoneApply(domainId: $id, expectedRevision: $at, idempotencyKey: $key) { revision } }",
        { id: domain.id, at, key: key() },
      );
      applied.push(value);
    },
    wrong: async () => {
      const { records } = await zone();
      const kept = records.filter(({ type }) => type === "TXT");
      const bare = (text: string) => text.replaceAll('"', "");
      const missing = applied.filter((value) => !kept.some((one) => bare(one.value) === value));
      const values = new Set(kept.map(({ value }) => value));
      return [
        ...missing.map((value) => `${domain.fqdn} has lost ${value}`),
        ...(values.size === kept.length ? [] : [`${domain.fqdn} has a record twice`]),
        ...kept.filter(({ state }) => state !== "APPLIED").map(({ value }) => `${value} was never applied`),
      ];
    },
  };
}

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
