import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import accounts from "../../fixtures/accounts/users.json" with { type: "json" };
import { sampleTables } from "#gateway/platform/store/sampleRows.ts";
import { createSchema, entities } from "#gateway/schema.ts";
import { graphQLRequest, rootFields, type RootField } from "#tests/support/fuzzGraphQL.ts";
import { restCalls, restRequest, type OpenApi, type RestCall } from "#tests/support/fuzzRest.ts";
import { chanceOf, type Chance } from "#tests/support/fuzzValues.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { faultOf, sentence } from "./answerFaults.ts";
import { identified } from "./identified.ts";

const PARTS = 10;
const REQUESTS = 500;
const SEED = Number(process.env["FUZZ_SEED"] ?? 20_261_121);
/** SQLite unless `FUZZ_STORE` names another. */
const STORE = storeKinds.find((kind) => kind === process.env["FUZZ_STORE"]) ?? "sqlite";

let gateway: TestGateway;
let calls: RestCall[];
let fields: RootField[];
let sessions: string[];
/** What can be undone, as answers told it. */
const undoTokens: string[] = [];
const asked = new Set<string>();
const properties = (value: object) => Reflect.ownKeys(value).map(String).toSorted();
const before = [Object.prototype, Array.prototype, Function.prototype].map(properties);

beforeAll(async () => {
  gateway = await createTestGateway({ store: await openSampleStore(STORE) });
  calls = restCalls((await gateway.inject({ method: "GET", url: "/api/openapi.json" })).json<OpenApi>());
  fields = rootFields(createSchema());
  sessions = [await gateway.signIn("client"), await gateway.signIn("admin")];
});
afterAll(() => gateway.close());

const restLeft: RestCall[] = [];
const fieldsLeft: RootField[] = [];
/** One of those that are left; once none is, of all again: so that each has its turn. */
function draw<One>(left: One[], all: readonly One[], chance: Chance): One {
  if (left.length === 0) left.push(...all);
  const drawn = chance.pick(left);
  left.splice(left.indexOf(drawn), 1);
  return drawn;
}

function drawField(chance: Chance) {
  const drawn = draw(fieldsLeft, fields, chance);
  return [drawn.field.name, graphQLRequest(drawn, undoTokens, chance)] as const;
}

function drawCall(chance: Chance) {
  const drawn = draw(restLeft, calls, chance);
  return [drawn.name, restRequest(drawn, chance)] as const;
}

async function ask(chance: Chance, name: string): Promise<void> {
  const isGraphQL = chance.is(0.5);
  const [asking, made] = isGraphQL ? drawField(chance) : drawCall(chance);
  const request = identified(made, sessions, /login/i.test(asking), chance);
  const answer = await gateway.inject(request);
  asked.add(asking);
  const token = /"undoToken":"([^"]+)"/.exec(answer.body)?.[1];
  if (token) undoTokens.unshift(token);
  undoTokens.length = Math.min(undoTokens.length, 10);
  const fault = faultOf(answer, isGraphQL);
  const told = () =>
    `FUZZ_SEED=${SEED}, ${name}: ${fault}\n${JSON.stringify(request).slice(0, 4_000)}\n${answer.body.slice(0, 2_000)}`;
  if (fault) expect.soft(null, told()).toBe(fault);
}

describe(`${PARTS * REQUESTS} requests with parts out of order`, () => {
  it.each(Array.from({ length: PARTS }, (_, part) => part + 1))(
    "are answered without a failure of the gateway's own, part %i",
    async (part) => {
      const chance = chanceOf(SEED + part);
      for (let at = 1; at <= REQUESTS; at += 1) await ask(chance, `part ${part}, request ${at}`);
    },
    60_000,
  );

  it("reach every documented call and every root field that is not left out", () => {
    expect(
      [...calls.map(({ name }) => name), ...fields.map(({ field }) => field.name)].filter(
        (name) => !asked.has(name),
      ),
    ).toEqual([]);
  });
});

