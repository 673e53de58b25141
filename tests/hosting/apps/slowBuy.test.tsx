import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { noteOf, openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens | undefined;
afterEach(async () => {
  await screens?.close();
  screens = undefined;
});
const SEARCH = "?image=berth%2Fhello%3A1.0";
const open = async (fragile: string, search = SEARCH): Promise<Screens> =>
  (screens = await openScreensAt(`/product/las/buy${search}`, { fragile }));

/** Fills the wizard in up to its last step. */
const fill = async ({ berth, press }: Screens) => {
  await berth.user.type(await screen.findByRole("textbox", { name: /^Name/ }), "my-hello");
  await screen.findByText("Live");
  for (const step of ["Size", "Network and environment", "Review"]) await press(`Next: ${step}`);
  await screen.findByRole("group", { name: "Review" });
};
const deploy = () => screen.getByRole("button", { name: "Deploy" });
const resize = async ({ berth }: Screens, memory: string) => {
  const field = await screen.findByRole("textbox", { name: "Memory, exactly" });
  await berth.user.clear(field);
  await berth.user.type(field, memory);
  await berth.user.tab();
};

test("a price that is slow keeps the places of its lines, and nothing is said of it", async () => {
  const opened = await openScreensAt(`/product/las/buy${SEARCH}`, {
    fragile: "none",
    held: "HostedBuyQuote",
  });
  screens = opened;
  await screen.findByText("Balance");
  const shown = () => screen.getAllByRole("term").map(({ textContent }) => textContent);
  const places = shown();
  expect(screen.queryByText("Live")).toBeNull();
  expect(screen.queryByText(/¥[\d.]+ a month \(/)).toBeNull();
  opened.answer();
  await screen.findByText("Live");
  expect(shown()).toEqual(places);
});

test("nothing is sent at an earlier price: it is said to be one, and the button waits for the new one", async () => {
  const opened = await open("none");
  await fill(opened);
  expect(deploy().getAttribute("aria-disabled")).toBeNull();
  const answer = opened.holdBack("HostedBuyQuote");
  await resize(opened, "3");
  await screen.findByText("Earlier price");
  expect(screen.queryByText("Live")).toBeNull();
  const terms = screen.getAllByRole("term").map(({ textContent }) => textContent);
  expect(terms).toContain("Memory 256 MiB");
  expect(terms).not.toContain("Memory 3 GiB");
  expect(deploy().getAttribute("aria-disabled")).toBe("true");
  expect(deploy().getAttribute("aria-description")).toBe("The price is being reckoned: a moment.");
  await opened.berth.user.click(deploy());
  await opened.berth.user.keyboard("{Control>}s{/Control}");
  answer();
  await screen.findByText("Live");
  await waitFor(() => expect(deploy().getAttribute("aria-disabled")).toBeNull());
  expect(opened.berth.place()).toContain("/product/las/buy");
  expect(screen.queryByText("my-hello is being deployed")).toBeNull();
  await opened.berth.user.click(deploy());
  expect(await screen.findByText("my-hello is being deployed")).toBeTruthy();
});

test("without a price nothing is sent, and why is said at the button until it is asked for again", async () => {
  const opened = await open("HostedBuyQuote");
  await fill(opened);
  opened.away = true;
  await resize(opened, "3");
  await screen.findByText(/^The price is not known/);
  expect(deploy().getAttribute("aria-description")).toBe("The price is not known: ask for it again first.");
  opened.away = false;
  await opened.press("Ask again");
  await screen.findByText("Live");
  await waitFor(() => expect(deploy().getAttribute("aria-disabled")).toBeNull());
});

test("an app that was made while the answer was lost is made once when it is sent again", async () => {
  const opened = await open("none");
  await fill(opened);
  const lose = opened.holdBack("HostedBuyCreate");
  await opened.berth.user.click(deploy());
  lose("lost");
  expect(await screen.findByText(/The gateway did not answer/)).toBeTruthy();
  await opened.berth.user.click(deploy());
  expect(await screen.findByText("my-hello is being deployed")).toBeTruthy();
  await waitFor(() => expect(opened.berth.place()).toMatch(/^\/product\/las\/apps\/app_/));
});

test("templates that fail say so in their place, and leave the rest of the form usable", async () => {
  const opened = await openScreensAt("/product/las/buy", { fragile: "HostedBuyTemplates", away: true });
  screens = opened;
  await opened.press(/^Template/, "radio");
  await screen.findByText("The templates cannot be shown right now");
  expect(screen.getByRole("textbox", { name: /^Name/ })).toBeTruthy();
  opened.away = false;
  await opened.press("Try again");
  const list = within(await screen.findByRole("list", { name: "Templates" }));
  expect(list.getAllByRole("button").length).toBeGreaterThan(11);
});

test("templates that are slow keep their places while the rest of the form is filled in", async () => {
  const opened = await openScreensAt("/product/las/list", { fragile: "none" });
  screens = opened;
  const answer = opened.holdBack("HostedBuyTemplates");
  await opened.press("Deploy an application", "link");
  await opened.press(/^Template/, "radio");
  expect(await screen.findByRole("status", { name: "Templates" })).toBeTruthy();
  await opened.berth.user.type(screen.getByRole("textbox", { name: /^Name/ }), "my-site");
  answer();
  expect(await screen.findByRole("list", { name: "Templates" })).toBeTruthy();
  expect(screen.getByDisplayValue("my-site")).toBeTruthy();
});

test("a name that could not be asked for is said to be checked later, and is asked for anew when it changes", async () => {
  const opened = await open("HostedBuyName");
  opened.away = true;
  const name = await screen.findByRole("textbox", { name: /^Name/ });
  await opened.berth.user.type(name, "my-hello");
  await waitFor(() => expect(noteOf(name)).toMatch(/^Whether it is free could not be asked/));
  opened.away = false;
  await opened.berth.user.type(name, "-2");
  await waitFor(() => expect(noteOf(name)).toMatch(/^It is free; its address begins with my-hello-2/));
});

test("an image that could not be asked for is said to be deployable all the same", async () => {
  const opened = await open("HostedBuyImage", "");
  opened.away = true;
  const image = await screen.findByRole("textbox", { name: /^Image/ });
  await opened.berth.user.type(image, "berth/hello:1.0");
  await waitFor(() => expect(noteOf(image)).toMatch(/^What the store knows of it could not be asked/));
});
