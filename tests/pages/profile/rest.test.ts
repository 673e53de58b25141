import { existsSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestGateway, type TestGateway } from "#tests/support/gateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await createTestGateway();
});
afterAll(() => gateway.close());

type Entries = Record<string, unknown>[];
const read = async (tab: string) =>
  (await gateway.inject({ method: "GET", url: `/api/pages/profile?tab=${tab}` })).json<Entries>();
const withTextIds = (rows: Entries) => rows.map((row) => ({ ...row, id: String(row["id"]) }));

const entry = ["icon", "property", "value"];
const fields: Record<string, string[]> = {
  about: entry,
  contacts: entry,
  overview: entry,
  teams: [
    ...entry,
    "avatar",
    "avatarGroup",
    "chips",
    "description",
    "extraMembers",
    "id",
    "title",
  ].toSorted(),
  connections: [
    "avatar",
    "chips",
    "connections",
    "designation",
    "id",
    "isConnected",
    "isFriend",
    "name",
    "projects",
    "tasks",
  ],
  teamsTech: ["avatar", "chips", "description", "id", "members", "title"],
  projects: [
    "avatar",
    "avatarGroup",
    "budget",
    "budgetSpent",
    "chipColor",
    "client",
    "comments",
    "completedTask",
    "daysLeft",
    "deadline",
    "description",
    "hours",
    "id",
    "members",
    "startDate",
    "tasks",
    "title",
    "totalTask",
  ],
  projectTable: ["avatar", "avatarGroup", "date", "id", "leader", "name", "status"],
};

describe("GET /api/pages/profile", () => {
  it.each(Object.keys(fields))("answers the section %s with its fields", async (tab) => {
    const rows = await read(tab);
    expect(rows.length).toBeGreaterThan(2);
    for (const row of rows) expect(Object.keys(row).toSorted()).toEqual(fields[tab]);
    for (const picture of JSON.stringify(rows).match(/\/media\/[\w./-]+/g) ?? [])
      expect(existsSync(`web/public${picture}`), picture).toBe(true);
  });

  it.each(["", "nonsense", "constructor", "about&tab=teams"])("answers about for the tab %j", async (tab) => {
    expect(await read(tab)).toEqual(await read("about"));
  });

  it("dates projects by the clock and counts what is left", async () => {
    expect((await read("projects"))[0]).toMatchObject({
      startDate: "2026-08-21",
      deadline: "2026-12-19",
      daysLeft: 28,
      budget: "¥24,200.00",
    });
  });

  it("answers the header", async () => {
    const answer = await gateway.inject({ method: "GET", url: "/api/pages/profile/header" });
    expect(answer.json()).toEqual({
      fullName: "Harper Lindqvist",
      location: "Gothenburg, Sweden",
      joiningDate: "2022-04-06",
      designation: "Interface Developer",
      profileImg: "/media/avatars/face-069.svg",
      coverImg: "/media/covers/harbour.svg",
    });
    expect(existsSync("web/public/media/covers/harbour.svg")).toBe(true);
  });
});

it("REST and GraphQL answer the same profile", async () => {
  const chips = "chips { title color }";
  const faces = "avatarGroup { name avatar }";
  const { data } = await gateway.graphql(`{ sampleProfile {
    header { fullName location joiningDate designation profileImg coverImg }
    about { property value icon } contacts { property value icon } overview { property value icon }
    teams { id property value icon title description avatar extraMembers ${faces} ${chips} }
    connections { id name avatar connections isFriend isConnected designation tasks projects ${chips} }
    teamsTech { id title description avatar members ${chips} }
    projects { id title client description startDate deadline daysLeft comments totalTask completedTask tasks hours members avatar ${faces} chipColor }
    projectTable { id name leader date status avatar ${faces} }
  } }`);
  const parts = async (...tabs: string[]) =>
    Object.fromEntries(await Promise.all(tabs.map(async (tab) => [tab, await read(tab)] as const)));
  const identified = Object.fromEntries(
    Object.entries(await parts("teams", "connections", "teamsTech", "projectTable")).map(([tab, rows]) => [
      tab,
      withTextIds(rows),
    ]),
  );
  const projects = withTextIds(await read("projects")).map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => !name.startsWith("budget"))),
  );
  const header = (await gateway.inject({ method: "GET", url: "/api/pages/profile/header" })).json<object>();
  expect(data).toEqual({
    sampleProfile: { header, ...(await parts("about", "contacts", "overview")), ...identified, projects },
  });
});