describe("after them", () => {
  it("every REST list pages through as many rows as it says it has, each once", async () => {
    const lists = calls.filter(
      ({ method, path, parameters = [] }) =>
        method === "GET" &&
        path.startsWith("/apps/") &&
        parameters.some(({ name }) => name === "itemsPerPage"),
    );
    expect(lists).toHaveLength(10);
    for (const { path } of lists) {
      const page = async (number: number) => {
        const body = (
          await gateway.inject({ method: "GET", url: `/api${path}?page=${number}&itemsPerPage=7` })
        ).json<Record<string, unknown>>();
        const total = Object.entries(body).find(
          ([name]) => name.startsWith("total") && name !== "totalPages",
        )?.[1];
        return {
          total,
          rows: Object.values(body).find((value) => Array.isArray(value)) as { id: unknown }[],
        };
      };
      const { total } = await page(1);
      const ids: unknown[] = [];
      for (let number = 1; ids.length < Number(total); number += 1) {
        const { rows } = await page(number);
        expect(rows.length, path).toBeGreaterThan(0);
        ids.push(...rows.map(({ id }) => id));
      }
      expect(ids, path).toHaveLength(Number(total));
      expect(new Set(ids).size, path).toBe(ids.length);
    }
  });

  it("the counters of the lists say how many rows there are", async () => {
    const { db } = gateway.store;
    const kept = await db
      .selectFrom("list_counts")
      .select(["tableName", "facet", "value", "n"])
      .where("n", "<>", 0)
      .execute();
    const facets = Map.groupBy(kept, ({ tableName, facet }) => `${tableName}.${facet}`);
    expect(facets.size).toBeGreaterThan(30);
    for (const [name, counters] of facets) {
      const [{ tableName, facet } = { tableName: "", facet: "" }] = counters;
      const value = facet === "" ? sql`''` : sql`cast(${sql.ref(facet)} as text)`;
      const { rows } = await sql<{
        value: string;
        n: number | string;
      }>`select ${value} as value, count(*) as n from ${sql.table(tableName)} group by 1`.execute(db);
      expect(Object.fromEntries(counters.map((one) => [one.value, one.n])), name).toEqual(
        Object.fromEntries(rows.map((row) => [row.value, Number(row.n)])),
      );
    }
  });

  it("every row has an identifier and a version", async () => {
    const identified = z.object({
      id: z.union([z.int().min(1), sentence]),
      version: z.int().min(1).optional(),
    });
    for (const table of sampleTables(entities)) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(gateway.store.db);
      expect(() => z.array(identified).parse(rows), table).not.toThrow();
    }
  });

  it("every order's customer is there or null, and every customer's orders are counted", async () => {
    const { db } = gateway.store;
    const orders = await db.selectFrom("ecommerce_orders").select(["id", "customerId"]).execute();
    const customers = await db.selectFrom("ecommerce_customers").select(["id", "orderCount"]).execute();
    const known = new Set(customers.map(({ id }) => String(id)));
    for (const { id, customerId } of orders) {
      const { data, errors } = await gateway.graphql(
        "query ($id: ID!) { ecommerceOrder(id: $id) { customer { id } } }",
        { id: String(id) },
      );
      expect(errors).toBeUndefined();
      expect(data).toEqual({
        ecommerceOrder: { customer: known.has(String(customerId)) ? { id: String(customerId) } : null },
      });
    }
    const real = customers.map(({ id }) => ({
      id,
      orderCount: orders.filter(({ customerId }) => customerId === id).length,
    }));
    expect(customers).toEqual(real);
  });

  it("no prototype has grown", () => {
    expect([Object.prototype, Array.prototype, Function.prototype].map(properties)).toEqual(before);
  });

  it.each(accounts.map(({ username, password }) => [username, password]))(
    "%s can still sign in",
    async (username, password) => {
      const { statusCode } = await gateway.inject({
        method: "POST",
        url: "/api/ordinaryUser/login",
        payload: { username, password },
      });
      expect(statusCode).toBe(200);
    },
  );
});
