import { getNamedType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { withoutSampleTeams } from "#tests/accounts/teams/withoutSampleTeams.ts";
import { hostingFields } from "#tests/contract/foreignTrials.ts";
import { fieldsOf } from "#tests/contract/roleCallers.ts";
import { variablesOf } from "#tests/contract/sampleVariables.ts";
import { startHosting, type AppAnswer, type HostingGateway } from "#tests/hosting/hostingGateway.ts";
import { Kind, parse } from "graphql";

let host: HostingGateway;
let app: AppAnswer;
let ids: Record<string, string>;
beforeAll(async () => {
  host = await startHosting();
  await withoutSampleTeams(host.gateway);
  app = await host.create({ name: "theirs" });
  await host.pass(4_000);
  app = await host.app(app.id);
  const { cronJobCreate } = await host.ask<{ cronJobCreate: { id: string } }>(
    `mutation ($id: ID!) { cronJobCreate(appId: $id, idempotencyKey: "cron", input: { name: "nightly", cron: "0 3 * * *", command: ["true"] }) { id } }`,
    { id: app.id },
  );
  const { binding } = await host.ask<{ binding: { id: string } }>(
    'mutation ($id: ID!) { binding: bindingCreate(appId: $id, host: "theirs.harbour.dev", port: 8080, idempotencyKey: "bind") { id } }',
    { id: app.id },
  );
  const { pods } = await host.ask<{ pods: { name: string }[] }>(
    "query ($id: ID!) { pods(appId: $id) { name } }",
    { id: app.id },
  );
  ids = {
    app: app.id,
    cron: cronJobCreate.id,
    binding: binding.id,
    pod: pods[0]?.name ?? "",
    deployment: app.deployment?.id ?? "",
  };
});
afterAll(() => host.close());

/** Whose identifier a field takes. */
const kindOf = (field: string, argument: string): string => {
  if (field === "podRemove" || field === "pod") return "pod";
  if (field.startsWith("cronJob") && argument === "id") return "cron";
  if (field.startsWith("binding") && argument === "id") return "binding";
  if (argument === "jobId") return "cron";
  return field.startsWith("deployment") && argument === "id" ? "deployment" : "app";
};

const fields = (["query", "mutation"] as const).flatMap((kind) =>
  fieldsOf(kind)
    .filter(({ name }) => hostingFields.includes(name) && name !== "appCreate")
    .map((field) => [field.name, kind, field] as const),
);
const look = async () => {
  const { version: _, ...now } = await host.app(app.id);
  return {
    ...now,
    crons: await host.ask("query ($id: ID!) { cronJobs(appId: $id) { id version } }", { id: app.id }),
  };
};

describe.each(["support", "finance", "developer"])(
  "%s, with the identifiers of somebody else's app",
  (who) => {
    it.each(fields)("finds nothing by %s, and changes nothing", async (name, kind, field) => {
      const before = await look();
      const needed = field.args.filter(
        (one) =>
          /^(id|appId|jobId|name)$/.test(one.name) ||
          (String(one.type).endsWith("!") && one.defaultValue === undefined),
      );
      const declared = needed.map((one) => `$${one.name}: ${String(one.type)}`).join(", ");
      const given = needed.map((one) => `${one.name}: $${one.name}`).join(", ");
      const isLeaf = !("getFields" in getNamedType(field.type));
      const query = `${kind} (${declared}) { ${name}(${given})${isLeaf ? "" : " { __typename }"} }`;
      const [definition] = parse(query).definitions;
      if (definition?.kind !== Kind.OPERATION_DEFINITION) throw new Error("no operation");
      const variables: Record<string, unknown> = {
        ...variablesOf(definition, "nothing"),
        expectedVersion: app.version,
      };
      for (const one of needed)
        if (/^(id|appId|jobId)$/.test(one.name) || (/^pod(Remove)?$/.test(name) && one.name === "name"))
          variables[one.name] = ids[kindOf(name, one.name)];
      if ("confirm" in variables) variables["confirm"] = "theirs";
      const token = await host.gateway.signIn(who);
      const { data, errors } = await host.gateway.graphql(query, variables, token);
      const code = errors?.[0]?.extensions.code;
      const isNothing = data !== null && Object.values(data).every((value) => value === null);
      // What is asked for with the least that a field takes may be refused before anything is looked for.
      expect(["NOT_FOUND", "BAD_USER_INPUT"]).toContain(code ?? (isNothing ? "NOT_FOUND" : data));
      expect(await look()).toEqual(before);
    });

    it("is told nothing of it as it happens", async () => {
      const token = await host.gateway.signIn(who);
      const { apps } = await host.ask<{ apps: { total: number } }>("{ apps { total } }", {}, token);
      expect(apps.total).toBe(0);
      const { code } = await host.refusal("{ apps(filter: { scope: ALL }) { total } }", {}, token);
      expect(code).toBe("FORBIDDEN");
    });
  },
);

it("an administrator sees everybody's, holds one, and lets it go on", async () => {
  const admin = await host.gateway.signIn("admin");
  const { apps } = await host.ask<{ apps: { items: { id: string }[] } }>(
    "{ apps(itemsPerPage: 100, filter: { scope: ALL }) { items { id } } }",
    {},
    admin,
  );
  expect(apps.items.map(({ id }) => id)).toContain(app.id);
  await host.act("appSuspend", app.id, 'reason: "Mining"', admin);
  await host.pass(4_000);
  expect(await host.app(app.id)).toMatchObject({
    phase: "SUSPENDED",
    reason: { code: "ABUSE", message: "Mining" },
  });
  await host.act("appResume", app.id, "", admin);
  await host.pass(4_000);
  expect((await host.app(app.id)).phase).toBe("RUNNING");
});
