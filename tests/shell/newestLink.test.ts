import { ApolloClient, gql, InMemoryCache } from "@apollo/client";
import { ApolloLink } from "@apollo/client/link";
import { of, Subject } from "rxjs";
import { expect, test } from "vitest";
import { newestLink } from "#web/app/apollo/newestLink.ts";

const WORDS = gql`
  fragment Words on Message {
    id
    version
    text
    feedback {
      isSeen
    }
  }
`;
const SEND = gql`
  mutation Send {
    send {
      message {
        ...Words
      }
    }
  }
  ${WORDS}
`;

const message = (version: number, isSeen: boolean, text = "Moored.") => ({
  __typename: "Message",
  id: "1",
  version,
  text,
  feedback: { __typename: "Feedback", isSeen },
});

/** A client whose mutation is answered when the test says so. */
function sending() {
  const answers = new Subject<ReturnType<typeof message>>();
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      newestLink,
      new ApolloLink(() => {
        const answer = new Subject<ApolloLink.Result>();
        answers.subscribe((said) => {
          answer.next({ data: { send: { __typename: "Sent", message: said } } });
          answer.complete();
        });
        return answer;
      }),
    ]),
  });
  const hear = (data: ReturnType<typeof message>) =>
    client.cache.writeFragment({ id: "Message:1", fragment: WORDS, data });
  const known = () => client.cache.readFragment({ id: "Message:1", fragment: WORDS });
  return { answers, hear, known, send: () => client.mutate({ mutation: SEND }) };
}

test("what was heard of a message while its sending was under way outlasts the answer to it", async () => {
  const { answers, hear, known, send } = sending();
  const sent = send();
  hear(message(2, true));
  answers.next(message(1, false));
  await sent;
  expect(known()).toMatchObject({ version: 2, feedback: { isSeen: true } });
});

test("an answer is believed against what was known before it was asked for, as after the gateway was set back", async () => {
  const { answers, hear, known, send } = sending();
  hear(message(5, true, "Of another time."));
  const sent = send();
  answers.next(message(1, false));
  await sent;
  expect(known()).toMatchObject({ version: 1, text: "Moored.", feedback: { isSeen: false } });
});

test("a query that a change overtook is asked once more, and its second answer stands", async () => {
  const told = [message(1, false), message(1, false, "Set back.")];
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([newestLink, new ApolloLink(() => of({ data: { message: told.shift() } }))]),
  });
  client.cache.writeFragment({ id: "Message:1", fragment: WORDS, data: message(3, true) });
  const asked = gql`
    query Message {
      message {
        ...Words
      }
    }
    ${WORDS}
  `;
  const { data } = await client.query({ query: asked, fetchPolicy: "network-only" });
  expect(data).toMatchObject({ message: { version: 1, text: "Set back." } });
});

test("a query that was on its way while a change was done is asked once more, as figures have no version", async () => {
  const answers: Subject<ApolloLink.Result>[] = [];
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: ApolloLink.from([
      newestLink,
      new ApolloLink(() => {
        const answer = new Subject<ApolloLink.Result>();
        answers.push(answer);
        return answer;
      }),
    ]),
  });
  const answer = (at: number, data: Record<string, unknown>) => {
    answers[at]?.next({ data });
    answers[at]?.complete();
  };
  const COUNT = gql`
    query Count {
      count
    }
  `;
  const counted = client.query({ query: COUNT });
  const sent = client.mutate({ mutation: SEND });
  answer(1, { send: { __typename: "Sent", message: message(1, false) } });
  await sent;
  answer(0, { count: 0 });
  answer(2, { count: 1 });
  expect((await counted).data).toEqual({ count: 1 });
  expect(answers).toHaveLength(3);
});
