import { afterAll, beforeAll, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
let token: string;
beforeAll(async () => {
  gateway = await createTestGateway();
  token = await gateway.signIn("client");
});
afterAll(() => gateway.close());

it.each(['{ cronJobs(appId: "app_none") { id } }', '{ cronRuns(jobId: "crn_none") { hasMore } }'])(
  "%s of an app that there is not is not found",
  async (query) => {
    const { errors } = await gateway.graphql(query, {}, token);
    expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
  },
);

it("the sample app has jobs, with what came of their last runs, for its owner alone", async () => {
  const query = '{ cronJobs(appId: "app_demo") { name isEnabled nextRunAt lastRun { status exitCode } } }';
  const { data } = await gateway.graphql(query, {}, token);
  expect(data?.["cronJobs"]).toEqual([
    {
      name: "nightly-report",
      isEnabled: true,
      nextRunAt: expect.any(String),
      lastRun: { status: "SUCCEEDED", exitCode: 0 },
    },
    { name: "prune-thumbnails", isEnabled: false, nextRunAt: null, lastRun: null },
  ]);
  const { data: runs } = await gateway.graphql(
    '{ cronRuns(jobId: "crn_report") { items { status } } }',
    {},
    token,
  );
  expect(runs?.["cronRuns"]).toEqual({
    items: [{ status: "SUCCEEDED" }, { status: "FAILED" }, { status: "SUCCEEDED" }],
  });
  const { errors } = await gateway.graphql(query, {}, await gateway.signIn("developer"));
  expect(errors?.[0]?.extensions.code).toBe("NOT_FOUND");
});
