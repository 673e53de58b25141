import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

/** Opens a screen where the client has a team, with the developer in it by a role and an app of the client's moved there. */
const open = async (at: string, { as = "client", role = "VIEWER" } = {}) => {
  screens = await openScreensAt(at, {
    fragile: "HostedApp",
    as,
    before: async (ask) => {
      const signIn = async (name: string) =>
        (
          await ask<{ signed: { accessToken: string } }>(
            `mutation { signed: ordinaryUserLogin(username: "${name}", password: "${name}") { accessToken } }`,
          )
        ).signed.accessToken;
      const [owner, member] = [await signIn("client"), await signIn("developer")];
      const { team } = await ask<{ team: { id: string; projects: { id: string }[] } }>(
        'mutation { team: teamCreate(name: "Harbour", project: { name: "Web" }, idempotencyKey: "team") { id projects { id } } }',
        {},
        owner,
      );
      const { made } = await ask<{ made: { id: string } }>(
        `mutation { made: teamInvite(teamId: "${team.id}", input: { email: "developer@demo.com", role: ${role} }, idempotencyKey: "invite") { id } }`,
        {},
        owner,
      );
      await ask(`mutation { teamInvitationAccept(id: "${made.id}") { id } }`, {}, member);
      await ask(
        `mutation { appMove(id: "app_demo", projectId: "${team.projects[0]?.id}") { id } }`,
        {},
        owner,
      );
    },
  });
};

test("the list says which project an app is in, and is narrowed to it", async () => {
  await open("/product/las/list?look=table");
  await screen.findAllByText("Web");
  await screens.press("Project");
  await screens.press(/^Harbour \/ Web/, "checkbox");
  await waitFor(() => expect(screens.search().get("project")).toMatch(/^prj_/));
});

test("who only sees an app is offered nothing else", async () => {
  await open("/product/las/apps/app_demo", { as: "developer" });
  const tabs = within(await screen.findByRole("tablist"));
  expect(tabs.getAllByRole("tab")).toHaveLength(9);
  for (const name of [
    "Overview",
    "Deployments",
    "Logs",
    "Metrics",
    "Volumes",
    "Domains",
    "Cron",
    "Events",
    "Audit",
  ])
    expect(tabs.getByRole("tab", { name })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Restart" })).toBeNull();
});

test("an app is moved out of its project by its owner", async () => {
  await open("/product/las/apps/app_demo?tab=settings");
  await screens.press("Move to a project");
  await screens.berth.user.click(await screen.findByRole("radio", { name: /^Personal/ }));
  await screens.berth.user.click(
    await within(await screen.findByRole("dialog")).findByRole("button", { name: "Move" }),
  );
  await screen.findByText("Personal: no team");
});

test("somebody of a team buys in its project, and is told who pays", async () => {
  await open("/product/las/buy", { as: "developer", role: "DEVELOPER" });
  await screens.berth.user.selectOptions(await screen.findByLabelText("Where it belongs"), "Harbour / Web");
  await screen.findByText(/pays for it, as the owner of the team/);
});
