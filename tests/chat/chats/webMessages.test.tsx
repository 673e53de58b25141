import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";
import { field, log, openChats, rows, said, typeTo } from "./webChats.ts";

let screens: Screens;
afterEach(() => screens.close());

async function open(...asked: Parameters<typeof openChats>) {
  screens = await openChats(...asked);
}
const talkTo = (name: string, words: string) => typeTo(screens, name, words);

test("what is sent costs its own call and nothing else, stands at the end, and brings its chat to the front", async () => {
  await open("?open=7");
  await talkTo("Camille Roche", "Le premier aussi.");
  const before = ["ChatList", "ChatOpen", "ChatOwnProfile", "ChatFiles"].map((name) =>
    screens.berth.sent(name),
  );
  await screens.berth.user.keyboard("{Enter}Merci !{Enter}");
  await waitFor(() => expect(log().getByText("Sent")).toBeTruthy());
  await waitFor(() => expect(screens.berth.sent("ChatSend")).toBe(2));
  await waitFor(() => expect(said().slice(-2)).toEqual(["Le premier aussi.", "Merci !"]));
  await waitFor(() => expect(rows()[0]?.textContent).toContain("Merci !"));
  expect(
    ["ChatList", "ChatOpen", "ChatOwnProfile", "ChatFiles"].map((name) => screens.berth.sent(name)),
  ).toEqual(before);
  await waitFor(() => expect(document.querySelectorAll("[data-pending]")).toHaveLength(0));
});

test("an empty text cannot be sent, and a text past 20,000 characters says how many must go", async () => {
  await open("?open=7");
  const send = async () =>
    within(await screen.findByRole("form", { name: "Write a message" })).getByRole("button", {
      name: "Send",
    });
  await screens.berth.user.type(await field("Camille Roche"), "   {Enter}");
  expect((await send()).getAttribute("aria-description")).toBe("Write something or attach a file first.");
  fireEvent.change(await field("Camille Roche"), { target: { value: "x".repeat(20_003) } });
  expect(screen.getByRole("alert").textContent).toBe("At most 20,000 characters: take out 3.");
  await screens.berth.user.type(await field("Camille Roche"), "{Enter}");
  expect(screens.berth.sent("ChatSend")).toBe(0);
});

test("a message that is refused stays, says why, and can be tried again or discarded", async () => {
  screens = await openScreensAt("/apps/ecommerce/manage-review", { fragile: "ChatNothing" });
  const entry = {
    id: "kept-1",
    userId: "7",
    message: "y".repeat(20_001),
    replyToId: null,
    files: [],
    at: "2026-11-21T09:41:00.000Z",
    failed: null,
  };
  window.localStorage.setItem(
    "berth.usr_client.chat.outbox",
    JSON.stringify([entry, { ...entry, id: "kept-2", message: "Kept from before" }]),
  );
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
  await screens.berth.user.click(
    within(theirs ?? expect.fail("no message")).getByRole("button", { name: "Reply" }),
  );
  expect(screen.getByText("Replying to Camille Roche")).toBeTruthy();
  await talkTo("Camille Roche", "Le troisième.{Enter}");
  await waitFor(() => expect(document.querySelectorAll("[data-message]")).toHaveLength(3));
  const mine = within(
    [...document.querySelectorAll<HTMLElement>("[data-message]")].at(-1) ?? expect.fail("no message"),
  );
  expect(mine.getByText(/J'ai trois portraits/).closest("blockquote")).toBeTruthy();
  await screens.berth.user.click(mine.getByRole("button", { name: "More actions" }));
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Take back" }));
  await screens.berth.user.click(
    within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Take back" }),
  );
  expect(await mine.findByText("This message was taken back")).toBeTruthy();
  expect(mine.queryByText("Le troisième.")).toBeNull();
});

test("earlier messages come in front of the others, each once", async () => {
  screens = await openScreensAt("/apps/chat?open=1", {
    fragile: "ChatNothing",
    before: async (ask) => {
      for (let at = 0; at < 40; at += 1)
        await ask(
          "mutation ($message: String!) { chatMessageSend(userId: 2, message: $message) { message { id } } }",
          { message: `Line ${at}` },
        );
    },
  });
  await waitFor(() => expect(said()).toHaveLength(30));
  await screens.press("Show earlier messages");
  await waitFor(() => expect(said()).toHaveLength(45));
  expect(said().slice(5)).toEqual(Array.from({ length: 40 }, (_, at) => `Line ${at}`));
  expect(screen.queryByRole("button", { name: "Show earlier messages" })).toBeNull();
});
