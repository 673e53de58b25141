import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { viewAs } from "#tests/accounts/access/viewAs.ts";
import { apiTokenCalls } from "#tests/accounts/apiTokens/apiTokenCalls.ts";
import { allCalls } from "./allCalls.ts";
import { fieldsOf, outcomeOfCall, outcomesOf, type Outcome, type RootKind } from "./roleCallers.ts";
import * as table from "./roleTable.ts";

const { audienceOfCall, callAudiences, fieldAudiences, sessionOnly, whileViewingAs } = table;

/** Asks as a client does, and changes nothing. */
const viewingAs = "an administrator who views as a client";
const kinds = ["query", "mutation", "subscription"] as const satisfies RootKind[];
/** Ways to set a gateway up, and who may then use the sample data and the mock server's controls: everybody, people, or nobody. */
const settings = [
  {
    name: "as it comes",
    env: {},
    sample: "anyone",
    tools: "anyone",
    people: [
      "client",
      "support",
      "finance",
      "developer",
      "admin",
      "an administrator's token that reads",
      "an administrator's token that writes",
      viewingAs,
    ],
  },
  {
    name: "with SAMPLE_ACCESS=session",
    env: { SAMPLE_ACCESS: "session" },
    sample: "people",
    tools: "people",
    people: ["client"],
  },
  {
    name: "with SAMPLE_ACCESS=off",
    env: { SAMPLE_ACCESS: "off" },
    sample: "nobody",
    tools: "nobody",
    people: ["client"],
  },
  {
    name: "with DEV_TOOLS=off",
    env: { DEV_TOOLS: "off" },
    sample: "anyone",
    tools: "nobody",
    people: ["client"],
  },
] as const;

type Setting = (typeof settings)[number];

const isAdministrator = (caller: string): boolean => /^admin$|^an administrator's/.test(caller);

function expected(audience: table.Audience, caller: string, { sample, tools }: Setting): Outcome {
  const isGuest = caller === "a guest";
  if (audience === "administrators" || audience === "finance" || audience === "support") {
    const isLet = isAdministrator(caller) || caller === audience;
    return isGuest ? "UNAUTHENTICATED" : isLet ? "passes" : "FORBIDDEN";
  }
  if (audience === "peopleAndSampleUsers" && !isGuest) return "passes";
  const asked = {
    anyone: "anyone",
    people: "people",
    sampleUsers: sample,
    peopleAndSampleUsers: sample,
    toolUsers: tools,
  }[audience];
  if (asked === "nobody") return "FORBIDDEN";
  return asked === "people" && isGuest ? "UNAUTHENTICATED" : "passes";
}

function expectedOf(
  audiences: Record<string, table.Audience>,
  caller: string,
  setting: Setting,
  isChange: (name: string) => boolean,
): Record<string, Outcome> {
  const outcome = (name: string, audience: table.Audience) => {
    if (caller === viewingAs && isChange(name))
      return whileViewingAs.has(name) ? "passes" : "VIEW_AS_READ_ONLY";
    const isToken = caller.includes("token");
    if (isToken && sessionOnly.has(name)) return "SESSION_REQUIRED";
    if (isToken && caller.endsWith("reads") && isChange(name)) return "TOKEN_READ_ONLY";
    return expected(audience, caller, setting);
  };
  return Object.fromEntries(
    Object.entries(audiences).map(([name, audience]) => [name, outcome(name, audience)]),
  );
}

async function tokenOf(gateway: TestGateway, caller: string): Promise<string | undefined> {
  if (caller === "a guest") return undefined;
  if (caller === viewingAs) return await viewAs(gateway, "CLIENT");
  if (!caller.includes("token")) return await gateway.signIn(caller);
  const scopes = caller.endsWith("reads") ? ["READ"] : ["READ", "WRITE"];
  return (await apiTokenCalls(() => gateway).create("admin", scopes)).secret;
}

it.each(kinds)("the table names every %s of the schema, and nothing else", (kind) => {
  expect(Object.keys(fieldAudiences[kind]).toSorted()).toEqual(
    fieldsOf(kind)
      .map(({ name }) => name)
      .toSorted(),
  );
});

it("the table names no call that there is not", () => {
  expect(allCalls).toEqual(expect.arrayContaining(Object.keys(callAudiences)));
});

describe.each(settings)("a gateway $name", (setting) => {
  /** One whose rows stay as they are, and one that the callers may do to what they are let do. */
  let quiet: TestGateway;
  let changed: TestGateway;
  const start = () => createTestGateway({ env: { SAMPLE_ACCOUNTS: "1", SIMULATION: "on", ...setting.env } });
  beforeAll(async () => {
    [quiet, changed] = [await start(), await start()];
    await quiet.app.listen({ port: 0, host: "127.0.0.1" });
  });
  afterAll(async () => {
    await quiet.close();
    await changed.close();
  });

  describe.each(["a guest", ...setting.people])("lets %s use", (caller) => {
    it.each(kinds)("each %s as the table says", async (kind) => {
      const gateway = kind === "mutation" ? changed : quiet;
      expect(await outcomesOf(gateway, kind, () => tokenOf(gateway, caller))).toEqual(
        expectedOf(fieldAudiences[kind], caller, setting, () => kind === "mutation"),
      );
    });

    it("each call of the REST facade as the table says", async () => {
      const token = await tokenOf(changed, caller);
      const found: Record<string, Outcome> = {};
      for (const call of allCalls) found[call] = await outcomeOfCall(changed, call, token);
      const audiences = Object.fromEntries(allCalls.map((call) => [call, audienceOfCall(call)]));
      const answers = expectedOf(audiences, caller, setting, (call) => !call.startsWith("GET "));
      // Where the controls are switched off their calls are not there; where the sample data is, they refuse as it does.
      if ("DEV_TOOLS" in setting.env)
        for (const call of allCalls) if (audiences[call] === "toolUsers") answers[call] = "absent";
      expect(found).toEqual(answers);
    });
  });
});
