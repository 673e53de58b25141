import { ApolloClient, ApolloLink, gql, InMemoryCache } from "@apollo/client";
import { ApolloProvider, useQuery } from "@apollo/client/react";
import { render, screen, waitFor } from "@testing-library/react";
import { throwError } from "rxjs";
import { afterEach, expect, test, vi } from "vitest";
import { useRefetchOn } from "#web/lib/graphql/useRefetchOn.ts";

const rejected = vi.fn();
afterEach(() => {
  process.off("unhandledRejection", rejected);
});

test("a query that is asked again in vain leaves no rejection that nobody handles", async () => {
  process.on("unhandledRejection", rejected);
  const asked = vi.fn(() => throwError(() => new TypeError("away")));
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new ApolloLink(asked) });
  function Card({ stamp }: { stamp: number | undefined }) {
    const { error, refetch } = useQuery(gql`
      query {
        answer
      }
    `);
    useRefetchOn(stamp, refetch);
    return error ? <p>failed</p> : null;
  }
  const card = (stamp: number | undefined) => (
    <ApolloProvider client={client}>
      <Card stamp={stamp} />
    </ApolloProvider>
  );
  const { rerender } = render(card(undefined));
  expect(await screen.findByText("failed")).toBeTruthy();
  rerender(card(1));
  rerender(card(1));
  expect(asked).toHaveBeenCalledTimes(1);
  rerender(card(2));
  await waitFor(() => expect(asked).toHaveBeenCalledTimes(2));
  await new Promise(setImmediate);
  expect(rejected).not.toHaveBeenCalled();
});
