import { apiTokenCalls } from "#tests/accounts/apiTokens/apiTokenCalls.ts";
import { webhookCalls } from "#tests/accounts/webhooks/webhookCalls.ts";
import { passkeyCalls } from "#tests/accounts/passkeys/passkeyCalls.ts";
import { asking, type TestGateway } from "#tests/support/gateway.ts";
import { png } from "#tests/support/picture.ts";

/** Where rows are made, by whom, and who else is there. */
export interface Owning {
  gateway: TestGateway;
  /** The tokens of the owner and of an administrator. */
  owner: string;
  other: string;
}

/** What makes a row of the owner's of each kind, and answers its identifier. */
export function rowMakers(owning: () => Owning) {
  const ask = asking(() => owning().gateway);
  const made = async (mutation: string, by: "owner" | "other" = "owner"): Promise<string> =>
    (await ask<{ made: { id: string } }>(`mutation { made: ${mutation} { id } }`, {}, owning()[by])).made.id;
  const webhook = async (): Promise<string> => {
    const { gateway, owner } = owning();
    const { create } = webhookCalls(
      () => gateway,
      () => owner,
    );
    return (await create()).webhook.id;
  };
  let teams = 0;
  const team = () =>
    made(`teamCreate(name: "Harbour", project: { name: "Web" }, idempotencyKey: "team-${(teams += 1)}")`);
  // One person owns ten teams at most: what is in a team is of one.
  let theirs: Promise<string> | undefined;
  return {
    team: () => (theirs ??= team()),
    teamInvitation: async (): Promise<string> => {
      const teamId = await (theirs ??= team());
      const to = `somebody-${(teams += 1)}@example.org`;
      return await made(
        `teamInvite(teamId: "${teamId}", input: { email: "${to}", role: VIEWER }, idempotencyKey: "${to}")`,
      );
    },
    project: async (): Promise<string> => {
      const teamId = await (theirs ??= team());
      const name = `Part ${(teams += 1)}`;
      return await made(
        `projectCreate(teamId: "${teamId}", input: { name: "${name}" }, idempotencyKey: "${name}")`,
      );
    },
    sentFile: async (): Promise<string> => {
      const { gateway, owner } = owning();
      const headers = { "content-type": "image/png", "x-file-name": "own.png" };
      const answer = await gateway.inject({
        method: "POST",
        url: "/api/files",
        payload: png,
        headers: { ...headers, authorization: `Bearer ${owner}` },
      });
      return answer.json<{ id: string }>().id;
    },
    savedView: () => made('viewCreate(input: { list: "products", name: "Mine" })'),
    startedMeter: () =>
      made(
        'meterStart(idempotencyKey: "foreign", input: { userId: "usr_client", name: "shop", spec: {} })',
        "other",
      ),
    inviteCode: () => made('inviteCodeCreate(input: {}, idempotencyKey: "mine")'),
    ownWithdrawal: async (): Promise<string> => {
      const { withdrawals } = await ask<{ withdrawals: { items: { id: string }[] } }>(
        "{ withdrawals { items { id } } }",
        {},
        owning().owner,
      );
      return withdrawals.items[0]?.id ?? "";
    },
    ownRecharge: () => made('rechargeCreate(amount: "1000000", channel: ALIPAY, idempotencyKey: "r")'),
    firstNotification: async (): Promise<string> => {
      const { notifications } = await ask<{ notifications: { items: { id: string }[] } }>(
        "{ notifications { items { id } } }",
        {},
        owning().owner,
      );
      return notifications.items[0]?.id ?? "";
    },
    anotherSession: async (): Promise<string> => {
      await owning().gateway.signIn("client");
      const { sessions } = await ask<{ sessions: { id: string; isCurrent: boolean }[] }>(
        "{ sessions { id isCurrent } }",
        {},
        owning().owner,
      );
      return sessions.find(({ isCurrent }) => !isCurrent)?.id ?? "";
    },
    passkey: async () => (await passkeyCalls(() => owning().gateway).add("client")).id,
    webhook,
    webhookDelivery: async (): Promise<string> => await made(`webhookPing(id: "${await webhook()}")`),
    apiToken: async () => (await apiTokenCalls(() => owning().gateway).create("client")).apiToken.id,
  };
}
