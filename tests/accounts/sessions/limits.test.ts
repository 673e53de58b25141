import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createSignInLimits, type SignInLimits } from "#gateway/platform/limits/signInLimits.ts";
import { HOUR, MINUTE } from "#gateway/platform/clock.ts";
import { AppError } from "#gateway/platform/errors.ts";
import type { Store } from "#gateway/platform/store/database.ts";
import { TestClock } from "#tests/support/clock.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";
import { openSampleStore, storeKinds } from "#tests/support/stores.ts";
import { TestTimers } from "#tests/support/timers.ts";

const times = async <T>(count: number, work: (n: number) => Promise<T>): Promise<T[]> =>
  await Promise.all(Array.from({ length: count }, (_, n) => work(n)));

describe.each(storeKinds)("sign-ins counted on %s", (kind) => {
  const clock = new TestClock();
  const timers = new TestTimers(clock);
  let store: Store;
  let limits: SignInLimits;
  beforeAll(async () => {
    store = await openSampleStore(kind);
    limits = createSignInLimits(store, clock, timers);
  }, 60_000);
  afterAll(() => store.close());

  /** The seconds to wait, and 0 for an attempt that may be made. */
  const attempt = async (account: string, address: string, by = limits): Promise<number> =>
    await by.attempt(account, address).then(
      () => 0,
      (error: unknown) => {
        if (!(error instanceof AppError) || error.code !== "TOO_MANY_REQUESTS") throw error;
        return error.details.retryAfter ?? Number.NaN;
      },
    );
  const counters = async () =>
    Number(
      (
        await store.db
          .selectFrom("rate_limits")
          .select((row) => row.fn.countAll().as("n"))
          .executeTakeFirstOrThrow()
      ).n,
    );

  it("may fail a hundred times a minute from an address, whatever the accounts are, and again when the minute is over", async () => {
    const asked = await times(101, async (n) => await attempt(`one-${n % 7}`, "10.0.0.1"));
    expect(asked.filter((seconds) => seconds === 0)).toHaveLength(100);
    expect(asked.filter((seconds) => seconds > 0)).toEqual([60]);
    clock.move(15_500);
    expect(await attempt("other", "10.0.0.1")).toBe(45);
    expect(await attempt("other", "10.0.0.2")).toBe(0);
    clock.move(44_500);
    expect(await attempt("other", "10.0.0.1")).toBe(0);
  });

  it("are counted together by two processes", async () => {
    const second = createSignInLimits(store, clock, timers);
    await times(50, async () => await attempt("shared", "10.0.1.1"));
    await times(50, async () => await attempt("shared", "10.0.1.1", second));
    expect(await attempt("shared", "10.0.1.1", second)).toBe(60);
    expect(await attempt("shared", "10.0.1.1")).toBe(60);
  });

  it("count no more once they were right", async () => {
    for (let n = 0; n < 150; n++) await (await limits.attempt("right", "10.0.2.1"))();
    expect(await attempt("right", "10.0.2.1")).toBe(0);
  });

  it("to an account from an address that never stops are refused for ten minutes, and only those", async () => {
    await times(1_000, async () => await attempt("stubborn", "10.0.3.1"));
    clock.move(MINUTE);
    expect(await attempt("stubborn", "10.0.3.1")).toBe(540);
    expect(await attempt("other", "10.0.3.1")).toBe(0);
    expect(await attempt("stubborn", "10.0.3.2")).toBe(0);
    clock.move(9 * MINUTE);
    expect(await attempt("stubborn", "10.0.3.1")).toBe(0);
  });

  it("to an account that many addresses try wait longer and longer, at most four seconds, and lock nobody out", async () => {
    const waits: number[] = [];
    for (let n = 0; n < 60; n++) {
      const before = clock.now();
      const answer = attempt("wanted", `10.1.0.${n}`);
      if (n >= 10) {
        await expect.poll(() => timers.waiting, { interval: 1 }).toBe(1);
        await timers.next();
      }
      expect(await answer).toBe(0);
      waits.push(clock.now() - before);
    }
    expect(waits).toEqual(Array.from({ length: 60 }, (_, n) => Math.min(Math.max(n - 9, 0) * 100, 4_000)));
    clock.move(10 * MINUTE);
    expect(await attempt("wanted", "10.1.1.1")).toBe(0);
    expect(timers.waiting).toBe(0);
  });

  it("with wrong codes are refused after ten in ten minutes, right ones too, from that address alone", async () => {
    const codes = async (address: string) =>
      await limits.attemptCode("coded", address).then(
        () => 0,
        (error: unknown) => (error instanceof AppError ? error.details.retryAfter : undefined),
      );
    expect(await times(10, async () => await codes("10.0.4.1"))).toEqual(Array(10).fill(0));
    clock.move(MINUTE);
    expect(await codes("10.0.4.1")).toBe(540);
    expect(await codes("10.0.4.2")).toBe(0);
    clock.move(9 * MINUTE);
    expect(await codes("10.0.4.1")).toBe(0);
    for (let n = 0; n < 20; n++) await (await limits.attemptCode("coded", "10.0.4.3"))();
    expect(await codes("10.0.4.3")).toBe(0);
  });

  it("leave nothing behind when their time is over", async () => {
    await times(100, async (n) => await attempt(`gone-${n}`, `10.2.0.${n}`));
    expect(await counters()).toBeGreaterThan(200);
    clock.move(HOUR);
    for (let n = 0; n < 20; n++) await attempt("last", "10.2.1.1");
    expect(await counters()).toBe(3);
  });
});

