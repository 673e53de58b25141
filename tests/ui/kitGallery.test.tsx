import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { example } from "./formExamples.ts";

let berth: TestConsole;
beforeAll(async () => {
  berth = await openConsole({ at: "/develop/kit/forms", as: "client" });
}, 60_000);
afterAll(() => berth.close());

test("a wizard goes on when a step is right, keeps it when one goes back, and holds the step in the address", async () => {
  const form = await example("Wizard");
  await berth.user.click(form.getByRole("button", { name: "Next: Shape" }));
  await waitFor(() => expect(berth.place()).toContain("step=shape"));
  await berth.user.click(await form.findByRole("button", { name: "Next: Summary" }));
  await waitFor(() => expect(form.getAllByText("Please fill this in.").length).toBe(2));
  expect(form.getByRole("button", { name: /^3/ })).toHaveProperty("disabled", true);
  await berth.user.type(form.getByRole("textbox", { name: /App name/ }), "pier");
  await berth.user.click(form.getByRole("button", { name: "Back" }));
  await berth.user.click(await form.findByRole("radio", { name: /App template/ }));
  await berth.user.click(form.getByRole("button", { name: "Next: Shape" }));
  expect(await form.findByRole("textbox", { name: /App name/ })).toHaveProperty("value", "pier");
  await berth.user.selectOptions(form.getByRole("combobox", { name: /Region/ }), "South");
  await berth.user.keyboard("{Enter}");
  await berth.user.click(form.getByRole("button", { name: "Next: Summary" }));
  expect(await form.findByText("App template")).toBeTruthy();
  await berth.user.click(form.getByRole("button", { name: "Deploy" }));
  expect(await screen.findByText("“pier” is on its way")).toBeTruthy();
});

test("a form made of a JSON schema says what is wrong in the console's words", async () => {
  const form = within(document.getElementById("schema") ?? expect.fail("no example"));
  const name = await form.findByRole("textbox", { name: /App name/ });
  await berth.user.type(name, "ab");
  await berth.user.click(form.getByRole("button", { name: "Check" }));
  expect(await form.findByText("At least 3 characters.")).toBeTruthy();
  expect(form.getAllByText("Please fill this in.").length).toBe(2);
  await berth.user.click(form.getByRole("button", { name: "Add an entry" }));
  expect(form.getAllByRole("textbox", { name: /Number/ }).length).toBe(2);
});

test("the gallery has parts, an outline with anchors, and every example its title", async () => {
  const parts = within(await screen.findByRole("navigation", { name: "Parts of the kit" }));
  expect(parts.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "Forms",
    "Data",
    "Display",
    "Feedback",
  ]);
  // jsdom takes every media query to hold, and a narrow window has no outline.
  const outline = within(
    await waitFor(
      () =>
        document.querySelector<HTMLElement>('nav[aria-label="On this page"]') ?? expect.fail("no outline"),
    ),
  );
  const titles = [...document.querySelectorAll("main h2[id$='-title']")].map((title) => title.textContent);
  expect(outline.getAllByRole("link", { hidden: true }).map((link) => link.textContent)).toEqual(titles);
  await berth.user.click(parts.getByRole("link", { name: "Display" }));
  // The forms above were filled in.
  const question = await waitFor(
    () => document.querySelector<HTMLElement>("[role=alertdialog]") ?? expect.fail("no question"),
  );
  // Without a layout the library that keeps the focus in may take the question itself for hidden; browser tests press it as it is.
  await berth.user.click(await within(question).findByRole("button", { name: "Leave", hidden: true }));
  await waitFor(() => expect(berth.place()).toBe("/develop/kit/display"));
});
