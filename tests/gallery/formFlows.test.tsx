import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { startThreadGateway, type ThreadGateway } from "#tests/support/threadGateway.ts";
import { formOf } from "./formOf.ts";

let gateway: ThreadGateway;
let berth: TestConsole;
beforeAll(async () => {
  gateway = await startThreadGateway();
}, 60_000);
afterEach(() => berth.close());
afterAll(() => gateway.close());

const open = async (demo: string) => {
  berth = await openConsole({ at: `/forms/${demo}`, as: "client", gateway });
};

test("a form sent empty says what is wrong in sum and at its fields, leads to each, and shows a refusal at its own", async () => {
  await open("form-validation?demo=Whole");
  const form = await formOf("A whole form");
  const name = form.getByRole("textbox", { name: /App name/ });
  const deploy = form.getByRole("button", { name: "Deploy" });
  await berth.user.click(deploy);
  const sum = within(await form.findByRole("region", { name: "This needs another look" }));
  expect(sum.getAllByRole("button").map((entry) => entry.textContent)).toEqual([
    "App name",
    "E-mail",
    "Region",
    "Goes live on",
    "Topics",
    "I have read and accept the terms",
  ]);
  await waitFor(() => expect(document.activeElement).toBe(name));
  await berth.user.click(sum.getByRole("button", { name: "E-mail" }));
  expect(document.activeElement).toBe(form.getByRole("textbox", { name: /E-mail/ }));
  await berth.user.keyboard("pier@example.com");
  await berth.user.type(name, "demo-mall");
  await berth.user.selectOptions(form.getByRole("combobox", { name: /Region/ }), "South");
  await berth.user.type(await form.findByRole("textbox", { name: /Goes live on/ }), "1/12/2026{Tab}");
  await berth.user.click(form.getByRole("checkbox", { name: "Storage" }));
  await berth.user.click(form.getByRole("checkbox", { name: /terms/ }));
  await berth.user.click(deploy);
  expect((await form.findAllByText(/This is in use already/)).length).toBeGreaterThan(0);
  expect(name).toHaveProperty("value", "demo-mall");
  await waitFor(() => expect(document.activeElement).toBe(name));
});

test("nothing at all and 10,000 characters are refused, and a file of a wrong kind is not taken", async () => {
  await open("form-validation?demo=Extremes");
  const form = await formOf("Extremes");
  await berth.user.click(form.getByRole("button", { name: "Send it empty" }));
  await waitFor(() => expect(form.getAllByText("Please fill this in.")).toHaveLength(2));
  await berth.user.click(form.getByRole("button", { name: "10,000 characters" }));
  expect(await form.findByText("At most 24 characters.")).toBeTruthy();
  expect(form.getByText("At most 200 characters.")).toBeTruthy();
  expect(form.getByRole("textbox", { name: "Note" })).toHaveProperty("value", "a".repeat(10_000));
  const input = document.querySelector<HTMLInputElement>("input[type=file]") ?? expect.fail("no input");
  const wrong = new File(["MZ"], "setup.exe", { type: "application/x-dosexec" });
  await berth.user.setup({ applyAccept: false }).upload(input, wrong);
  expect(await form.findByText(/is of a kind that is not taken/)).toBeTruthy();
});

test("a wizard goes on when a step is right, keeps it when one goes back, and holds the step in the address", async () => {
  await open("form-wizard-numbered?demo=Numbered");
  const form = await formOf("A whole wizard");
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
  await berth.user.click(form.getByRole("button", { name: "Next: Summary" }));
  expect(await form.findByText("App template")).toBeTruthy();
  await berth.user.click(form.getByRole("button", { name: "Deploy" }));
  expect(await screen.findByText("“pier” is on its way")).toBeTruthy();
});

test("Ctrl S saves a wizard from any step, and leads to the step that is not right yet", async () => {
  await open("form-wizard-icons?demo=Icons");
  const form = await formOf("A whole wizard");
  await screen.findByRole("button", { name: /^Notifications/ });
  await berth.user.click(form.getByRole("radio", { name: /App template/ }));
  await berth.user.keyboard("{Control>}s{/Control}");
  expect(await form.findAllByText("Please fill this in.")).toHaveLength(2);
  await berth.user.selectOptions(form.getByRole("combobox", { name: /Region/ }), "South");
  await berth.user.type(form.getByRole("textbox", { name: /App name/ }), "pier{Control>}s{/Control}");
  expect(await screen.findByText("“pier” is on its way")).toBeTruthy();
});

test("a refusal leads a wizard back to the step of its field", async () => {
  await open("form-wizard-numbered?demo=Refused");
  const form = await formOf("Refused at the end");
  await berth.user.click(form.getByRole("button", { name: "Next: Shape" }));
  await berth.user.click(await form.findByRole("button", { name: "Next: Summary" }));
  await berth.user.click(await form.findByRole("button", { name: "Deploy" }));
  expect(await form.findByText(/This is in use already/)).toBeTruthy();
  const name = form.getByRole("textbox", { name: /App name/ });
  expect(name).toHaveProperty("value", "demo-mall");
  await waitFor(() => expect(document.activeElement).toBe(name));
});

test("a form in a drawer asks before what was typed is lost", async () => {
  await open("form-layouts?demo=InDrawer");
  await berth.user.click(await screen.findByRole("button", { name: "Add an app" }));
  const drawer = within(await screen.findByRole("dialog", { name: "Add an app" }));
  await berth.user.type(await drawer.findByRole("textbox", { name: /App name/ }), "pier{Escape}");
  expect(
    await waitFor(
      () => document.querySelector("[role=alertdialog]")?.textContent ?? expect.fail("no question"),
    ),
  ).toContain("Leave without saving?");
});
