import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSchema } from "#gateway/schema.ts";
import { operation, seen, theWholeWay } from "#tests/support/bothWays.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { apiTokenCalls, CREATE, REVOKE } from "./apiTokenCalls.ts";

let gateway: TestGateway;
let reader: string;
let writer: string;
let session: string;
const { create, ask, refusal } = apiTokenCalls(() => gateway);
beforeAll(async () => {
  gateway = await createTestGateway();
  reader = (await create("admin", ["READ"])).secret;
  const made = await create("admin", ["WRITE"]);
  writer = made.secret;
  session = made.session;
});
afterAll(() => gateway.close());

const SET = 'mutation ($key: String) { preferenceSet(key: "note", value: "kept", idempotencyKey: $key) }';

describe("a token that only reads", () => {
  it("asks what its account may ask", async () =>
    expect(await ask("{ accountsSeen: files { total } sample: products { total } }", {}, reader)).toEqual({
      accountsSeen: { total: 0 },
      sample: { total: 50 },
    }));

  it("is refused every change, of its account's own things and of the sample data, and changes nothing", async () => {
    expect(await refusal(SET, {}, reader)).toMatchObject({ code: "TOKEN_READ_ONLY" });
    expect(await refusal("mutation { productDelete(id: 1) { ids } }", {}, reader)).toMatchObject({
      code: "TOKEN_READ_ONLY",
    });
    const answer = await gateway.inject({
      method: "DELETE",
      url: "/api/apps/ecommerce/products/1",
      headers: { authorization: `Bearer ${reader}` },
    });
    expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([403, "TOKEN_READ_ONLY"]);
    expect(await ask("{ product(id: 1) { id } }")).toEqual({ product: { id: "1" } });
  });

  it("is not given what its account was answered to the same change with the same key", async () => {
    await ask(SET, { key: "one" }, session);
    expect(await refusal(SET, { key: "one" }, reader)).toMatchObject({ code: "TOKEN_READ_ONLY" });
    expect(await ask(SET, { key: "one" }, writer)).toEqual({ preferenceSet: "kept" });
  });

  it("is not given what is kept of its account's answers, nor its account what is kept of its own", async () => {
    const query = "{ viewer { user { username } } passkeys { id } }";
    const asked = async (token: string, isCold = false) => {
      const request = operation(query, {}, token);
      return seen(await gateway.inject(isCold ? theWholeWay(request) : request));
    };
    const [own, refused] = [await asked(session, true), await asked(reader, true)];
    expect(own).not.toEqual(refused);
    for (let time = 0; time < 4; time += 1) {
      expect(await asked(session)).toEqual(own);
      expect(await asked(reader)).toEqual(refused);
      expect(await asked(writer)).toEqual(refused);
    }
  });
});

describe("a token that also writes", () => {
  it("changes what its account may change, by GraphQL and by REST", async () => {
    expect(await ask(SET, {}, writer)).toEqual({ preferenceSet: "kept" });
    const { statusCode } = await gateway.inject({
      method: "POST",
      url: "/api/files",
      payload: "plain",
      headers: { authorization: `Bearer ${writer}`, "content-type": "text/plain" },
    });
    expect(statusCode).toBe(201);
  });

  it("makes and revokes no tokens, and signs nobody in", async () => {
    const input = { name: "More", scopes: ["WRITE"] };
    for (const [query, variables] of [
      [CREATE, { input, password: "admin" }],
      [REVOKE, { id: "tok_none" }],
      ["{ sessions { id } }", {}],
      ['mutation { login(email: "admin@demo.com", password: "admin") { accessToken } }', {}],
    ] as const)
      expect(await refusal(query, variables, writer)).toMatchObject({ code: "SESSION_REQUIRED" });
    const answer = await gateway.inject({
      method: "POST",
      url: "/api/auth/login",
      payload: { email: "admin@demo.com", password: "admin" },
      headers: { authorization: `Bearer ${writer}` },
    });
    expect(answer.json<{ code: string }>().code).toBe("SESSION_REQUIRED");
  });
});

it("a token in the place of the session's cookie stands for nobody", async () => {
  const { body } = await gateway.inject({
    url: `/graphql?query=${encodeURIComponent("{ viewer { user { id } } }")}`,
    headers: { cookie: `x-token=${encodeURIComponent(JSON.stringify(writer))}` },
  });
  expect(JSON.parse(body)).toEqual({ data: { viewer: null } });
});

/** The fields of the accounts' area that API tokens may use: what is added to the area is for people alone, or stands here. */
const open = [
  "accessSubjects",
  "audit",
  "fileDelete",
  "files",
  "notificationChanged",
  "notificationCounts",
  "notificationRead",
  "notificationReadAll",
  "notificationSettings",
  "notificationSettingsSet",
  "notifications",
  "outbox",
  "ownAudit",
  "preference",
  "preferenceSet",
  "presence",
  "quietHours",
  "quietHoursSet",
  "simulation",
  "simulationSet",
  "thirdParties",
  "view",
  "viewCreate",
  "viewDelete",
  "viewUpdate",
  "viewer",
  "views",
];

it("of the fields about accounts, only those that are listed here are open to tokens", () => {
  const schema = createSchema();
  const about =
    /^(a(ccess|ccount|piToken|udit)|captcha|file(s|Delete)$|log(in|out)$|notification|ordinary|outbox|own|pass(key|word)|pre(ference|sence)|profile|quietHours|recovery|registration|session|simulation|thirdPart|twoFactor|view)/;
  const fields = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()].flatMap(
    (type) => Object.values(type?.getFields() ?? {}),
  );
  const found = fields
    .filter(({ name }) => about.test(name))
    .filter(({ astNode }) => !astNode?.directives?.some(({ name }) => name.value === "sessionOnly"))
    .map(({ name }) => name);
  expect(found.toSorted()).toEqual(open);
});
