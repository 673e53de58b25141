import { getNamedType, isInputObjectType, type GraphQLInputType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { apiTokenCalls } from "#tests/accounts/apiTokens/apiTokenCalls.ts";
import { passkeyCalls } from "#tests/accounts/passkeys/passkeyCalls.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { png } from "#tests/support/picture.ts";
import { fieldsOf } from "./roleCallers.ts";
import { fieldAudiences } from "./roleTable.ts";

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

async function sentFile(): Promise<string> {
  const answer = await gateway.inject({
    method: "POST",
    url: "/api/files",
    payload: png,
    headers: { "content-type": "image/png", "x-file-name": "own.png", authorization: `Bearer ${owner}` },
  });
  return answer.json<{ id: string }>().id;
}

async function savedView(): Promise<string> {
  const { made } = await ask<{ made: { id: string } }>(
    'mutation { made: viewCreate(input: { list: "products", name: "Mine" }) { id } }',
    {},
    owner,
  );
  return made.id;
}

async function firstNotification(): Promise<string> {
  const { notifications } = await ask<{ notifications: { items: { id: string }[] } }>(
    "{ notifications { items { id } } }",
    {},
    owner,
  );
  return notifications.items[0]?.id ?? "";
}

async function anotherSession(): Promise<string> {
  await gateway.signIn("client");
  const { sessions } = await ask<{ sessions: { id: string; isCurrent: boolean }[] }>(
    "{ sessions { id isCurrent } }",
    {},
    owner,
  );
  return sessions.find(({ isCurrent }) => !isCurrent)?.id ?? "";
}

interface Trial {
  /** Makes a row of the owner's, and answers its identifier. */
  make: () => Promise<string>;
  /** What the other person does with it, and what that answers where there is no such row. */
  query: string;
  answers: "NOT_FOUND" | "BAD_USER_INPUT" | { data: object };
  /** How the owner looks at such rows. */
  look: string;
}

const VIEWS = '{ views(list: "products") { id name } }';
const FILES = "{ files { items { id name } } }";
const PASSKEYS = "{ passkeys { id name } }";
const passkey = async () => (await passkeyCalls(() => gateway).add("client")).id;
const apiToken = async () => (await apiTokenCalls(() => gateway).create("client")).apiToken.id;

const MAKE_CODE = 'mutation { made: inviteCodeCreate(input: {}, idempotencyKey: "mine") { id } }';
const inviteCode = async () => (await ask<{ made: { id: string } }>(MAKE_CODE, {}, owner)).made.id;

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
  inviteCodeSwitch: {
    make: inviteCode,
    query: 'mutation ($id: ID!) { inviteCodeSwitch(id: $id, isOn: false, idempotencyKey: "theirs") { id } }',
    answers: "NOT_FOUND",
    look: "{ inviteCodes { id state } }",
  },
  apiTokenRevoke: {
    make: apiToken,
    query: "mutation ($id: ID!) { apiTokenRevoke(id: $id) }",
    answers: "NOT_FOUND",
    look: "{ apiTokens { id } }",
  },
};

/**
 * Fields whose identifier is of what belongs to everybody, or says where a page of the caller's own rows begins, or is of what
 * an administrator may read as well: such have a test of their own.
 */
const withoutOwner = new Set([
  "announcementDismiss",
  "couponClaim",
  "goodRedeem",
  "ledgerTransaction",
  "notifications",
  "ownAudit",
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
