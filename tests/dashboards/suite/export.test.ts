import { afterAll, beforeAll, expect, it } from "vitest";
import { asking, createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());
const ask = asking(() => gateway);
const download = (query: string) =>
  gateway.inject({ method: "GET", url: `/api/dashboard/analytics/export${query}` });
const cells = async (query: string) =>
  (await download(query)).body
    .replace("\uFEFF", "")
    .trimEnd()
    .split("\r\n")
    .map((line) => line.split(","));

interface Compared {
  now: number;
  before: number;
}
interface Activity {
  from: string;
  to: string;
  counts: (Compared & { kind: string; days: { date: string; count: number; before: number }[] })[];
  rating: Compared;
  ratings: (Compared & { review: number })[];
  stages: (Compared & { stage: string })[];
}

it.each([7, 30, 90])("writes what the dashboard shows of %i days", async (days) => {
  const { activity, projects } = await ask<{ activity: Activity; projects: object[] }>(
    `{ activity: suiteActivity(days: ${days}) { from to counts { kind now before days { date count before } } rating { now before } ratings { review now before } stages { stage now before } } projects: sampleProjects { name } }`,
  );
  const [header, ...rows] = await cells(`?days=${days}`);
  expect(header).toEqual(["Part", "Name", "From", "To", "This period", "Period before"]);
  const of = (part: string) => rows.filter(([one]) => one === part);
  const { from, to } = activity;
  const line = (part: string, name: string | number, { now, before }: Compared) =>
    [part, name, from, to, now, before].map(String);
  expect(of("COUNT")).toEqual(activity.counts.map((one) => line("COUNT", one.kind, one)));
  expect(of("STAGE")).toEqual(activity.stages.map((one) => line("STAGE", one.stage, one)));
  expect(of("RATING").slice(1)).toEqual(activity.ratings.map((one) => line("RATING", one.review, one)));
  expect(Number(of("RATING")[0]?.[4])).toBeCloseTo(activity.rating.now, 1);
  expect(of("DAY")).toEqual(
    activity.counts.flatMap(({ kind, days: each }) =>
      each.map(({ date, count, before }) => ["DAY", kind, date, date, String(count), String(before)]),
    ),
  );
  expect(of("PROJECT")).toHaveLength(projects.length);
});

it("writes the headers in the caller's words", async () => {
  const headers = encodeURIComponent(JSON.stringify({ part: "部分", now: "本期" }));
  const [header] = await cells(`?headers=${headers}`);
  expect(header).toEqual(["部分", "Name", "From", "To", "本期", "Period before"]);
});

it.each(["0", "367", "many"])("refuses %s days", async (days) => {
  const answer = await download(`?days=${days}`);
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ fields: object }>().fields).toHaveProperty("days");
});
