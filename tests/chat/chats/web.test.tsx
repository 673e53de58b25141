import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Screens } from "#tests/support/screens.ts";
import { field, list, log, openChats, rows, said, typeTo } from "./webChats.ts";

let screens: Screens;
afterEach(() => screens.close());
const row = (name: string) =>
  rows().find((one) => one.textContent?.includes(name)) ?? expect.fail(`no row ${name}`);

async function open(...asked: Parameters<typeof openChats>) {
  screens = await openChats(...asked);
}
const talkTo = (name: string, words: string) => typeTo(screens, name, words);
const write = (userId: string, message: string) =>
  screens.ask(
    "mutation ($userId: ID!, $message: String!) { chatMessageSend(userId: $userId, message: $message) { message { id } } }",
    { userId, message },
  );

test("lists the chats, the newest first, with what was not seen, and everybody else below", async () => {
  await open();
  expect(
    rows()
      .slice(0, 6)
      .map((one) => one.querySelector("bdi")?.textContent),
  ).toEqual(["Anh Pham", "陈立恒", "Maren Okafor", "Tobias Lindqvist", "苏曼", "Camille Roche"]);
  expect(within(row("Anh Pham")).getByText("1 unread message")).toBeTruthy();
  expect(within(row("Anh Pham")).getByRole("img", { name: "Busy" })).toBeTruthy();
  expect(row("Maren Okafor").textContent).toContain("You:收到");
  expect(rows()[6]?.textContent).toContain("Aiko TanabeSite Reliability Engineer");
  expect(screen.getByRole("heading", { name: "Choose a chat" })).toBeTruthy();
});

test("opening a chat sets its count to 0 with one call, and keeps the line above what was new", async () => {
  await open();
  await screens.berth.user.click(row("Anh Pham"));
  expect(await screen.findByText("New messages")).toBeTruthy();
  await waitFor(() => expect(within(row("Anh Pham")).queryByText("1 unread message")).toBeNull());
  expect(screens.search().get("open")).toBe("17");
  await waitFor(() => expect(screens.berth.sent("ChatSee")).toBe(1));
  expect(await screens.ask("{ chat(userId: 1) { id } }")).toBeTruthy();
  expect(screen.getByText("New messages").closest("li")?.nextElementSibling?.textContent).toContain(
    "Always.",
  );
  expect(log().getByText("Seen")).toBeTruthy();
});

test("a chat that is opened while the gateway cannot be told of it is told of once it is back", async () => {
  await open("", { fragile: "mutation ChatSee" });
  screens.away = true;
  await screens.berth.user.click(row("Anh Pham"));
  await waitFor(() => expect(screens.berth.sent("ChatSee")).toBeGreaterThan(0));
  await waitFor(() => expect(within(row("Anh Pham")).getByText("1 unread message")).toBeTruthy());
  screens.away = false;
  await waitFor(() => expect(within(row("Anh Pham")).queryByText("1 unread message")).toBeNull());
});

test("the first message to somebody begins the chat", async () => {
  await open("?open=21");
  expect(await screen.findByText("Nothing written yet. Send Ravi Menon the first message.")).toBeTruthy();
  await talkTo("Ravi Menon", "Hello Ravi{Enter}");
  await waitFor(() => expect(said()).toEqual(["Hello Ravi"]));
  await waitFor(() => expect(rows()[0]?.textContent).toContain("Ravi Menon"));
  expect(screens.berth.sent("ChatList")).toBe(1);
});

test("every chat keeps its own draft, and the list shows it", async () => {
  await open("?open=7");
  await talkTo("Camille Roche", "Almost");
  await screens.berth.user.click(row("陈立恒"));
  expect(await field("陈立恒")).toHaveProperty("value", "");
  await waitFor(() => expect(row("Camille Roche").textContent).toContain("Draft:Almost"));
  await screens.berth.user.click(row("Camille Roche"));
  await waitFor(async () => expect(await field("Camille Roche")).toHaveProperty("value", "Almost"));
});

test("finds people by name, and says when there is nobody", async () => {
  await open();
  await screens.berth.user.type(screen.getByRole("searchbox", { name: "Search people" }), "aiko{Enter}");
  await waitFor(() =>
    expect(rows().map((one) => one.querySelector("bdi")?.textContent)).toEqual(["Aiko Tanabe"]),
  );
  await screens.berth.user.type(screen.getByRole("searchbox", { name: "Search people" }), "zz{Enter}");
  expect(await screen.findByText("Nobody’s name contains “aikozz”.")).toBeTruthy();
});

test("holds the search in the address, beside the open chat", async () => {
  await open("?open=17");
  const names = () => rows().map((one) => one.querySelector("bdi")?.textContent);
  await screens.berth.user.type(screen.getByRole("searchbox", { name: "Search people" }), "ravi{Enter}");
  await waitFor(() => expect(screens.search().get("q")).toBe("ravi"));
  expect(screens.search().get("open")).toBe("17");
  await screens.berth.go("/apps/chat?q=aiko");
  await waitFor(() => expect(names()).toEqual(["Aiko Tanabe"]));
});

test("says when there is no such contact, and what could not be opened is tried again", async () => {
  await open("?open=999", { fragile: "ChatOpen", away: true });
  expect(await screen.findByRole("heading", { name: "This chat could not be opened" })).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  expect(await screen.findByRole("heading", { name: "There is no such contact" })).toBeTruthy();
  await write("999", "Nobody hears it");
  await screens.press("Back to the chats");
  expect(await screen.findByRole("heading", { name: "Choose a chat" })).toBeTruthy();
});

test("the own profile is changed in its drawer: status, words and the two settings", async () => {
  await open();
  await screens.press("My profile");
  const drawer = within(await screen.findByRole("dialog"));
  await screens.berth.user.click(drawer.getByRole("radio", { name: "Busy" }));
  await screens.berth.user.click(drawer.getByRole("switch", { name: "Announce new messages" }));
  await screens.berth.user.type(drawer.getByRole("textbox", { name: /About/ }), " Bis gleich.");
  await screens.berth.user.click(drawer.getByRole("button", { name: "Save" }));
  expect(await screen.findByText("Your profile is saved")).toBeTruthy();
  expect(await screens.ask("{ chatContact(id: 2) { status about } }")).toMatchObject({
    chatContact: { status: "BUSY", about: expect.stringMatching(/ Bis gleich\.$/) },
  });
  expect(within(list()).getAllByRole("img", { name: "Busy" })[0]?.closest("button")).toBeTruthy();
});

test("Ctrl K offers the chats of the screen first", async () => {
  await open();
  await screens.berth.user.keyboard("{Control>}k{/Control}");
  const box = await screen.findByRole("combobox");
  await waitFor(() => expect(screen.getAllByRole("option")[0]?.textContent).toContain("Anh Pham"));
  await screens.berth.user.type(box, "marek");
  await screens.berth.user.clear(box);
  await screens.berth.user.type(box, "ravi{Enter}");
  await waitFor(() => expect(screens.search().get("open")).toBe("21"));
});

test("the contacts answer once the switch is turned on", async () => {
  await open();
  await screens.berth.user.click(await screen.findByRole("switch", { name: "Contacts answer" }));
  await waitFor(() => expect(screens.berth.sent("Simulate")).toBe(1));
  expect(screen.getByRole<HTMLInputElement>("switch", { name: "Contacts answer" }).checked).toBe(true);
});
