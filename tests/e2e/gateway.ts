import { expect } from "playwright/test";

/** A gateway as a test sees it from outside of the console. */
export interface Gateway {
  /** Where it answers, without a slash at the end. */
  origin: string;
  /** The sandbox whose rows the test works on; null where the gateway is the test's own. */
  sandbox: string | null;
  /** What names the sandbox in a request. */
  headers: Record<string, string>;
  /** Sends a request without a session, as a tool would. */
  send: (path: string, init?: RequestInit) => Promise<Response>;
  /** Runs an operation without a session; an error in its answer fails the test. */
  ask: <Data>(query: string, variables?: object) => Promise<Data>;
}

/** The gateway at an origin, for what is sent to it past the console. */
export function gatewayAt(origin: string, sandbox: string | null): Gateway {
  const named: Record<string, string> = sandbox === null ? {} : { "x-berth-sandbox": sandbox };
  const send = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(named)) headers.set(name, value);
    return fetch(`${origin}${path}`, { ...init, headers });
  };
  return {
    origin,
    sandbox,
    headers: named,
    send,
    ask: async (query, variables) => {
      const headers = { "content-type": "application/json" };
      const answer = await send("/graphql", {
        method: "POST",
        headers,
        body: JSON.stringify({ query, variables }),
      });
      const { data, ...rest } = await answer.json();
      expect(rest).not.toHaveProperty("errors");
      return data;
    },
  };
}

/** What the journal says of an operation in the test's sandbox, newest first. */
export async function journalOf({ send, sandbox }: Gateway, operation: string): Promise<unknown[]> {
  const query = new URLSearchParams({ operation, ...(sandbox !== null && { sandbox }) });
  const { entries }: { entries: unknown[] } = await (await send(`/api/mock/journal?${query}`)).json();
  return entries;
}

/** Waits until the gateway has begun with a subscription (`ProductListChanges`): what changes from then on is told. */
export async function expectSubscribed(gateway: Gateway, operation: string): Promise<void> {
  const newest = async () => (await journalOf(gateway, operation))[0];
  await expect.poll(newest).toMatchObject({ method: "WS", status: 200 });
}
