import { setTimeout as sleep } from "node:timers/promises";
import type { MoneyPerson } from "./moneyStore.ts";

/** How long a request may take that nobody cut off, in ms. */
const PATIENCE = 60_000;

/** Something that a client asked for under a key, and was told is done. */
export interface Done {
  kind: MoneyKind;
  userId: string;
  token: string;
  query: string;
  variables: object;
  /** What was answered, as text. */
  answer: string;
  /** Whether the gateway went away in the middle of it, so that it was asked for again. */
  wasCut: boolean;
}

export const moneyKinds = [
  "recharge",
  "order",
  "payment",
  "cancellation",
  "refundRequest",
  "review",
  "transfer",
  "giftCode",
  "good",
  "coupon",
] as const;
export type MoneyKind = (typeof moneyKinds)[number];

/** What became of all that was asked. */
export interface Tally {
  requests: number;
  cuts: number;
  refusals: Map<string, number>;
  done: Done[];
  /** The numbers of the recharges of which the gateway took the notice that they are paid. */
  noticed: string[];
  /** What must not happen. */
  wrong: string[];
}

export const newTally = (): Tally => ({
  requests: 0,
  cuts: 0,
  refusals: new Map(),
  done: [],
  noticed: [],
  wrong: [],
});

/** Codes that a client has to expect. */
const expected = new Set([
  "INSUFFICIENT_BALANCE",
  "TRANSFER_LIMIT",
  "STEP_REFUSED",
  "COUPON_UNUSABLE",
  "GOOD_REFUSED",
  "INSUFFICIENT_POINTS",
  "ORDER_EXPIRED",
  "VERSION_CONFLICT",
  "CONFLICT",
  "CLOCK_REFUSED",
]);

/** What was answered, and whether a kill had cut the question off before. */
interface Answered<T> {
  one: T;
  wasCut: boolean;
}

interface Answer {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions: { code: string } }[];
}

const oneOf = <T>(all: readonly T[]): T | undefined => all[Math.floor(Math.random() * all.length)];

/** Ways to ask gateways that may be gone at any moment: each request is repeated, of any of them, until one answers. */
export function moneyCalls(origins: readonly string[], tally: Tally) {
  async function insist(url: () => string, body: object, token?: string) {
    for (let wasCut = false; ; wasCut = true) {
      try {
        const answer = await fetch(url(), {
          method: "POST",
          headers: {
            "content-type": "application/json",
            ...(token !== undefined && { authorization: `Bearer ${token}` }),
          },
          body: JSON.stringify(body),
          signal: AbortSignal.timeout(PATIENCE),
        });
        const said: unknown = await answer.json();
        tally.requests += 1;
        return { said, status: answer.status, wasCut };
      } catch (error) {
        if (!(error instanceof TypeError || error instanceof SyntaxError)) throw error;
        tally.cuts += 1;
        await sleep(20);
      }
    }
  }

  const count = (code: string): void => void tally.refusals.set(code, (tally.refusals.get(code) ?? 0) + 1);

  /**
   * Asks; undefined where it was refused.
   * @param origin whom; any of them where nothing is said.
   */
  async function ask<T>(
    query: string,
    variables: object = {},
    token?: string,
    origin?: string,
  ): Promise<Answered<T> | undefined> {
    const { said, wasCut } = await insist(
      () => `${origin ?? oneOf(origins) ?? ""}/graphql`,
      { query, variables },
      token,
    );
    const { data, errors } = said as Answer;
    if (!errors) return { one: data?.["one"] as T, wasCut };
    const [{ message, extensions } = { message: "", extensions: { code: "" } }] = errors;
    count(extensions.code);
    if (!expected.has(extensions.code))
      tally.wrong.push(`${extensions.code} (${message}) for ${query} ${JSON.stringify(variables)}`);
    return undefined;
  }

  /** Asks for something under a key, and writes down what is answered; `one` names its field. */
  async function keyed<T>(
    { userId, token }: Pick<MoneyPerson, "userId" | "token">,
    kind: MoneyKind,
    query: string,
    variables: object,
  ): Promise<T | undefined> {
    const given = { key: crypto.randomUUID(), ...variables };
    const answer = await ask<T>(query, given, token);
    if (!answer) return undefined;
    tally.done.push({
      kind,
      userId,
      token,
      query,
      variables: given,
      answer: JSON.stringify(answer.one),
      wasCut: answer.wasCut,
    });
    return answer.one;
  }

  /** Asks once more for what was done, and says whether that is answered as it was. */
  async function again({ query, variables, token, answer, kind }: Done): Promise<void> {
    const second = await ask(query, variables, token);
    const said = JSON.stringify(second?.one);
    if (said !== answer)
      tally.wrong.push(`${kind} answered ${answer}, and the same key later ${said ?? "a refusal"}`);
  }

  return { ask, keyed, again, insist, count };
}

export type MoneyCalls = ReturnType<typeof moneyCalls>;
