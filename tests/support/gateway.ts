import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from "fastify";
import type { GraphQLSchema } from "graphql";
import { TestClock } from "./clock.ts";
import { noteListeners, type NotedLive } from "./notedLive.ts";
import { openEmptyStore, openSampleStore } from "./stores.ts";
import { TestTimers } from "./timers.ts";
import type { Engine } from "#gateway/engine/engine.ts";
import type { Hypervisor } from "#gateway/hypervisor/hypervisor.ts";
import { readConfig } from "#gateway/platform/config.ts";
import { openLive } from "#gateway/platform/live.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { countRows, sampleTables } from "#gateway/platform/store/sampleRows.ts";
import { createSchema, entities, type SchemaOptions } from "#gateway/schema.ts";
import { createGateway } from "#gateway/server.ts";
import { prepareStore } from "#gateway/prepareStore.ts";

/** How many rows of the sample data the store holds, of all entities together. */
export const countSampleRows = async (store: Store): Promise<number> =>
  await countRows(store, sampleTables(entities));

interface GraphQLAnswer {
  status: number;
  data: Record<string, unknown> | null;
  errors?: {
    message: string;
    path?: string[];
    extensions: {
      code: string;
      requestId: string;
      fields?: Record<string, { code: string }>;
      current?: unknown;
    };
  }[];
}

/** A whole gateway in this process, over the sample data, and short ways to ask it. */
export interface TestGateway {
  app: FastifyInstance;
  store: Store;
  clock: TestClock;
  timers: TestTimers;
  /** Lets the time of leading pass, which stands by itself: what it does periodically goes by `clock`. */
  leading: TestTimers;
  live: NotedLive;
  inject(options: InjectOptions): Promise<LightMyRequestResponse>;
  /** POSTs an operation; `token` signs it. */
  graphql(query: string, variables?: object, token?: string): Promise<GraphQLAnswer>;
  /** Signs a sample account in by its user name and answers its token. */
  signIn(username: string): Promise<string>;
  close(): Promise<void>;
}

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
export async function createTestGateway({
  env = {},
  store,
  extraTypeDefs,
  console,
  engine,
  hypervisor,
}: {
  env?: Record<string, string>;
  store?: Store;
  extraTypeDefs?: string;
  console?: URL;
  engine?: Engine;
  hypervisor?: Hypervisor;
} = {}): Promise<TestGateway> {
  const config = readConfig({ NODE_ENV: "test", APPS_PORT: "0", DNS_PORT: "0", ...env });
  const clock = new TestClock();
  const timers = new TestTimers(clock);
  const leadingClock = new TestClock();
  const leadingTimers = new TestTimers(leadingClock);
  const opened = store ?? (await (config.sampleAccounts ? openSampleStore : openEmptyStore)("sqlite"));
  await prepareStore(opened, config, clock);
  const live = noteListeners(await openLive());
  const app = await createGateway({
    config,
    store: opened,
    live,
    clock,
    timers,
    leading: { timers: leadingTimers, time: () => Promise.resolve(leadingClock.now()) },
    schema: schemaOf({ mock: config.mock, extraTypeDefs }),
    ...(console && { console }),
    ...(engine && { engine }),
    ...(hypervisor && { hypervisor }),
  });
  const inject = async (options: InjectOptions) => await app.inject(options);
  const graphql: TestGateway["graphql"] = async (query, variables, token) => {
    const answer = await inject({
      method: "POST",
      url: "/graphql",
      payload: { query, variables },
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
    return { status: answer.statusCode, ...answer.json<Omit<GraphQLAnswer, "status">>() };
  };
  return {
    app,
    store: opened,
    clock,
    timers,
    leading: leadingTimers,
    live,
    inject,
    graphql,
    signIn: async (username) =>
      (
        await inject({
          method: "POST",
          url: "/api/ordinaryUser/login",
          payload: { username, password: username },
        })
      ).json<{ accessToken: string }>().accessToken,
    close: async () => {
      await app.close();
      await opened.close();
    },
  };
}

/** Asks a gateway and answers the data; an error of the operation is thrown with its sentence. `token` signs it. */
export const asking =
  (gateway: () => TestGateway) =>
  async <T>(query: string, variables?: object, token?: string): Promise<T> => {
    const { data, errors } = await gateway().graphql(query, variables, token);
    if (errors) throw new Error(errors[0]?.message);
    return data as T;
  };
