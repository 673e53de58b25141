import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { readConfig } from "#gateway/platform/config.ts";
import { prepareStore } from "#gateway/prepareStore.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

const CREATE = `mutation ($sku: Int!, $name: String! = "Tow rope", $key: String) {
  productCreate(input: { productName: $name, productBrand: "Ropewalk", category: OFFICE, sku: $sku, price: { amountMinor: 900 } }, idempotencyKey: $key) { id version createdAt } }`;

describe.each(storeKinds)("an idempotency key on %s", (kind) => {
  let gateway: TestGateway;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());

  const create = async (variables: object, token?: string) => await gateway.graphql(CREATE, variables, token);
  const total = async () => (await gateway.graphql("{ products { total } }")).data?.["products"];

  it("gives the first answer again and adds nothing", async () => {
    const before = await total();
    const first = await create({ sku: 60_001, key: "a" });
    expect(first.errors).toBeUndefined();
    expect(await create({ sku: 60_001, key: "a" })).toEqual(first);
    expect(await total()).not.toEqual(before);
    const after = await total();
    await create({ sku: 60_001, key: "a" });
    expect(await total()).toEqual(after);
  });

  it("gives it again also when the same call arrives twice at once", async () => {
    const answers = await Promise.all([
      create({ sku: 60_002, key: "b" }),
      create({ sku: 60_002, key: "b" }),
      create({ sku: 60_002, key: "b" }),
    ]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
    expect((await gateway.graphql('{ products(filter: { q: "60002" }) { total } }')).data).toEqual({
      products: { total: 1 },
    });
  });

  it("is refused with other arguments or another call, and changes nothing", async () => {
    await create({ sku: 60_003, key: "c" });
    expect((await create({ sku: 60_003, name: "Other rope", key: "c" })).errors?.[0]?.extensions.code).toBe(
      "IDEMPOTENCY_MISMATCH",
    );
    const other = await gateway.graphql('mutation { productDelete(id: 1, idempotencyKey: "c") { ids } }');
    expect(other.errors?.[0]?.extensions.code).toBe("IDEMPOTENCY_MISMATCH");
    expect((await gateway.graphql("{ product(id: 1) { id } }")).data).toEqual({ product: { id: "1" } });
  });

  it("stays free when the call failed", async () => {
    expect((await create({ sku: 17_265, key: "d" })).errors?.[0]?.extensions.code).toBe("CONFLICT");
    expect((await create({ sku: 60_004, key: "d" })).errors).toBeUndefined();
  });

  it("belongs to one person: another one's equal key is another key", async () => {
    const mine = await create({ sku: 60_005, key: "e" }, await gateway.signIn("client"));
    const theirs = await create({ sku: 60_006, key: "e" }, await gateway.signIn("admin"));
    expect(mine.errors ?? theirs.errors).toBeUndefined();
    expect(theirs.data).not.toEqual(mine.data);
  });

  it("serves mutations that open a transaction of their own, and is forgotten after 24 hours", async () => {
    const bulk = async () =>
      await gateway.graphql(
        'mutation { productBulkUpdate(ids: [3, 4], input: { status: INACTIVE }, idempotencyKey: "f") { items { id version } } }',
      );
    const first = await bulk();
    expect(first.data).toEqual({
      productBulkUpdate: {
        items: [
          { id: "3", version: 2 },
          { id: "4", version: 2 },
        ],
      },
    });
    expect(await bulk()).toEqual(first);
    gateway.clock.move(DAY);
    expect((await bulk()).data).toEqual({
      productBulkUpdate: {
        items: [
          { id: "3", version: 3 },
          { id: "4", version: 3 },
        ],
      },
    });
  });

  it.each(["", "   ", "x".repeat(101), "a\0b"])("must have 1 to 100 characters, case %#", async (key) => {
    expect((await create({ sku: 60_007, key })).errors?.[0]?.extensions).toMatchObject({
      code: "BAD_USER_INPUT",
      fields: { idempotencyKey: {} },
    });
  });

  it("is forgotten by a reset of the sample data, which the kept answer no longer fits", async () => {
    const first = await create({ sku: 60_010, key: "i" });
    await prepareStore(gateway.store, readConfig({ NODE_ENV: "test" }), gateway.clock, true);
    const second = await create({ sku: 60_010, key: "i" });
    expect(second.errors).toBeUndefined();
    expect((await gateway.graphql('{ products(filter: { q: "60010" }) { total } }')).data).toEqual({
      products: { total: 1 },
    });
    expect(first.errors).toBeUndefined();
  });

  it("lets subscribers hear of the change once, after it stands", async () => {
    const heard: unknown[] = [];
    const events = gateway.live.subscribe("ecommerce_products")[Symbol.asyncIterator]();
    const next = events.next().then(({ value }) => heard.push(value));
    await create({ sku: 60_008, key: "g" });
    await create({ sku: 60_008, key: "g" });
    await next;
    const second = events.next().then(({ value }) => heard.push(value));
    await create({ sku: 60_009, key: "h" });
    await second;
    expect(heard).toHaveLength(2);
    expect(new Set(heard.map((one) => (one as { id: string }).id)).size).toBe(2);
    await events.return?.();
  });
});

it("every mutation that changes rows takes an idempotency key", async () => {
  const gateway = await createTestGateway();
  const { data } = await gateway.graphql("{ __schema { mutationType { fields { name args { name } } } } }");
  const { __schema } = data as {
    __schema: { mutationType: { fields: { name: string; args: { name: string }[] }[] } };
  };
  // What steers the mock server does the same when it is sent twice; a key would keep a digest of a password.
  const controls = /^(sampleReset$|(snapshot|sandbox|faultRule|journal)[A-Z])/;
  const without = __schema.mutationType.fields
    .filter(({ name, args }) => !controls.test(name) && !args.some(({ name }) => name === "idempotencyKey"))
    .map(({ name }) => name);
  expect(without.toSorted()).toEqual([
    "accountInvite",
    "accountRestore",
    "accountRoleSet",
    "accountSessionsEnd",
    "accountSuspend",
    "apiTokenCreate",
    "appSecretReveal",
    "captchaBegin",
    "chatTyping",
    "customerPasswordChange",
    "giftCodeBatchCreate",
    "inviteVisit",
    "keyPairCreate",
    "ledgerCheckRun",
    "login",
    "logout",
    "machinePasswordReset",
    "ordinaryUserLogin",
    "passkeyAddBegin",
    "passkeyAddFinish",
    "passkeyRemove",
    "passkeySignInBegin",
    "passkeySignInFinish",
    "passwordChange",
    "passwordResetBegin",
    "passwordResetFinish",
    "recoveryCodesRenew",
    "registrationBegin",
    "registrationFinish",
    "sampleUserPasswordChange",
    "teamHandOver",
    "thirdPartyBegin",
    "thirdPartyFinish",
    "thirdPartyLink",
    "thirdPartyLinkBegin",
    "thirdPartySignIn",
    "thirdPartyUnlink",
    "transferCreate",
    "transferPayeeCheck",
    "twoFactorBegin",
    "twoFactorConfirm",
    "twoFactorEnd",
    "viewAs",
    "webhookCreate",
    "webhookSecretRotate",
    "withdrawalCreate",
  ]);
  await gateway.close();
});
