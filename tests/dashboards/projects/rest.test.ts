import { existsSync } from "node:fs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY } from "#gateway/platform/clock.ts";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

interface Project {
  id: number;
  logo: string;
  name: string;
  date: string;
  leader: string;
  team: string[];
  status: number;
}

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

const read = async () =>
  (await gateway.inject({ method: "GET", url: "/api/dashboard/analytics/projects" })).json<Project[]>();

it("answers ten projects with pictures that are there, and GraphQL the same", async () => {
  const projects = await read();
  expect(projects).toHaveLength(10);
  expect(projects[0]).toMatchObject({
    id: 1,
    name: "Harbour Booking Desk",
    leader: "Eileen Marsh",
    status: 78,
    date: "2026-05-09",
  });
  for (const { logo, team, status } of projects) {
    expect(new Set(team).size).toBe(team.length);
    for (const picture of [logo, ...team]) expect(existsSync(`web/public${picture}`)).toBe(true);
    expect(status >= 0 && status <= 100).toBe(true);
  }
  const { data } = await gateway.graphql("{ sampleProjects { id logo name date leader team status } }");
  expect(data).toEqual({ sampleProjects: projects.map((row) => ({ ...row, id: String(row.id) })) });
});

it("dates them by the clock", async () => {
  const before = await read();
  gateway.clock.move(10 * DAY);
  const after = await read();
  expect(after.map(({ date }) => Date.parse(date))).toEqual(
    before.map(({ date }) => Date.parse(date) + 10 * DAY),
  );
});
