import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { HOUR } from "#gateway/platform/clock.ts";
import { key, startHosting, type HostingGateway } from "#tests/hosting/hostingGateway.ts";

let host: HostingGateway;
let appId: string;
beforeAll(async () => {
  host = await startHosting();
  appId = (await host.create()).id;
  await host.pass(4_000);
});
afterAll(() => host.close());

const create =
  "mutation ($id: ID!, $input: CronJobInput!, $key: String!) { job: cronJobCreate(appId: $id, input: $input, idempotencyKey: $key) { id nextRunAt } }";
const made = async (input: object = {}) =>
  (
    await host.ask<{ job: { id: string; nextRunAt: string } }>(create, {
      id: appId,
      key: key(),
      input: { name: "nightly", cron: "0 * * * *", command: ["true"], ...input },
    })
  ).job;
const runs = async (id: string) =>
  (
    await host.ask<{
      cronRuns: { items: { status: string; attempt: number; log: string; isManual: boolean }[] };
    }>("query ($id: ID!) { cronRuns(jobId: $id) { items { status attempt log isManual } } }", { id })
  ).cronRuns.items;

describe("a cron job", () => {
  it("runs when it is due, once however long nobody looked, and is planned again", async () => {
    const job = await made();
    host.gateway.clock.move(5 * HOUR);
    await host.pass(4_000);
    expect(await runs(job.id)).toEqual([{ status: "SUCCEEDED", attempt: 1, log: "done\n", isManual: false }]);
    const { cronJobs } = await host.ask<{ cronJobs: { nextRunAt: string }[] }>(
      "query ($id: ID!) { cronJobs(appId: $id) { nextRunAt } }",
      { id: appId },
    );
    expect(Date.parse(cronJobs[0]?.nextRunAt ?? "")).toBeGreaterThan(host.gateway.clock.now());
  });

  it("runs now where somebody asks for it, and again where it fails", async () => {
    const job = await made({ name: "by hand", isEnabled: false, retries: 1 });
    host.fake.exitCode = 3;
    await host.ask(
      "mutation ($id: ID!, $key: String!) { cronJobRun(id: $id, idempotencyKey: $key) { id } }",
      {
        id: job.id,
        key: key(),
      },
    );
    await host.pass(6_000);
    expect((await runs(job.id)).map(({ status, attempt }) => [status, attempt])).toEqual([
      ["FAILED", 2],
      ["FAILED", 1],
    ]);
  });

  it.each([
    [{ cron: "61 * * * *" }, "cron"],
    [{ cron: "* * * * * *" }, "cron"],
    [{ cron: "0 0 31 2 *" }, "cron"],
    [{ timezone: "Mars/Olympus" }, "timezone"],
    [{ command: [] }, "command"],
  ])("is refused as %j", async (input, field) => {
    const wanted = { name: "x", cron: "0 * * * *", command: ["true"], ...input };
    const refusal = await host.refusal(create, { id: appId, key: key(), input: wanted });
    expect(refusal).toMatchObject({ code: "BAD_USER_INPUT", fields: { [field]: {} } });
  });

  it("goes by the time zone that it names", async () => {
    const { cronPreview } = await host.ask<{ cronPreview: string[] }>(
      '{ cronPreview(cron: "30 3 * * *", timezone: "Asia/Shanghai") }',
    );
    expect(cronPreview).toHaveLength(5);
    expect(cronPreview.every((time) => time.slice(11, 16) === "19:30")).toBe(true);
  });
});
