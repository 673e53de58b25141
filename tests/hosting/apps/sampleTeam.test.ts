import { afterAll, beforeAll, expect, it } from "vitest";
import { startHosting, type HostingGateway } from "#tests/hosting/hostingGateway.ts";

let host: HostingGateway;
beforeAll(async () => {
  host = await startHosting();
});
afterAll(() => host.close());

interface Answer {
  teams: {
    name: string;
    role: string;
    projects: { id: string; name: string }[];
    members: { role: string }[];
  }[];
  apps: { items: { name: string; project: { id: string } | null }[] };
}

const lookAs = async (who: string): Promise<Answer> =>
  await host.ask<Answer>(
    "{ teams { name role projects { id name } members { role } } apps(itemsPerPage: 100) { items { name project { id } } } }",
    {},
    await host.gateway.signIn(who),
  );
const named = ({ apps }: Answer) => apps.items.map(({ name }) => name).toSorted();

it("is owned by the sample client, whose own apps stand beside those of the team", async () => {
  const own = await lookAs("client");
  expect(own.teams).toMatchObject([
    { name: "Demo shop crew", role: "OWNER", projects: [{ name: "Previews" }, { name: "Shop" }] },
  ]);
  expect(own.teams[0]?.members.map(({ role }) => role)).toEqual(["OWNER", "DEVELOPER", "VIEWER"]);
  const inTeam = own.apps.items.filter(({ project }) => project !== null);
  expect(inTeam.map(({ name }) => name).toSorted()).toEqual(["preview-142", "tide-api"]);
  expect(own.apps.items).toHaveLength(10);
});

it("shows its developer all of its apps, and its viewer those of one project", async () => {
  expect(named(await lookAs("developer"))).toEqual(["preview-142", "tide-api"]);
  const seen = await lookAs("finance");
  expect(named(seen)).toEqual(["tide-api"]);
  expect(seen.teams).toMatchObject([{ role: "VIEWER", projects: [{ name: "Shop" }] }]);
});

it("lets its developer restart an app, and its viewer look at it alone", async () => {
  const offered = async (who: string) =>
    (await host.app("app_tide", await host.gateway.signIn(who))).actions
      .filter(({ allowed }) => allowed)
      .map(({ name }) => name);
  expect(await offered("developer")).toContain("RESTART");
  expect(await offered("developer")).not.toContain("DELETE");
  expect(await offered("finance")).toEqual([]);
});

it("is another team's than those of who is not in it", async () => {
  expect(await lookAs("support")).toEqual({ teams: [], apps: { items: [] } });
});
