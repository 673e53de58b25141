import { createClient, type Client } from "graphql-ws";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { WebSocket } from "ws";
import { key, type AppAnswer } from "./hostingGateway.ts";
import { fieldOutcomes, type Outcome } from "./roleTable.ts";
import { hostingFieldsOf } from "./roleTrials.ts";
import { startTeamHosting, type TeamHosting } from "./teamHosting.ts";

/** The sample account by which each asks, and what it is in the team. */
const people = {
  "other client": ["finance2", null],
  support: ["support", null],
  "staff developer": ["developer", null],
  "team viewer": ["finance", "VIEWER"],
  "team billing": ["finance", "BILLING"],
  "team developer": ["finance", "DEVELOPER"],
  "team admin": ["finance", "ADMIN"],
  elsewhere: ["finance", "DEVELOPER"],
  owner: ["client", null],
} as const;
const callers = Object.entries(people);

let host: TeamHosting;
let app: AppAnswer;
beforeAll(async () => {
  host = await startTeamHosting();
  await host.gateway.app.listen({ port: 0, host: "127.0.0.1" });
  for (const who of ["support", "developer", "finance2"])
    await host.calls.remove("client", host.team.id, who);
  app = await host.createIn(host.web);
  await host.ask(
    `mutation ($id: ID!) { cronJobCreate(appId: $id, idempotencyKey: "${key()}", input: { name: "nightly", cron: "0 3 * * *", command: ["true"] }) { id } }`,
    { id: app.id },
  );
  await host.pass(4_000);
});
afterAll(() => host.close());

const clientOf = (token?: string): Client => {
  const address = host.gateway.app.server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return createClient({
    url: `ws://127.0.0.1:${port}/graphql`,
    retryAttempts: 0,
    webSocketImpl: class extends WebSocket {
      constructor(url: string, protocols: string | string[]) {
        super(url, protocols, { headers: token === undefined ? {} : { authorization: `Bearer ${token}` } });
      }
    },
  });
};

const queryOf = (name: string, takesApp: boolean): string =>
  `subscription { ${name}${takesApp ? `(appId: "${app.id}")` : `(id: "${app.id}")`} { __typename } }`;
/** What is told of without anything that happens to an app: these are tried in tests of their own. */
const apart = ["hostingEngineChanged", "hostingLogsFollowed", "hostingMetricsSampled"];
const fields = () =>
  hostingFieldsOf("subscription")
    .filter(({ name }) => !apart.includes(name))
    .map(({ name, args }) => ({
      name,
      query: queryOf(
        name,
        args.some((one) => one.name === "appId"),
      ),
    }));

/** Listens to all of them, and answers what each was heard of, or refused by. */
async function listenTo(client: Client): Promise<Map<string, string>> {
  const heard = new Map<string, string>();
  for (const { name, query } of fields()) {
    const { begun } = host.gateway.live;
    client.subscribe(
      { query },
      {
        next: ({ data, errors }) =>
          void heard.set(name, data ? "yes" : String(errors?.[0]?.extensions?.["code"])),
        error: (failure) => void heard.set(name, JSON.stringify(failure)),
        complete: () => {},
      },
    );
    await vi.waitFor(() => expect(heard.has(name) || host.gateway.live.begun > begun).toBe(true), {
      timeout: 30_000,
    });
  }
  return heard;
}

/** Has something happen of which each subscription tells. */
async function happen(): Promise<void> {
  await host.act("appRestart", app.id);
  const { cronJobs } = await host.ask<{ cronJobs: { id: string }[] }>(
    "query ($id: ID!) { cronJobs(appId: $id) { id } }",
    { id: app.id },
  );
  await host.ask(`mutation ($id: ID!) { cronJobRun(id: $id, idempotencyKey: "${key()}") { id } }`, {
    id: cronJobs[0]?.id,
  });
  await host.pass(4_000);
}

/** What somebody was told; not what they were refused. */
const told = (heard: ReadonlyMap<string, string>): string[] =>
  [...heard].flatMap(([name, said]) => (said === "yes" ? [name] : [])).toSorted();

/** Waits until the owner has heard of everything: whoever else was to hear of it has heard of it as well. */
async function heardByAll(heard: ReadonlyMap<string, string>): Promise<void> {
  await vi.waitFor(() => expect(heard.size).toBe(fields().length), { timeout: 5_000 });
}

describe.each(callers)("%s", (caller, [user, role]) => {
  it("hears of what happens to an app as the table says", async () => {
    if (role !== null)
      await host.calls.set("client", host.team.id, user, role, caller === "elsewhere" ? [host.docs] : null);
    const [own, other] = [clientOf(host.token), clientOf(await host.tokenOf(user))];
    const [before, heard] = [await listenTo(own), await listenTo(other)];
    await happen();
    await heardByAll(before);
    const expected = fields().flatMap(({ name }) => {
      const outcome: Outcome | undefined = Object.entries(fieldOutcomes.get(name) ?? {}).find(
        ([one]) => one === caller,
      )?.[1];
      return outcome === "yes" ? [name] : [];
    });
    await vi.waitFor(() => expect(told(heard)).toEqual(expected.toSorted()), { timeout: 30_000 });
    for (const one of [own, other]) await one.dispose();
  });
});

it("a guest is not let listen", async () => {
  const client = clientOf();
  const heard = await listenTo(client);
  await heardByAll(heard);
  for (const said of heard.values()) expect(said).toContain("UNAUTHENTICATED");
  await client.dispose();
});

it("who is taken out of the team while they listen hears no more", async () => {
  await host.calls.set("client", host.team.id, "finance", "DEVELOPER", null);
  const [own, other] = [clientOf(host.token), clientOf(await host.tokenOf("finance"))];
  const before = await listenTo(own);
  const heard = await listenTo(other);
  await host.calls.remove("client", host.team.id, "finance");
  await happen();
  await heardByAll(before);
  expect(told(heard)).toEqual([]);
  for (const one of [own, other]) await one.dispose();
});

it("who joins the team while they listen hears of its apps from then on", async () => {
  const other = clientOf(await host.tokenOf("support"));
  const heard: unknown[] = [];
  const { begun } = host.gateway.live;
  other.subscribe(
    { query: "subscription { appChanged { id } }" },
    { next: ({ data }) => void heard.push(data), error: () => {}, complete: () => {} },
  );
  await vi.waitFor(() => expect(host.gateway.live.begun).toBeGreaterThan(begun + 1), { timeout: 30_000 });
  await host.calls.join("client", host.team.id, "support", "VIEWER");
  await vi.waitFor(() => expect(host.gateway.live.begun).toBeGreaterThan(begun + 2), { timeout: 30_000 });
  await happen();
  await vi.waitFor(() => expect(heard).toContainEqual({ appChanged: { id: app.id } }), { timeout: 30_000 });
  await other.dispose();
});
