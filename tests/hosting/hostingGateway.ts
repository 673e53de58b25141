import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, type StoreKind } from "#tests/support/stores.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { FakeEngine } from "./fakeEngine.ts";

const APP = `fragment AppParts on App {
  id name phase host version replicas readyReplicas currentRevision latestRevision health hourly
  reason { code message } spec { image } deployment { id status revision errorCode progress steps { name status } }
  actions { name allowed reasonCode confirm }
}`;

/** An app as the tests ask for it. */
export interface AppAnswer {
  id: string;
  name: string;
  phase: string;
  host: string;
  version: number;
  replicas: number;
  readyReplicas: number;
  currentRevision: number | null;
  latestRevision: number;
  health: string;
  hourly: string;
  reason: { code: string; message: string } | null;
  spec: { image: string };
  deployment: {
    id: string;
    status: string;
    revision: number;
    errorCode: string | null;
    progress: number;
    steps: { name: string; status: string }[];
  } | null;
  actions: { name: string; allowed: boolean; reasonCode: string | null; confirm: string }[];
}

/** A whole gateway over an engine of the tests, and short ways to run apps on it. */
export interface HostingGateway {
  gateway: TestGateway;
  fake: FakeEngine;
  token: string;
  /** Lets the time pass, the engine's and the reconciler's with it. */
  pass(ms: number): Promise<void>;
  ask<T>(query: string, variables?: object, token?: string): Promise<T>;
  /** The code of a refusal, with what it says besides. */
  refusal(query: string, variables?: object, token?: string): Promise<Record<string, unknown>>;
  create(input?: object, token?: string): Promise<AppAnswer>;
  app(id: string, token?: string): Promise<AppAnswer>;
  /** Does something to an app that takes its identifier and a key. */
  act(name: string, id: string, more?: string, token?: string): Promise<AppAnswer>;
  close(): Promise<void>;
}

let keys = 0;
export const key = (): string => `key-${(keys += 1)}`;

export const CREATE = `${APP} mutation ($input: AppCreateInput!, $key: String!) {
  app: appCreate(input: $input, idempotencyKey: $key) { ...AppParts } }`;

export const inputOf = (given: object = {}) => ({
  name: `shop-${(keys += 1)}`,
  spec: {
    image: "berth/hello:1.0",
    ports: [{ port: 8080 }],
    health: { port: 8080, path: "/" },
  },
  ...given,
});

export async function startHosting({
  kind,
  store,
  fake = new FakeEngine(),
  env = {},
}: {
  kind?: StoreKind;
  store?: Store;
  fake?: FakeEngine;
  env?: Record<string, string>;
} = {}): Promise<HostingGateway> {
  const opened = store ?? (kind && (await openSampleStore(kind)));
  const gateway = await createTestGateway({ engine: fake.engine, env, ...(opened && { store: opened }) });
  fake.setTime(() => gateway.clock.now());
  await gateway.app.ready();
  const token = await gateway.signIn("client");
  const ask = async <T>(query: string, variables: object = {}, by = host.token): Promise<T> => {
    const { data, errors } = await gateway.graphql(query, variables, by);
    if (errors) throw new Error(JSON.stringify(errors));
    return data as T;
  };
  const pass = async (ms: number): Promise<void> => {
    for (let left = ms; left > 0; left -= 500) {
      gateway.clock.move(Math.min(left, 500));
      await gateway.leading.pass(Math.min(left, 500));
    }
  };
  await gateway.leading.pass(20);
  const host: HostingGateway = {
    gateway,
    fake,
    token,
    pass,
    ask,
    refusal: async (query, variables = {}, by = host.token) => {
      const { errors } = await gateway.graphql(query, variables, by);
      return { ...errors?.[0]?.extensions };
    },
    create: async (input = {}, by = host.token) =>
      (await ask<{ app: AppAnswer }>(CREATE, { input: inputOf(input), key: key() }, by)).app,
    app: async (id, by = host.token) =>
      (await ask<{ app: AppAnswer }>(`${APP} query ($id: ID!) { app(id: $id) { ...AppParts } }`, { id }, by))
        .app,
    act: async (name, id, more = "", by = host.token) =>
      (
        await ask<{ app: AppAnswer }>(
          `${APP} mutation ($id: ID!, $key: String!) { app: ${name}(id: $id, idempotencyKey: $key${more && `, ${more}`}) { ...AppParts } }`,
          { id, key: key() },
          by,
        )
      ).app,
    close: () => gateway.close(),
  };
  return host;
}
