import { ApolloClient, gql, InMemoryCache } from "@apollo/client";
import { ApolloLink } from "@apollo/client/link";
import { defer, of, throwError } from "rxjs";
import { expect, test } from "vitest";
import { sentAgainLink } from "#web/app/apollo/sentAgainLink.ts";

const KEYED = gql`
  mutation Moor($idempotencyKey: String!) {
    moor(idempotencyKey: $idempotencyKey)
  }
`;
const PLAIN = gql`
  mutation Look {
    look
  }
`;
const dropped = new TypeError("Failed to fetch");

/** Sends over a connection on which so many times in a row the same comes in the place of an answer. */
function sender(times: number, instead: unknown = dropped) {
  const keys: unknown[] = [];
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      sentAgainLink,
      new ApolloLink(({ variables }) =>
        defer(() => {
          keys.push(variables["idempotencyKey"]);
          return keys.length <= times ? throwError(() => instead) : of({ data: { moor: true, look: true } });
        }),
      ),
    ]),
  });
  const send = async (mutation = KEYED) =>
    await client.mutate({ mutation, variables: mutation === KEYED ? { idempotencyKey: "one" } : {} });
  return { keys, send };
}

test("what has a key and gets no answer is sent again by that key, twice at most", async () => {
  const { keys, send } = sender(2);
  expect((await send()).data).toEqual({ moor: true });
  expect(keys).toEqual(["one", "one", "one"]);
});

test("what gets no answer three times is told", async () => {
  const { keys, send } = sender(3);
  await expect(send()).rejects.toBe(dropped);
  expect(keys).toHaveLength(3);
});

test("what has no key is sent once", async () => {
  const { keys, send } = sender(1);
  await expect(send(PLAIN)).rejects.toBe(dropped);
  expect(keys).toHaveLength(1);
});

test("what is answered with a failure is not sent again", async () => {
  const failure = new Error("The gateway refuses it.");
  const { keys, send } = sender(1, failure);
  await expect(send()).rejects.toBe(failure);
  expect(keys).toHaveLength(1);
});
