import { setTimeout as sleep } from "node:timers/promises";

/** What a gateway refused, by its code. */
export class Refusal extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

interface Answer<T> {
  data: T;
  errors?: { message: string; extensions?: { code?: string } }[];
}

/**
 * Asks until it is answered: a gateway that was killed is there again soon.
 * @throws {Refusal} what the gateway refused.
 */
export async function insist<T>(origin: string, query: string, variables: object, token: string): Promise<T> {
  for (;;) {
    let read: Answer<T>;
    try {
      const answer = await fetch(`${origin}/graphql`, {
        method: "POST",
        headers: { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query, variables }),
      });
      read = (await answer.json()) as Answer<T>;
    } catch {
      await sleep(50);
      continue;
    }
    const [error] = read.errors ?? [];
    if (!error) return read.data;
    throw new Refusal(error.extensions?.code ?? "", JSON.stringify(read.errors));
  }
}

export const signIn = async (origin: string, name: string): Promise<string> =>
  (
    await insist<{ in: { accessToken: string } }>(
      origin,
      "mutation ($name: String!) { in: ordinaryUserLogin(username: $name, password: $name) { accessToken } }",
      { name },
      "",
    )
  ).in.accessToken;
