import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (away = false) => {
  screens = await openScreensAt("/user/profile/teams", { fragile: "OwnTeams", away, as: "support" });
  if (!away) await screen.findByText(/^You are in no team yet/);
};
const field = async (name: RegExp) => await within(await screen.findByRole("dialog")).findByLabelText(name);
const type = async (name: RegExp, text: string) => {
  await screens.berth.user.clear(await field(name));
  await screens.berth.user.type(await field(name), text);
};
const pressIn = async (role: string, name: string) =>
  await screens.berth.user.click(await within(await screen.findByRole(role)).findByRole("button", { name }));
const make = async () => {
  await screens.press("New team");
  await type(/^Team name/, "Harbour");
  await pressIn("dialog", "Create");
  await screen.findByRole("heading", { name: "Harbour" });
};

test("a team is made with its first project, and renamed", async () => {
  await open();
  await make();
  expect(await screen.findByText("Website")).toBeTruthy();
  await screens.press("Rename");
  await type(/^Team name/, "Quay");
  await pressIn("dialog", "Save");
  await screen.findByRole("heading", { name: "Quay" });
});

test("somebody is invited, and the invitation taken back", async () => {
  await open();
  await make();
  await screens.press("Invite");
  await type(/^E-mail/, "somebody@example.org");
  await pressIn("dialog", "Send invitation");
  await screen.findByText("Waiting");
  await screens.press("More for somebody@example.org");
  await screens.press("Take back", "menuitem");
  await screen.findByText("Taken back");
});

test("a project is made, and deleted after a question", async () => {
  await open();
  await make();
  await screens.press("New project");
  await type(/^Name/, "Docs");
  await pressIn("dialog", "Create");
  await screen.findByText("Docs");
  await screens.press("More for “Docs”");
  await screens.press("Delete", "menuitem");
  await pressIn("alertdialog", "Delete");
  await waitFor(() => expect(screen.queryByText("Docs")).toBeNull());
});

test("a team is deleted by its name", async () => {
  await open();
  await make();
  await screens.press("Delete the team");
  await type(/^Write/, "Harbour");
  await pressIn("dialog", "Delete the team");
  await screen.findByText(/^You are in no team yet/);
});

test("teams that cannot be shown say so, and come once they can", async () => {
  await open(true);
  await screen.findByText("Your teams cannot be shown right now");
});
