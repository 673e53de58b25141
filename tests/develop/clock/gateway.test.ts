import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { DAY, HOUR, MINUTE } from "#gateway/platform/clock.ts";
import { quietMeters } from "#tests/ledger/usage/quietMeters.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

const CLOCK = "query { clock { now target aheadMs isMoving } }";
const ADVANCE = "mutation ($to: DateTime!) { clockAdvance(to: $to) { now target aheadMs isMoving } }";

describe("the business time", () => {
  let gateway: TestGateway;
  let token: string;
  const open = async (env: Record<string, string> = {}) => {
    gateway = await createTestGateway({ env });
    await quietMeters(gateway.store);
    token = await gateway.signIn("admin");
  };
  beforeEach(async () => await open());
  afterEach(async () => await gateway.close());

  const clock = async () => (await gateway.graphql(CLOCK, {}, token)).data?.["clock"];
  const advance = async (to: number, by = token) =>
    await gateway.graphql(ADVANCE, { to: new Date(to).toISOString() }, by);
  const refused = async (to: number) => (await advance(to)).errors?.[0]?.extensions;
  const now = () => gateway.clock.now();

  it("is real time until an administrator moves it ahead, and goes on from there", async () => {
    const real = new Date(now()).toISOString();
    expect(await clock()).toEqual({ now: real, target: real, aheadMs: 0, isMoving: false });
    const to = now() + 40 * DAY;
    expect((await advance(to)).data?.["clockAdvance"]).toMatchObject({ now: real, isMoving: true });
    await gateway.leading.pass(MINUTE);
    gateway.clock.move(HOUR);
    const later = new Date(to + HOUR).toISOString();
    expect(await clock()).toEqual({ now: later, target: later, aheadMs: 40 * DAY, isMoving: false });
  });

  it("leaves sessions as they are: who signed in stays signed in", async () => {
    await advance(now() + 300 * DAY);
    await gateway.leading.pass(MINUTE);
    expect(await clock()).toMatchObject({ aheadMs: 300 * DAY });
  });

  it.each([
    ["to the past", -HOUR, "BACKWARDS"],
    ["to where it is", 0, "BACKWARDS"],
    ["over more than a year", 366 * DAY + 1, "TOO_FAR"],
  ])("is not moved %s", async (_, by, reason) => {
    expect(await refused(now() + by)).toMatchObject({ code: "CLOCK_REFUSED", reason });
    expect(await clock()).toMatchObject({ aheadMs: 0, isMoving: false });
  });

  it("is moved by one at a time", async () => {
    await advance(now() + DAY);
    expect(await refused(now() + 2 * DAY)).toMatchObject({ code: "CLOCK_REFUSED", reason: "MOVING" });
  });

  it("is not moved by people who are no administrators", async () => {
    const { errors } = await advance(now() + DAY, await gateway.signIn("client"));
    expect(errors?.[0]?.extensions.code).toBe("FORBIDDEN");
  });

  it("is not moved where the gateway holds no sample data", async () => {
    const { store } = gateway;
    await gateway.app.close();
    const real = await createTestGateway({
      store,
      env: { SAMPLE_ACCESS: "off", SAMPLE_ACCOUNTS: "0" },
    });
    gateway = real;
    expect(await refused(now() + DAY)).toMatchObject({ code: "CLOCK_REFUSED", reason: "NO_SAMPLE_DATA" });
  });
});
