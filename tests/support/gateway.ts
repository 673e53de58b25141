import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import type { GraphQLSchema } from "graphql";
import type { Clock } from "../../gateway/platform/clock.ts";
import { TestTimers } from "./timers.ts";
import { readConfig } from "../../gateway/platform/config.ts";
import { openLive, type Live } from "../../gateway/platform/live.ts";
import type { Store } from "../../gateway/platform/store/database.ts";
import { countRows, sampleTables } from "../../gateway/platform/store/sampleRows.ts";
import { openPglite, openPostgres } from "../../gateway/platform/store/postgres.ts";
import { openSqlite, sqliteImage } from "../../gateway/platform/store/sqlite.ts";
import { createSchema, entities, type SchemaOptions } from "../../gateway/schema.ts";
import { createGateway, prepareStore } from "../../gateway/server.ts";

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  #now = Date.parse("2026-11-21T09:41:00.000Z");
  now = () => this.#now;
  move(ms: number): void {
    this.#now += ms;
  }
}

/** How many rows of the sample data the store holds, of all entities together. */
export const countSampleRows = async (store: Store): Promise<number> => await countRows(store, sampleTables(entities));

/** The stores the suite runs on: PostgreSQL only where a server is named. */
export const storeKinds: readonly ("sqlite" | "pglite" | "postgres")[] =
  process.env["TEST_POSTGRES_URL"] ? ["sqlite", "pglite", "postgres"] : ["sqlite", "pglite"];

let databases = 0;

/** Opens an empty store; one on PostgreSQL is a database of its own, dropped when the store closes. */
export async function openEmptyStore(kind: (typeof storeKinds)[number]): Promise<Store> {
  if (kind === "sqlite") return openSqlite(":memory:");
  if (kind === "pglite") return await openPglite();
  const { default: pg } = await import("pg");
  const server = process.env["TEST_POSTGRES_URL"] ?? "";
  const name = `berth_test_${process.pid}_${(databases += 1)}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: server });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`drop database if exists ${name} with (force)`);
  await run(`create database ${name}`);
  const store = await openPostgres(Object.assign(new URL(server), { pathname: `/${name}` }).href);
  const close = async () => {
    await store.close();
    await run(`drop database if exists ${name} with (force)`);
  };
  return { ...store, close };
}

interface GraphQLAnswer {
  status: number;
  data: Record<string, unknown> | null;
  errors?: { message: string; path?: string[]; extensions: { code: string; requestId: string; fields?: Record<string, { code: string }>; current?: unknown } }[];
}

/** A whole gateway in this process, over the sample data, and short ways to ask it. */
export interface TestGateway {
  app: FastifyInstance;
  store: Store;
  clock: TestClock;
  timers: TestTimers;
  live: Live;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** POSTs an operation; `token` signs it. */
  graphql(query: string, variables?: object, token?: string): Promise<GraphQLAnswer>;
  /** Signs a sample account in by its user name and answers its token. */
  signIn(username: string): Promise<string>;
  close(): Promise<void>;
}

let image: Promise<Uint8Array> | undefined;
/** A store filled once: a test begins with a copy of it. */
const preparedImage = () => (image ??= sqliteImage((empty) => prepareStore(empty, readConfig({ NODE_ENV: "test" }), new TestClock())));

const schemas = new Map<string, GraphQLSchema>();
/** The schema, made once for all gateways of a file. */
function schemaOf(options: SchemaOptions): GraphQLSchema {
  const key = JSON.stringify(options);
  const made = schemas.get(key) ?? createSchema(options);
  schemas.set(key, made);
  return made;
}

/**
 * Makes a gateway.
 * @param env variables beside the defaults of a loopback gateway in tests.
 * @param extraTypeDefs schema language beside the files.
 */
export async function createTestGateway(
  { env = {}, store, extraTypeDefs, console }: { env?: Record<string, string>; store?: Store; extraTypeDefs?: string; console?: URL } = {},
): Promise<TestGateway> {
  const config = readConfig({ NODE_ENV: "test", ...env });
  const clock = new TestClock();
  const timers = new TestTimers(clock);
  const opened = store ?? (config.sampleAccounts ? openSqlite(":memory:", await preparedImage()) : await openEmptyStore("sqlite"));
  await prepareStore(opened, config, clock);
  const live = await openLive();
  const app = await createGateway({ config, store: opened, live, clock, timers, schema: schemaOf({ mock: config.mock, extraTypeDefs }), ...(console && { console }) });
  const inject = async (options: InjectOptions) => await app.inject(options);
  const graphql: TestGateway["graphql"] = async (query, variables, token) => {
    const answer = await inject({
      method: "POST", url: "/graphql", payload: { query, variables }, headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return { status: answer.statusCode, ...answer.json<Omit<GraphQLAnswer, "status">>() };
  };
  return {
    app, store: opened, clock, timers, live, inject, graphql,
    signIn: async (username) =>
      (await inject({ method: "POST", url: "/api/ordinaryUser/login", payload: { username, password: username } })).json<{ accessToken: string }>().accessToken,
    close: async () => {
      await app.close();
      await opened.close();
    },
  };
}

/** Asks a gateway and answers the data; an error of the operation is thrown with its sentence. `token` signs it. */
export const asking = (gateway: () => TestGateway) => async <T>(query: string, variables?: object, token?: string): Promise<T> => {
  const { data, errors } = await gateway().graphql(query, variables, token);
  if (errors) throw new Error(errors[0]?.message);
  return data as T;
};
