import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { domainCalls } from "#tests/domains/domainCalls.ts";

let gateway: TestGateway;
const calls = domainCalls(() => gateway);
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const SET = `mutation ($input: DomainSuffixInput!, $at: Int!) { set: domainSuffixSet(suffix: "berth.wiki", input: $input, expectedVersion: $at) { isEnabled version } }`;
const input = {
  isEnabled: true,
  minLength: 5,
  maxLength: 20,
  perUser: 1,
  termDays: 30,
  pointsCost: 0,
  reserved: ["kept"],
  flagged: [],
};

it("tells its reserved names to administrators alone", async () => {
  const ask = async (who: string) =>
    (
      await calls.ask<{ domainSuffixes: { reserved: string[] | null }[] }>(
        "{ domainSuffixes { reserved } }",
        {},
        who,
      )
    ).domainSuffixes;
  expect((await ask("client")).every(({ reserved }) => reserved === null)).toBe(true);
  expect((await ask("admin")).every(({ reserved }) => reserved !== null)).toBe(true);
});

it("is opened by an administrator, and counts from then on", async () => {
  expect(await calls.refusal(SET, { input, at: 1 })).toMatchObject({ code: "FORBIDDEN" });
  expect(await calls.ask(SET, { input, at: 1 }, "admin")).toEqual({ set: { isEnabled: true, version: 2 } });
  expect(await calls.refusal(SET, { input, at: 1 }, "admin")).toMatchObject({ code: "VERSION_CONFLICT" });
  expect((await calls.register("opened", "berth.wiki")).status).toBe("ACTIVE");
});

it.each([{ minLength: 0 }, { minLength: 30 }, { maxLength: 64 }, { perUser: -1 }, { termDays: 0 }])(
  "does not take terms that cannot be: %j",
  async (wrong) => {
    expect(await calls.refusal(SET, { input: { ...input, ...wrong }, at: 2 }, "admin")).toMatchObject({
      code: "BAD_USER_INPUT",
    });
  },
);
