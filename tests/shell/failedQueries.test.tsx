import { gql } from "@apollo/client";
import { expect, test } from "vitest";
import { createApolloClient } from "#web/app/apollo/createApolloClient.ts";

const lost = gql`
  query Lost {
    viewer {
      id
    }
  }
`;
const answered = gql`
  query Answered {
    hello
  }
`;

test("a query that is lost each time is not asked for with every answer to another", async () => {
  const asked: string[] = [];
  const fetch = (_: unknown, { body }: RequestInit = {}) => {
    const name = typeof body === "string" && body.includes("Lost") ? "Lost" : "Answered";
    asked.push(name);
    if (name === "Lost") return Promise.reject(new TypeError("the connection was lost"));
    const headers = { "content-type": "application/json" };
    return Promise.resolve(new Response('{"data":{"hello":"here"}}', { headers }));
  };
  const client = createApolloClient({ onSessionEnded: () => undefined, fetch });
  const failed = Promise.withResolvers<void>();
  const watching = client.watchQuery({ query: lost }).subscribe(({ error }) => {
    if (error) failed.resolve();
  });
  await failed.promise;
  for (let times = 0; times < 50; times += 1)
    await client.query({ query: answered, fetchPolicy: "network-only" });
  expect(asked.filter((name) => name === "Answered")).toHaveLength(50);
  // The first time, as soon as another is answered, and after rests that double.
  expect(asked.filter((name) => name === "Lost").length).toBeGreaterThan(1);
  expect(asked.filter((name) => name === "Lost").length).toBeLessThan(10);
  watching.unsubscribe();
  client.stop();
});
