import { getNamedType, isInputObjectType, type GraphQLInputType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { rowMakers } from "./foreignRowMakers.ts";
import { hostingFields, machineFields, placedFields, type Trial, webhookTrials } from "./foreignTrials.ts";
import { fieldsOf } from "./roleCallers.ts";
import { fieldAudiences } from "./roleTable.ts";
import { teamTrials } from "./teamTrials.ts";

let gateway: TestGateway;
/** Whose rows they are, and an administrator who is told their identifiers. */
let owner: string;
let other: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  [owner, other] = [await gateway.signIn("client"), await gateway.signIn("admin")];
});
afterAll(() => gateway.close());

const ask = asking(() => gateway);
const textOf = async (query: string, variables?: object) =>
  JSON.stringify(await ask(query, variables, owner));

const {
  sentFile,
  savedView,
  startedMeter,
  ownRecharge,
  inviteCode,
  ownWithdrawal,
  firstNotification,
  anotherSession,
  passkey,
  apiToken,
  webhook,
  webhookDelivery,
  ...ofTeams
} = rowMakers(() => ({ gateway, owner, other }));

const VIEWS = '{ views(list: "products") { id name } }';
const FILES = "{ files { items { id name } } }";
const PASSKEYS = "{ passkeys { id name } }";

const of =
  (make: Trial["make"], look: string) =>
  (query: string, answers: Trial["answers"] = "NOT_FOUND"): Trial => ({ make, query, answers, look });
const ofRecharge = of(ownRecharge, "{ recharges { items { id status } } }");
const ofCode = of(inviteCode, "{ inviteCodes { id state channel visits } }");
const ofWithdrawal = of(ownWithdrawal, "{ withdrawals { items { id status } } }");

/** By the field that takes the identifier of a row that somebody owns. */
const trials: Record<string, Trial> = {
  view: {
    make: savedView,
    query: "query ($id: ID!) { view(id: $id) { name } }",
    answers: { data: { view: null } },
    look: VIEWS,
  },
  viewUpdate: {
    make: savedView,
    query: 'mutation ($id: ID!) { viewUpdate(id: $id, input: { name: "Taken" }) { name } }',
    answers: "NOT_FOUND",
    look: VIEWS,
  },
  viewDelete: {
    make: savedView,
    query: "mutation ($id: ID!) { viewDelete(id: $id) }",
    answers: "NOT_FOUND",
    look: VIEWS,
  },
  fileDelete: {
    make: sentFile,
    query: "mutation ($id: ID!) { fileDelete(id: $id) }",
    answers: "NOT_FOUND",
    look: FILES,
  },
  profileUpdate: {
    make: sentFile,
    query: "mutation ($id: ID!) { profileUpdate(input: { avatarFileId: $id }) { id } }",
    answers: "BAD_USER_INPUT",
    look: FILES,
  },
  notificationRead: {
    make: firstNotification,
    query: "mutation ($id: ID!) { notificationRead(ids: [$id]) { id } }",
    answers: { data: { notificationRead: [] } },
    look: "{ notifications { items { id readAt } } }",
  },
  sessionRevoke: {
    make: anotherSession,
    query: "mutation ($id: ID!) { sessionRevoke(id: $id) }",
    answers: "NOT_FOUND",
    look: "{ sessions { id } }",
  },
  passkeyRename: {
    make: passkey,
    query: 'mutation ($id: ID!) { passkeyRename(id: $id, name: "Taken") { id } }',
    answers: "NOT_FOUND",
    look: PASSKEYS,
  },
  passkeyRemove: {
    make: passkey,
    query: 'mutation ($id: ID!) { passkeyRemove(id: $id, password: "admin") }',
    answers: "NOT_FOUND",
    look: PASSKEYS,
  },
  recharge: ofRecharge("query ($id: ID!) { recharge(id: $id) { no } }", { data: { recharge: null } }),
  rechargeClose: ofRecharge('mutation ($id: ID!) { rechargeClose(id: $id, idempotencyKey: "c") { no } }'),
  rechargeSimulate: ofRecharge(
    'mutation ($id: ID!) { rechargeSimulate(id: $id, outcome: PAID, idempotencyKey: "s") { no } }',
  ),
  inviteCodeSwitch: ofCode(
    'mutation ($id: ID!) { inviteCodeSwitch(id: $id, isOn: false, idempotencyKey: "theirs") { id } }',
  ),
  inviteCodeSet: ofCode(
    'mutation ($id: ID!) { inviteCodeSet(id: $id, input: { channel: "Taken" }, idempotencyKey: "theirs") { id } }',
  ),
  inviteFunnel: ofCode("query ($id: ID!) { inviteFunnel(codeId: $id) { visits } }", {
    data: { inviteFunnel: { visits: 0 } },
  }),
  withdrawalCancel: ofWithdrawal(
    'mutation ($id: ID!) { withdrawalCancel(id: $id, idempotencyKey: "theirs") { id } }',
  ),
  apiTokenRevoke: {
    make: apiToken,
    query: "mutation ($id: ID!) { apiTokenRevoke(id: $id) }",
    answers: "NOT_FOUND",
    look: "{ apiTokens { id } }",
  },
  ...webhookTrials({ webhook, webhookDelivery }),
  ...teamTrials(ofTeams),
  usageRecords: {
    make: startedMeter,
    query: "query ($id: ID!) { usageRecords(filter: { meterId: $id }) { items { id } } }",
    answers: { data: { usageRecords: { items: [] } } },
    look: "{ spending { meters { id } } }",
  },
};

/**
 * Fields whose identifier is of what belongs to everybody, or says where a page of the caller's own rows begins, is of what
 * an administrator may read as well, or names a product: such have a test of their own.
 */
const withoutOwner = new Set([
  "announcementDismiss",
  ...hostingFields.concat(machineFields),
  ...placedFields,
  "couponClaim",
  "goodRedeem",
  "image",
  "imageStar",
  "imageSubscribe",
  "ledgerTransaction",
  "notifications",
  "order",
  "orderCancel",
  "orderCreate",
  "orderPay",
  "orderRefundRequest",
  "ownAudit",
  "quote",
  "template",
  "templateSource",
  "transferCancel",
  "transferCreate",
]);

function takesIdentifier(given: GraphQLInputType): boolean {
  const type = getNamedType(given);
  return isInputObjectType(type)
    ? Object.values(type.getFields()).some((field) => takesIdentifier(field.type))
    : type.name === "ID";
}

it("there is a trial of every field that takes the identifier of a row that somebody owns", () => {
  const fields = (["query", "mutation", "subscription"] as const).flatMap((kind) =>
    fieldsOf(kind).filter(
      ({ name, args }) =>
        fieldAudiences[kind][name] === "people" &&
        args.some((one) => one.name !== "idempotencyKey" && takesIdentifier(one.type)),
    ),
  );
  expect(
    fields
      .map(({ name }) => name)
      .filter((name) => !withoutOwner.has(name))
      .toSorted(),
  ).toEqual(Object.keys(trials).toSorted());
});

describe.each(Object.entries(trials))("%s with the identifier of somebody else's row", (_, trial) => {
  it("answers as if there was none, and leaves it as it is", async () => {
    const id = await trial.make();
    const before = await textOf(trial.look);
    expect(before).toContain(`"${id}"`);
    const { data, errors } = await gateway.graphql(trial.query, { id }, other);
    expect(errors?.[0]?.extensions.code ?? { data }).toEqual(trial.answers);
    expect(await textOf(trial.look)).toBe(before);
  });
});
