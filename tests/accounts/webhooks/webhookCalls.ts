import { tell, type NotificationInput } from "#gateway/domains/accounts/notifications/rules.ts";
import { createJobs } from "#gateway/platform/jobs/jobs.ts";
import { asking, type TestGateway } from "#tests/support/gateway.ts";

export interface Delivery {
  id: string;
  type: string;
  kind: string | null;
  payload: string;
  status: string;
  attempts: number;
  responseCode: number | null;
  answer: string | null;
  failure: string | null;
  nextAttemptAt: string | null;
}
export interface Hook {
  id: string;
  name: string;
  isEnabled: boolean;
  offReason: string | null;
  failingSince: string | null;
  ending: string;
  formerUntil: string | null;
}

const hookFields = "{ id name url kinds isEnabled offReason failingSince ending formerUntil }";
const fields =
  "{ id type kind payload status attempts responseCode answer failure durationMs createdAt attemptedAt nextAttemptAt }";

/** What a person does with endpoints, over a gateway. */
export function webhookCalls(gateway: () => TestGateway, token: () => string) {
  const ask = asking(gateway);
  const inputOf = (input: object) => ({
    name: "Harbour",
    url: "https://hooks.example/in",
    kinds: ["ORDER"],
    ...input,
  });
  const create = async (input: object = {}) =>
    (
      await ask<{ made: { secret: string; webhook: Hook } }>(
        `mutation ($input: WebhookInput!) { made: webhookCreate(input: $input) { secret webhook ${hookFields} } }`,
        { input: inputOf(input) },
        token(),
      )
    ).made;
  const update = async (id: string, input: object) =>
    (
      await ask<{ one: Hook }>(
        `mutation ($id: ID!, $input: WebhookInput!) { one: webhookUpdate(id: $id, input: $input) ${hookFields} }`,
        { id, input: inputOf(input) },
        token(),
      )
    ).one;
  const list = async () =>
    (await ask<{ webhooks: Hook[] }>(`{ webhooks ${hookFields} }`, {}, token())).webhooks;
  const deliveries = async (webhookId: string) =>
    (
      await ask<{ page: { items: Delivery[] } }>(
        `query ($webhookId: ID!) { page: webhookDeliveries(webhookId: $webhookId) { items ${fields} } }`,
        { webhookId },
        token(),
      )
    ).page.items;
  const act = async (name: string, id: string) =>
    await gateway().graphql(`mutation ($id: ID!) { one: ${name}(id: $id) { id } }`, { id }, token());
  const refusal = async (input: object) =>
    (
      await gateway().graphql(
        "mutation ($input: WebhookInput!) { webhookCreate(input: $input) { secret } }",
        { input: inputOf(input) },
        token(),
      )
    ).errors?.[0]?.extensions;
  return { ask, create, update, list, deliveries, act, refusal };
}

/** Tells somebody something, as a change of the gateway's does. */
export async function tellOf(
  gateway: TestGateway,
  news: Partial<NotificationInput> = {},
  userId = "usr_client",
): Promise<string> {
  const { store: home, live, clock, app } = gateway;
  const background = {
    after: () => {},
    atEarliest: () => () => {},
    every: () => () => {},
    share: () => () => {},
    isShared: () => false,
  };
  const around = { live, clock, log: app.log, background: { ...background, close: () => Promise.resolve() } };
  const jobs = createJobs(home, around, {});
  const id = await tell({ home, homeLive: live, clock, jobs }, userId, {
    kind: "order",
    tone: "ok",
    message: "orderPaid",
    params: { orderNo: "O20261125000001", amountMicros: "116000000" },
    link: "/order/details/1",
    ...news,
  });
  jobs.close();
  // Whoever does jobs has heard of it by then.
  await gateway.graphql("{ __typename }");
  return id;
}
