import { timestamp } from "#gateway/platform/clock.ts";
import type { MoneyCalls } from "./moneyCalls.ts";
import { PEOPLE, type MoneyPerson } from "./moneyStore.ts";

/** The codes of gifts that each person has; every fourth is another one's too. */
const CODES = 25;
const YEAR = 365 * 24 * 3_600_000;

/** Signs somebody in, and answers the token. */
export async function signIn({ ask }: MoneyCalls, username: string, password = username): Promise<string> {
  const answer = await ask<{ accessToken: string }>(
    "mutation ($username: String!, $password: String!) { one: ordinaryUserLogin(username: $username, password: $password) { accessToken } }",
    { username, password },
  );
  if (!answer) throw new Error(`${username} cannot sign in.`);
  return answer.one.accessToken;
}

/** Makes what there is to be had, and something that runs for everybody. */
export async function makeOffers({ ask }: MoneyCalls, admin: string, people: readonly MoneyPerson[]) {
  const make = async <T>(query: string, variables: object): Promise<T> => {
    const answer = await ask<T>(query, { key: crypto.randomUUID(), ...variables }, admin);
    if (!answer) throw new Error(`Refused: ${query}`);
    return answer.one;
  };
  const { codes } = await make<{ codes: string[] }>(
    "mutation ($input: GiftCodeBatchInput!) { one: giftCodeBatchCreate(input: $input) { codes } }",
    {
      input: {
        title: "Bench",
        amount: "5000000",
        count: PEOPLE * CODES,
        expiresAt: timestamp({ now: Date.now }, YEAR),
      },
    },
  );
  const template = await make<{ id: string }>(
    "mutation ($input: CouponTemplateInput!, $key: String!) { one: couponTemplateCreate(input: $input, idempotencyKey: $key) { id } }",
    { input: { title: "Bench", kind: "AMOUNT", amount: "3000000", perUser: 100, validDays: 30 } },
  );
  const goods: string[] = [];
  for (const more of [
    { type: "GIFT", giftAmount: "1000000", stock: 500 },
    { type: "COUPON", couponTemplateId: template.id },
    { type: "PLAN_DAYS", quantity: 3, stock: 150 },
  ])
    goods.push(
      (
        await make<{ id: string }>(
          "mutation ($input: GoodInput!, $key: String!) { one: goodCreate(input: $input, idempotencyKey: $key) { id } }",
          { input: { title: "Bench", costPoints: 15, ...more } },
        )
      ).id,
    );
  for (const [n, { userId }] of people.entries())
    await make(
      "mutation ($input: MeterInput!, $key: String!) { one: meterStart(input: $input, idempotencyKey: $key) { id } }",
      {
        input: { userId, name: "shop", spec: { cpuMilli: 500 + n * 100, memoryMib: 1_000, ports: n % 3 } },
      },
    );
  const codesOf = (n: number): string[] =>
    codes.slice(n * CODES, (n + 1) * CODES).concat(codes.slice(((n + 1) % PEOPLE) * CODES).slice(0, 1));
  return { offers: { goods, couponTemplate: template.id }, codesOf };
}
