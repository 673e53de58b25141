import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

async function open(id = "img_demo", search = "", away = false) {
  screens = await openScreensAt(`/store/mirror/details/${id}${search}`, { fragile: "ImageStore", away });
}
const start = async (search = "") => {
  await open("img_demo", search);
  await screen.findByRole("heading", { name: "Tidecache" });
};

test("says how it is pulled with docker, with podman and by its digest", async () => {
  await start();
  expect(await screen.findByText("docker pull store/tidecache:7.4.2")).toBeTruthy();
  await screens.press("podman");
  expect(await screen.findByText("podman pull store/tidecache:7.4.2")).toBeTruthy();
  await screens.press("By digest");
  expect(await screen.findByText(/^docker pull store\/tidecache@sha256:[a-f0-9]{64}$/)).toBeTruthy();
});

test("shows what it says of itself, in part first", async () => {
  await start();
  expect(await screen.findByRole("heading", { name: "Quick start" })).toBeTruthy();
  await screens.press(/^Read all/);
  expect(await screen.findByRole("button", { name: "Show less" })).toBeTruthy();
});

test("leads to a deployment of its newest tag", async () => {
  await start();
  expect(screen.getByRole("link", { name: "Deploy to hosting" }).getAttribute("href")).toBe(
    "/product/las/buy?image=store%2Ftidecache%3A7.4.2",
  );
});

test("lists its tags with their machines and findings", async () => {
  await start("?tab=tags");
  const table = within(await screen.findByRole("table", { name: "Tags" }));
  const row = within(table.getByText("6.2.14").closest("tr") ?? expect.fail("no such tag"));
  expect(row.getByText("EOL")).toBeTruthy();
  expect(row.getByText("amd64")).toBeTruthy();
  expect(row.getByRole("img", { name: /^Findings: Critical 0/ })).toBeTruthy();
});

test("compares two tags: layers, variables, findings", async () => {
  await start();
  await screens.press("Compare two tags");
  const drawer = within(await screen.findByRole("dialog", { name: "Compare tags" }));
  await screens.berth.user.selectOptions(drawer.getByRole("combobox", { name: "From" }), "7.4.1");
  expect(await drawer.findByText("+ TIDE_MAXMEM=512mb")).toBeTruthy();
  expect(drawer.getByText("− TIDE_MAXMEM=256mb")).toBeTruthy();
});

test("shows the layers of each machine", async () => {
  await start();
  const layers = () =>
    within(screen.getByRole("list", { name: "Layers, the lowest first" })).getAllByRole("listitem");
  expect(layers()).toHaveLength(5);
  const before = layers()[2]?.textContent;
  await screens.press("arm64");
  await waitFor(() => expect(layers()[2]?.textContent).not.toBe(before));
});

test("narrows its findings by how grave they are", async () => {
  await start("?tab=security");
  const findings = () =>
    within(screen.getByRole("table", { name: "Findings" }))
      .getAllByRole("row")
      .slice(1);
  await screen.findByRole("table", { name: "Findings" });
  await screens.berth.user.selectOptions(screen.getByRole("combobox", { name: "Severity" }), "HIGH");
  await waitFor(() => {
    expect(findings().length).toBeGreaterThan(0);
    for (const row of findings()) expect(row.textContent).toContain("High");
  });
});

test("tells of its sync runs, and says that everybody may pull it", async () => {
  await start("?tab=sync");
  expect(await screen.findByText("registry.tidecache.example/tidecache")).toBeTruthy();
  expect((await screen.findAllByText("Done", { selector: "td *" })).length).toBeGreaterThan(0);
  await screens.press("Permissions", "tab");
  expect(await screen.findByText("Everybody who is signed in may pull it.")).toBeTruthy();
});

test("is starred and followed from its head", async () => {
  await start();
  await screens.press("Star");
  expect(await screen.findByRole("button", { name: "Starred", pressed: true })).toBeTruthy();
  await screens.press("Follow tags");
  expect(await screen.findByText("You follow the tags of Tidecache")).toBeTruthy();
});

test("one that is private to others does not exist", async () => {
  await open("img_harbour_api");
  expect(await screen.findByRole("heading", { name: "There is no such image" })).toBeTruthy();
});

test("an unreachable gateway is told, and a retry brings the image", async () => {
  await open("img_demo", "", true);
  expect(await screen.findByRole("heading", { name: "This image cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "Tidecache" })).toBeTruthy();
});
