import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());
const open = async (options: Partial<Parameters<typeof openScreensAt>[1]> = {}, at = "?chart=1") => {
  screens = await openScreensAt(`/develop/HelmChartEditor${at}`, { fragile: "ChartVersionSave", ...options });
  await screen.findByRole("treeitem", { name: /values\.yaml/ });
};
const form = async () => within(await screen.findByRole("group", { name: "Values" }));
const replicas = async () => await (await form()).findByLabelText<HTMLInputElement>("Replicas");
const text = async (name = "values.yaml") => (await screen.findByRole("textbox", { name })).textContent;
const signed = async (who: string) =>
  (
    await screens.ask<{ ordinaryUserLogin: { accessToken: string } }>(
      `mutation { ordinaryUserLogin(username: "${who}", password: "${who}") { accessToken } }`,
    )
  ).ordinaryUserLogin.accessToken;

test("files are marked by what became of them since the last published version", async () => {
  await open();
  const row = async (name: RegExp) => (await screen.findByRole("treeitem", { name })).textContent;
  await waitFor(async () => expect(await row(/^values\.yaml/)).toBe("values.yamlM"));
  expect(await row(/^servicemonitor/)).toBe("servicemonitor.yamlA");
  expect(await row(/^README/)).toBe("README.md");
});

test("what is written in the form stands in the YAML, and comments stay", async () => {
  await open();
  fireEvent.change(await replicas(), { target: { value: "7" } });
  await waitFor(async () => expect(await text()).toContain("replicaCount: 7"));
  expect(await text()).toContain("# Default values for harbour-shop");
});

test("a request above its limit is told at its field, and set to the limit", async () => {
  await open();
  await screens.press("Use 500m");
  await waitFor(async () => expect(await text()).toContain("requests:    cpu: 500m"));
  await waitFor(() => expect(screen.queryByText("Limit is 500m")).toBeNull());
});

test("changes are saved", async () => {
  await open();
  fireEvent.change(await replicas(), { target: { value: "9" } });
  await screens.press("Save");
  await screen.findByText("Saved");
  await waitFor(() =>
    expect(screen.getByRole("button", { name: "Save" }).getAttribute("aria-disabled")).toBe("true"),
  );
});

test("what cannot be saved while the gateway is away stays", async () => {
  await open();
  fireEvent.change(await replicas(), { target: { value: "9" } });
  screens.away = true;
  await screens.press("Save");
  await screen.findByText(/The gateway did not answer/);
  expect((await replicas()).value).toBe("9");
  screens.away = false;
  await screens.press("Save");
  await screen.findByText("Saved");
});

test("of two who write at once, the later keeps theirs on top of the other's", async () => {
  await open();
  fireEvent.change(await replicas(), { target: { value: "9" } });
  const token = await signed("client");
  const { chartVersion } = await screens.ask<{ chartVersion: { version: number } }>(
    "{ chartVersion(id: 3) { version } }",
    {},
    token,
  );
  await screens.ask(
    'mutation ($at: Int!) { chartVersionSave(id: 3, changes: [{ path: "README.md", text: "theirs" }], expectedVersion: $at) { id } }',
    { at: chartVersion.version },
    token,
  );
  await screens.press("Save");
  await screen.findByText(/Somebody else saved meanwhile/);
  expect((await replicas()).value).toBe("9");
  await screens.press("Save");
  await screen.findByText("Saved");
});

test("leaving with unsaved changes is asked", async () => {
  await open();
  fireEvent.change(await replicas(), { target: { value: "9" } });
  await screen.findAllByText(/Unsaved changes/);
  await screens.berth.go("/develop");
  await screen.findByRole("alertdialog");
});

test("a draft is handed in for review", async () => {
  await open();
  await screens.press("Submit for review");
  await screens.berth.user.click(
    await within(await screen.findByRole("alertdialog")).findByRole("button", { name: "Submit for review" }),
  );
  await screen.findByText("harbour-shop 1.4.0 is in review");
  await screen.findByText("In review 1.4.0");
});

test("an administrator refuses with a reason", async () => {
  await open({ as: "admin" }, "?chart=4");
  await screens.press("Refuse");
  const drawer = within(await screen.findByRole("dialog"));
  await screens.berth.user.type(await drawer.findByLabelText(/^Reason/), "Name the image by its digest.");
  await screens.berth.user.click(await drawer.findByRole("button", { name: "Refuse" }));
  await screen.findByText("Refused 2.0.0");
});

test("without helm the screen says so, and problems are told all the same", async () => {
  await open();
  await screens.press("Problems 1", "tab");
  await screen.findByRole("button", { name: /resources\.requests\.cpu above its limit \(500m\)/ });
  expect(await screen.findByText(/helm is not installed here|Nothing was rendered yet/)).toBeTruthy();
});

test("files are found, opened and deleted by the keyboard", async () => {
  await open();
  const tree = await screen.findByRole("tree", { name: "Files" });
  within(tree)
    .getByRole("treeitem", { name: /^values\.yaml/ })
    .focus();
  await screens.berth.user.keyboard("{ArrowDown}{ArrowDown}{Enter}");
  await screen.findByRole("textbox", { name: "README.md" });
  within(tree)
    .getByRole("treeitem", { name: /^README/ })
    .focus();
  await screens.berth.user.keyboard("{Delete}");
  await screens.berth.user.click(
    await within(await screen.findByRole("alertdialog")).findByRole("button", { name: "Delete" }),
  );
  await waitFor(() =>
    expect(within(tree).getByRole("treeitem", { name: /^README/ }).textContent).toBe("README.mdD"),
  );
});

test("versions are listed, and an earlier one is only read", async () => {
  await open();
  await screens.press("Versions");
  await screens.press("1.3.2");
  await screen.findByText("Published 1.3.2", { selector: "span" });
  await screen.findByRole("heading", { level: 1, name: "harbour-shop" });
  expect(screen.queryByRole("button", { name: "Save" })).toBeNull();
});

test("what was saved while its answer was lost is not taken for somebody else's", async () => {
  await open();
  fireEvent.change(await replicas(), { target: { value: "9" } });
  const lose = screens.holdBack("ChartVersionSave");
  await screens.press("Save");
  lose("lost");
  await screen.findByText(/The gateway did not answer/);
  await screens.press("Save");
  await screen.findByText("Saved");
  expect(screen.queryByText(/Somebody else saved meanwhile/)).toBeNull();
});
