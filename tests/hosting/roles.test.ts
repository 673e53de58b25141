import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { key } from "./hostingGateway.ts";
import { fieldOutcomes, placedOutcomes, callers, type Caller, type Outcome } from "./roleTable.ts";
import { hostingFieldsOf, operationOf, outcomeOf, type Rows } from "./roleTrials.ts";
import { startTeamHosting, type TeamHosting } from "./teamHosting.ts";

/** The sample account by which each asks, and what it is in the team: roles are given before it asks. */
const seatsOf: Record<Exclude<Caller, "guest">, [user: string, role: string | null]> = {
  "other client": ["finance2", null],
  support: ["support", null],
  "staff developer": ["developer", null],
  "team viewer": ["finance", "VIEWER"],
  "team billing": ["finance", "BILLING"],
  "team developer": ["finance", "DEVELOPER"],
  "team admin": ["finance", "ADMIN"],
  elsewhere: ["finance", "DEVELOPER"],
  owner: ["client", null],
  administrator: ["admin", null],
};
const kinds = ["query", "mutation"] as const;

let host: TeamHosting;
beforeAll(async () => {
  host = await startTeamHosting();
  for (const who of ["support", "developer", "finance2"])
    await host.calls.remove("client", host.team.id, who);
});
afterAll(() => host.close());

/** An app in the team's project that runs, with a cron job. */
async function makeRows(): Promise<Rows> {
  const { id } = await host.createIn(host.web, "client", {
    variables: [{ key: "TOKEN", value: "s3cret", isSecret: true }],
  });
  await host.pass(4_000);
  const { cron } = await host.ask<{ cron: { id: string } }>(
    `mutation ($id: ID!) { cron: cronJobCreate(appId: $id, idempotencyKey: "${key()}", input: { name: "nightly", cron: "0 3 * * *", command: ["true"] }) { id } }`,
    { id },
  );
  const { binding } = await host.ask<{ binding: { id: string } }>(
    `mutation ($id: ID!) { binding: bindingCreate(appId: $id, host: "${key()}.harbour.dev", port: 8080, idempotencyKey: "${key()}") { id } }`,
    { id },
  );
  const { pods } = await host.ask<{ pods: { name: string }[] }>(
    "query ($id: ID!) { pods(appId: $id) { name } }",
    { id },
  );
  const { deployment, version } = await host.app(id);
  const [pod] = pods;
  return {
    app: id,
    cron: cron.id,
    binding: binding.id,
    pod: pod?.name ?? "",
    deployment: deployment?.id ?? "",
    version,
  };
}

/** What takes away what others need is tried last, and what needs what others take away first. */
const order = ["appSecretReveal", "podRemove"];
const last = ["cronJobDelete", "bindingDelete", "appMove"];
const rankOf = ({ name }: { name: string }): number =>
  Number(last.includes(name)) - Number(order.includes(name));

it("the table names every query, mutation and subscription of hosting, and nothing else", () => {
  const all = [...kinds, "subscription" as const].flatMap((kind) =>
    hostingFieldsOf(kind).map(({ name }) => name),
  );
  expect([...fieldOutcomes.keys()].toSorted()).toEqual(all.toSorted());
});

/** Gives a caller their role, and answers the token they ask with. */
async function tokenOf(caller: Caller): Promise<string | undefined> {
  if (caller === "guest") return undefined;
  const [user, role] = seatsOf[caller];
  if (role !== null)
    await host.calls.set("client", host.team.id, user, role, caller === "elsewhere" ? [host.docs] : null);
  return await host.tokenOf(user);
}

describe.each(callers)("%s", (caller) => {
  it.each(kinds)("is let use each %s as the table says", async (kind) => {
    const token = await tokenOf(caller);
    const rows = await makeRows();
    const found: Record<string, Outcome> = {};
    for (const field of hostingFieldsOf(kind).toSorted((a, b) => rankOf(a) - rankOf(b))) {
      rows.version = (await host.app(rows.app)).version;
      const { query, variables } = operationOf(kind, field, {
        rows,
        ...(field.name === "appMove" && { projectId: host.docs }),
      });
      found[field.name] = outcomeOf(await host.gateway.graphql(query, variables, token));
    }
    const expected = hostingFieldsOf(kind).map(({ name }) => [name, fieldOutcomes.get(name)?.[caller]]);
    expect(found).toEqual(Object.fromEntries(expected));
    await host.act("appDelete", rows.app, `confirm: "${(await host.app(rows.app)).name}"`);
  });

  it("is let use what is asked of a project as the table says", async () => {
    const token = await tokenOf(caller);
    const rows = { app: "", cron: "", binding: "", pod: "", deployment: "", version: 0 };
    const found: Record<string, Outcome> = {};
    for (const kind of kinds)
      for (const field of hostingFieldsOf(kind).filter(({ name }) => placedOutcomes.has(name))) {
        const { query, variables } = operationOf(kind, field, { rows, projectId: host.web });
        found[field.name] = outcomeOf(await host.gateway.graphql(query, variables, token));
      }
    const expected = [...placedOutcomes].map(([name, outcomes]) => [name, outcomes[caller]]);
    expect(found).toEqual(Object.fromEntries(expected));
  });
});
