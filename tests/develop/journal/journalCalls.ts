import type { AddressInfo } from "node:net";
import { expect } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

export interface Entry {
  id: string;
  method: string;
  path: string;
  operation: { name: string | null; kind: string } | null;
  sandbox: string | null;
  status: number;
  failed: boolean;
  duration: number;
  bytes: number;
  code: string | null;
  body: string | null;
  variables: unknown;
  isCut: boolean;
  curl: string | null;
  document: string | null;
  requestId: string;
}

export const LIST = "/api/apps/ecommerce/products";
const ENTRY =
  "id at requestId method path operation { name kind } sandbox status failed duration bytes code body variables isCut curl document";

/** A gateway that listens, as sockets and curl need it. */
export async function openJournal(): Promise<{ gateway: TestGateway; origin: string }> {
  const gateway = await createTestGateway();
  await gateway.app.listen({ port: 0, host: "127.0.0.1" });
  return {
    gateway,
    origin: `http://127.0.0.1:${(gateway.app.server.address() as AddressInfo).port}`,
  };
}

export async function clearJournal(gateway: TestGateway): Promise<void> {
  await gateway.graphql("mutation { journalClear }");
  await gateway.graphql("mutation { journalClear }");
}

export function journalCalls(gateway: () => TestGateway, origin: () => string) {
  const journal = async (args = "") => {
    const { data, errors } = await gateway().graphql(
      `{ journal${args && `(${args})`} { total items { ${ENTRY} } } }`,
    );
    expect(errors).toBeUndefined();
    const { total, items } = (data?.["journal"] ?? expect.fail("no journal")) as {
      total: number;
      items: Entry[];
    };
    // The clearing itself is a change, and so it is remembered.
    return { total, items: items.filter(({ body }) => !body?.includes("journalClear")) };
  };
  const send = async (path: string, payload?: object, headers: Record<string, string> = {}) =>
    await fetch(origin() + path, {
      headers: { "content-type": "application/json", ...headers },
      ...(payload && { method: "POST", body: JSON.stringify(payload) }),
    }).then((answer) => answer.text());
  return { journal, send };
}