describe("the documented logins while the limit is on", () => {
  const login = (email: string, password: string, remoteAddress: string) => ({
    method: "POST" as const,
    url: "/api/auth/login",
    payload: { email, password },
    remoteAddress,
  });
  /** As if so many logins had failed, without the time that their passwords take. */
  const fail = async ({ store, clock, timers }: TestGateway, count: number, address: string) => {
    const limits = createSignInLimits(store, clock, timers);
    await times(count, async () => await limits.attempt("usr_client", address));
  };

  it("answer 400 below a hundred a minute from an address and then 429 with the time to wait, and let the owner in from elsewhere", async () => {
    const gateway = await createTestGateway({ env: { RATE_LIMIT: "on" } });
    const guess = async () => await gateway.inject(login("client@demo.com", "guess", "10.0.0.1"));
    await fail(gateway, 99, "10.0.0.1");
    expect((await guess()).statusCode).toBe(400);
    const refused = await guess();
    expect([refused.statusCode, refused.headers["retry-after"]]).toEqual([429, "60"]);
    expect(refused.json()).toMatchObject({
      code: "TOO_MANY_REQUESTS",
      retryAfter: 60,
      message: "Too many failed sign-ins from this address: try again in 60 seconds.",
    });
    const right = await gateway.inject(login("client@demo.com", "client", "10.0.0.2"));
    expect(right.statusCode).toBe(200);
    await gateway.close();
  });

  it("say over GraphQL when to try again, in the answer and in its header", async () => {
    const gateway = await createTestGateway({ env: { RATE_LIMIT: "on" } });
    await fail(gateway, 100, "127.0.0.1");
    gateway.clock.move(20_000);
    const answer = await gateway.inject({
      method: "POST",
      url: "/graphql",
      payload: { query: 'mutation { login(email: "client@demo.com", password: "client") { accessToken } }' },
    });
    expect(answer.headers["retry-after"]).toBe("40");
    const { extensions } = answer.json<{ errors: [{ extensions: object }] }>().errors[0];
    expect(extensions).toEqual({
      code: "TOO_MANY_REQUESTS",
      retryAfter: 40,
      requestId: expect.any(String),
    });
    await gateway.close();
  });

  it("answer the right password after the wait, where many addresses tried the account", async () => {
    const gateway = await createTestGateway({ env: { RATE_LIMIT: "on" } });
    await times(10, async (n) => await gateway.inject(login("client@demo.com", "guess", `10.0.1.${n}`)));
    const answer = gateway.inject(login("client@demo.com", "client", "10.0.2.1"));
    await expect.poll(() => gateway.timers.waiting).toBe(1);
    await gateway.timers.next();
    expect((await answer).statusCode).toBe(200);
    await gateway.close();
  });
});
