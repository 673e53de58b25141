import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { createBusinessClock } from "#gateway/platform/businessClock.ts";
import { DAY, HOUR, MINUTE, timestamp } from "#gateway/platform/clock.ts";
import { openLocalLive } from "#gateway/platform/live.ts";
import { machine } from "#gateway/domains/partners/inviteCodes/machine.ts";
import { InviteCodeState } from "#gateway/domains/partners/inviteCodes/repository.ts";
import { bind, inviterOf } from "#gateway/domains/partners/inviteCodes/rules.ts";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";

interface Code {
  id: string;
  code: string;
  state: string;
  used: number;
  visits: number;
}
const CODE = "{ id code state used visits }";
let keys = 0;

const table = {
  active: { disable: "disabled", expire: "expired", exhaust: "exhausted" },
  disabled: { enable: "active" },
  expired: {},
  exhausted: {},
} as const;

it.each(Object.values(InviteCodeState))("an invite code that is %s goes where the table says", (state) => {
  expect(
    Object.fromEntries(machine.offered({ state }).map(({ action }) => [action, machine.steps[action].to])),
  ).toEqual(table[state]);
});

describe.each(storeKinds)("invite codes on %s", (kind) => {
  let gateway: TestGateway;
  let token: string;
  beforeAll(async () => {
    gateway = await createTestGateway({ store: await openSampleStore(kind) });
  }, 60_000);
  afterAll(() => gateway.close());
  beforeEach(async () => {
    token = await gateway.signIn("developer");
    for (const name of ["partners_invite_codes", "partners_invite_relations"] as const)
      await gateway.store.db.deleteFrom(name).execute();
  });
  const ask = asking(() => gateway);
  const create = async (input: object = {}) =>
    (
      await ask<{ made: Code }>(
        `mutation ($input: InviteCodeInput!, $key: String!) { made: inviteCodeCreate(input: $input, idempotencyKey: $key) ${CODE} }`,
        { input, key: `invite ${(keys += 1)}` },
        token,
      )
    ).made;
  const turn = async (id: string, isOn: boolean, as = token) =>
    (
      await ask<{ turned: Code }>(
        `mutation ($id: ID!, $isOn: Boolean!, $key: String!) { turned: inviteCodeSwitch(id: $id, isOn: $isOn, idempotencyKey: $key) ${CODE} }`,
        { id, isOn, key: `turn ${(keys += 1)}` },
        as,
      )
    ).turned;
  const list = async () =>
    (await ask<{ inviteCodes: Code[] }>(`{ inviteCodes ${CODE} }`, {}, token)).inviteCodes;
  const visit = async (code: string) =>
    (await ask<{ inviteVisit: boolean }>("mutation ($code: String!) { inviteVisit(code: $code) }", { code }))
      .inviteVisit;
  const join = async (userId: string, code: string) =>
    await bind(
      { home: gateway.store, homeLive: openLocalLive(), businessClock: createBusinessClock(gateway.clock) },
      { userId, code },
    );

  it("are made up or chosen, and nobody else has one that looks the same", async () => {
    expect((await create()).code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/);
    expect(await create({ code: "Quay26" })).toMatchObject({ code: "Quay26", state: "ACTIVE", used: 0 });
    await expect(create({ code: "QUAY26" })).rejects.toThrow("Somebody has this code");
    expect(await list()).toHaveLength(2);
  });

  it("keep who invited whom once, and never oneself", async () => {
    await create({ code: "first" });
    await join("usr_support", "FIRST");
    await join("usr_support", "first");
    await join("usr_developer", "first");
    expect(await inviterOf(gateway.store.db, "usr_support")).toMatchObject({ inviterId: "usr_developer" });
    expect(await inviterOf(gateway.store.db, "usr_developer")).toBeUndefined();
    expect(await list()).toMatchObject([{ used: 1 }]);
  });

  it("invite as many as they are for, also where two come at once", async () => {
    await create({ code: "single", maxUses: 1 });
    await Promise.all([join("usr_support", "single"), join("usr_finance", "single")]);
    expect(await list()).toMatchObject([{ used: 1, state: "EXHAUSTED" }]);
    expect(await visit("single")).toBe(false);
  });

  it("count towards the task of who invites", async () => {
    await create({ code: "friends" });
    await join("usr_finance", "friends");
    const { points } = await ask<{ points: { tasks: { code: string; progress: number }[] } }>(
      "{ points { tasks { code progress } } }",
      {},
      token,
    );
    expect(points.tasks.find(({ code }) => code === "INVITE")?.progress).toBeGreaterThan(0);
  });

  it("count a visit once a day from an address", async () => {
    await create({ code: "seen" });
    expect([await visit("seen"), await visit("SEEN"), await visit("other"), await visit("no!")]).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(await list()).toMatchObject([{ visits: 1 }]);
    gateway.clock.move(DAY);
    token = await gateway.signIn("developer");
    await visit("seen");
    expect(await list()).toMatchObject([{ visits: 2 }]);
  });

  it("are switched off and on by their owner alone", async () => {
    const { id } = await create({ code: "onoff" });
    expect(await turn(id, false)).toMatchObject({ state: "DISABLED" });
    await join("usr_finance2", "onoff");
    expect(await inviterOf(gateway.store.db, "usr_finance2")).toBeUndefined();
    expect(await turn(id, true)).toMatchObject({ state: "ACTIVE" });
    await expect(turn(id, false, await gateway.signIn("admin"))).rejects.toThrow("not found");
  });

  it("are over by themselves, and are not switched on again then", async () => {
    const { id } = await create({ expiresAt: timestamp(gateway.clock, HOUR) });
    gateway.clock.move(HOUR);
    await gateway.leading.pass(2 * MINUTE);
    expect(await list()).toMatchObject([{ state: "EXPIRED" }]);
    await expect(turn(id, true)).rejects.toThrow("cannot take this step");
  });

  it("are twenty at most", async () => {
    for (let at = 0; at < 20; at += 1) await create();
    await expect(create()).rejects.toThrow("all there can be");
  });

  it.each([
    [{ code: "a b!" }, "code"],
    [{ maxUses: 0 }, "maxUses"],
    [{ channel: "x".repeat(41) }, "channel"],
    [{ expiresAt: "2020-01-01T00:00:00Z" }, "expiresAt"],
  ])("are not made with %j", async (input, field) => {
    const { errors } = await gateway.graphql(
      'mutation ($input: InviteCodeInput!) { inviteCodeCreate(input: $input, idempotencyKey: "wrong") { id } }',
      { input },
      token,
    );
    expect(errors?.[0]?.extensions).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: {} } });
  });
});
