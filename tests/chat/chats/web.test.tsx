import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "../../support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const list = () => screen.getByRole("navigation", { name: "Chats and contacts" });
const rows = () => within(list()).getAllByRole("link");
const row = (name: string) => rows().find((one) => one.textContent?.includes(name)) ?? expect.fail(`no row ${name}`);
const log = () => within(screen.getByRole("log", { name: "Messages" }));
const field = (name: string) => screen.findByRole("textbox", { name: `Message ${name}` });
const said = () => [...document.querySelectorAll("[data-message]")].map((one) => one.querySelector("p:last-of-type")?.textContent ?? "");

async function open(at = "", options: Partial<ScreensOptions> = {}) {
  screens = await openScreensAt(`/apps/chat${at}`, { fragile: "ChatNothing", ...options });
  await waitFor(() => expect(rows().length).toBeGreaterThan(10));
}
async function talkTo(name: string, words: string) {
  await screens.berth.user.type(await field(name), words);
}
const write = (userId: string, message: string) => screens.ask("mutation ($userId: ID!, $message: String!) { chatMessageSend(userId: $userId, message: $message) { message { id } } }", { userId, message });

test("lists the chats, the newest first, with what was not seen, and everybody else below", async () => {
  await open();
  expect(rows().slice(0, 6).map((one) => one.querySelector("bdi")?.textContent)).toEqual(["Anh Pham", "陈立恒", "Maren Okafor", "Tobias Lindqvist", "苏曼", "Camille Roche"]);
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
  expect(screen.getByText("New messages").closest("li")?.nextElementSibling?.textContent).toContain("Always.");
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

test("what is sent costs its own call and nothing else, stands at the end, and brings its chat to the front", async () => {
  await open("?open=7");
  await talkTo("Camille Roche", "Le premier aussi.");
  const before = ["ChatList", "ChatOpen", "ChatOwnProfile", "ChatFiles"].map((name) => screens.berth.sent(name));
  await screens.berth.user.keyboard("{Enter}Merci !{Enter}");
  await waitFor(() => expect(log().getByText("Sent")).toBeTruthy());
  await waitFor(() => expect(screens.berth.sent("ChatSend")).toBe(2));
  await waitFor(() => expect(said().slice(-2)).toEqual(["Le premier aussi.", "Merci !"]));
  await waitFor(() => expect(rows()[0]?.textContent).toContain("Merci !"));
  expect(["ChatList", "ChatOpen", "ChatOwnProfile", "ChatFiles"].map((name) => screens.berth.sent(name))).toEqual(before);
  await waitFor(() => expect(document.querySelectorAll("[data-pending]")).toHaveLength(0));
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

test("an empty text cannot be sent, and a text past 20,000 characters says how many must go", async () => {
  await open("?open=7");
  const send = async () => within(await screen.findByRole("form", { name: "Write a message" })).getByRole("button", { name: "Send" });
  await screens.berth.user.type(await field("Camille Roche"), "   {Enter}");
  expect((await send()).getAttribute("aria-description")).toBe("Write something or attach a file first.");
  fireEvent.change(await field("Camille Roche"), { target: { value: "x".repeat(20_003) } });
  expect(screen.getByRole("alert").textContent).toBe("At most 20,000 characters: take out 3.");
  await screens.berth.user.type(await field("Camille Roche"), "{Enter}");
  expect(screens.berth.sent("ChatSend")).toBe(0);
});

test("a message that is refused stays, says why, and can be tried again or discarded", async () => {
  screens = await openScreensAt("/apps/ecommerce/manage-review", { fragile: "ChatNothing" });
  const entry = { id: "kept-1", userId: "7", message: "y".repeat(20_001), replyToId: null, files: [], at: "2026-11-21T09:41:00.000Z", failed: null };
  window.localStorage.setItem("berth.usr_client.chat.outbox", JSON.stringify([entry, { ...entry, id: "kept-2", message: "Kept from before" }]));
  await screens.berth.go("/apps/chat?open=7");
  expect((await screen.findByText(/^Not sent: it was not accepted/)).closest("li")).toBeTruthy();
  await waitFor(() => expect(said()).toContain("Kept from before"));
  await screens.press("Retry");
  await waitFor(() => expect(screens.berth.sent("ChatSend")).toBe(3));
  await screen.findByText(/^Not sent/);
  await screens.press("Discard");
  await waitFor(() => expect(document.querySelectorAll("[data-pending]")).toHaveLength(0));
  expect(window.localStorage.getItem("berth.usr_client.chat.outbox")).toBeNull();
});

test("the up arrow changes the last own message, Escape leaves it", async () => {
  await open("?open=7");
  const text = await field("Camille Roche");
  await waitFor(() => expect(said()).toHaveLength(2));
  await screens.berth.user.type(text, "{ArrowUp}");
  expect(text).toHaveProperty("value", "Le deuxième, merci Camille !");
  await screens.berth.user.type(text, "{Escape}");
  expect(text).toHaveProperty("value", "");
  await screens.berth.user.type(text, "{ArrowUp} Vraiment.{Enter}");
  await waitFor(() => expect(said().at(-1)).toBe("Le deuxième, merci Camille ! Vraiment."));
  expect(log().getByText("Edited")).toBeTruthy();
  await waitFor(() => expect(screens.berth.sent("ChatEdit")).toBe(1));
});

test("a message is answered with a quote, and taken back after a question", async () => {
  await open("?open=7");
  await waitFor(() => expect(said()).toHaveLength(2));
  const [theirs] = document.querySelectorAll<HTMLElement>("[data-message]");
  await screens.berth.user.click(within(theirs ?? expect.fail("no message")).getByRole("button", { name: "Reply" }));
  expect(screen.getByText("Replying to Camille Roche")).toBeTruthy();
  await talkTo("Camille Roche", "Le troisième.{Enter}");
  await waitFor(() => expect(document.querySelectorAll("[data-message]")).toHaveLength(3));
  const mine = within([...document.querySelectorAll<HTMLElement>("[data-message]")].at(-1) ?? expect.fail("no message"));
  expect(mine.getByText(/J'ai trois portraits/).closest("blockquote")).toBeTruthy();
  await screens.berth.user.click(mine.getByRole("button", { name: "More actions" }));
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Take back" }));
  await screens.berth.user.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Take back" }));
  expect(await mine.findByText("This message was taken back")).toBeTruthy();
  expect(mine.queryByText("Le troisième.")).toBeNull();
});

test("earlier messages come in front of the others, each once", async () => {
  screens = await openScreensAt("/apps/chat?open=1", { fragile: "ChatNothing", before: async (ask) => {
    for (let at = 0; at < 40; at += 1) await ask("mutation ($message: String!) { chatMessageSend(userId: 2, message: $message) { message { id } } }", { message: `Line ${at}` });
  } });
  await waitFor(() => expect(said()).toHaveLength(30));
  await screens.press("Show earlier messages");
  await waitFor(() => expect(said()).toHaveLength(45));
  expect(said().slice(5)).toEqual(Array.from({ length: 40 }, (_, at) => `Line ${at}`));
  expect(screen.queryByRole("button", { name: "Show earlier messages" })).toBeNull();
});

test("finds people by name, and says when there is nobody", async () => {
  await open();
  await screens.berth.user.type(screen.getByRole("searchbox", { name: "Search people" }), "aiko{Enter}");
  await waitFor(() => expect(rows().map((one) => one.querySelector("bdi")?.textContent)).toEqual(["Aiko Tanabe"]));
  await screens.berth.user.type(screen.getByRole("searchbox", { name: "Search people" }), "zz{Enter}");
  expect(await screen.findByText("Nobody’s name contains “aikozz”.")).toBeTruthy();
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
  expect(await screens.ask("{ chatContact(id: 2) { status about } }")).toMatchObject({ chatContact: { status: "BUSY", about: expect.stringMatching(/ Bis gleich\.$/) } });
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
  await waitFor(() => expect(screens.berth.sent("ChatSimulate")).toBe(1));
  expect(screen.getByRole<HTMLInputElement>("switch", { name: "Contacts answer" }).checked).toBe(true);
});
