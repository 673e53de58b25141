import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";
import { field, log, openChats, typeTo } from "./webChats.ts";

const kept = "berth.usr_client.chat.outbox";
const deeds = (): unknown[] => JSON.parse(window.localStorage.getItem(kept) ?? "[]");
const mine = "Le deuxième, merci Camille !";
const later = "The change will be sent when the connection is back";

let screens: Screens;
afterEach(async () => {
  window.localStorage.removeItem(kept);
  await screens.close();
});

const items = () => [...document.querySelectorAll<HTMLElement>("[data-message], [data-pending]")];
const said = () => items().map((one) => one.querySelector("p:last-of-type")?.textContent ?? "");
const type = (words: string) => typeTo(screens, "Camille Roche", words);
async function open() {
  // Everything fails: one answer tells the console that the gateway is back.
  screens = await openChats("?open=7", { fragile: "" });
  await waitFor(() => expect(said()).toHaveLength(2));
}
async function choose(item: HTMLElement | undefined, name: string) {
  await screens.berth.user.click(
    within(item ?? expect.fail("no message")).getByRole("button", { name: "More actions" }),
  );
  await screens.berth.user.click(await screen.findByRole("menuitem", { name }));
}
async function takeBack(item: HTMLElement | undefined) {
  await choose(item, "Take back");
  const question = within(await screen.findByRole("alertdialog"));
  await screens.berth.user.click(question.getByRole("button", { name: "Take back" }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
}
async function asClient<T>(query: string): Promise<T> {
  const post = (url: string, payload: object, token = "") =>
    screens.berth.gateway.inject({
      method: "POST",
      url,
      payload,
      headers: { authorization: `Bearer ${token}` },
    });
  const signedIn = await post("/api/ordinaryUser/login", { username: "client", password: "client" });
  const answer = await post("/graphql", { query }, JSON.parse(signedIn.body).accessToken);
  return JSON.parse(answer.body).data;
}
async function messages() {
  interface Answer {
    chat: { messages: { items: { message: string; unsentAt: string | null }[] } };
  }
  const { chat } = await asClient<Answer>("{ chat(userId: 7) { messages { items { message unsentAt } } } }");
  return chat.messages.items.map(({ message, unsentAt }) => (unsentAt === null ? message : null));
}

test("an edit waits while the gateway is away, the last one counts, and it is done when it is back", async () => {
  await open();
  screens.away = true;
  await type("{ArrowUp} Un.{Enter}");
  await waitFor(() => expect(said()[1]).toBe(`${mine} Un.`));
  expect(await log().findByText(later)).toBeTruthy();
  await type("{ArrowUp}");
  expect(await field("Camille Roche")).toHaveProperty("value", `${mine} Un.`);
  await type(" Deux.{Enter}");
  await waitFor(() => expect(said()[1]).toBe(`${mine} Un. Deux.`));
  screens.away = false;
  await waitFor(() => expect(deeds()).toHaveLength(0));
  expect((await messages())[1]).toBe(`${mine} Un. Deux.`);
  expect(said()[1]).toBe(`${mine} Un. Deux.`);
  expect(log().getByText("Edited")).toBeTruthy();
});

test("taking a message back waits while the gateway is away, in place of its edit", async () => {
  await open();
  screens.away = true;
  await type("{ArrowUp} Un.{Enter}");
  await takeBack(items()[1]);
  await waitFor(() => expect(said()[1]).toBe("This message was taken back"));
  expect(log().getByText("Will be taken back when the connection is back")).toBeTruthy();
  screens.away = false;
  await waitFor(() => expect(deeds()).toHaveLength(0));
  expect((await messages())[1]).toBeNull();
  expect(said()[1]).toBe("This message was taken back");
});

test("a message that waits is changed where it waits, and is dropped when it is taken back", async () => {
  await open();
  screens.away = true;
  await type("First{Enter}");
  await log().findByText("Will be sent when the connection is back");
  await type("Second{Enter}");
  await type("{ArrowUp} one{Enter}");
  await waitFor(() => expect(said().slice(2)).toEqual(["First", "Second one"]));
  await type("Third{Enter}");
  await takeBack(items()[4]);
  await waitFor(() => expect(said().slice(2)).toEqual(["First", "Second one"]));
  await takeBack(items()[2]);
  screens.away = false;
  await waitFor(() => expect(deeds()).toHaveLength(0));
  expect((await messages()).slice(2)).toEqual(["Second one"]);
  await waitFor(() => expect(said().slice(2)).toEqual(["Second one"]));
});

test.each([
  ["changed", async () => await type("{ArrowUp} again{Enter}"), "Once again"],
  ["taken back", async () => await takeBack(items()[2]), null],
])("a message whose answer was lost is %s all the same, and stands there once", async (_, change, left) => {
  await open();
  const release = screens.holdBack("ChatSend");
  await type("Once{Enter}");
  await waitFor(async () => expect((await messages())[2]).toBe("Once"));
  screens.away = true;
  release("lost");
  await log().findByText("Will be sent when the connection is back");
  await change();
  screens.away = false;
  await waitFor(() => expect(deeds()).toHaveLength(0));
  expect((await messages()).slice(2)).toEqual([left]);
});

test("a message that is changed while it is on its way ends as changed", async () => {
  await open();
  const release = screens.holdBack("ChatSend");
  await type("Once{Enter}");
  await log().findByText("Sending");
  await type("{ArrowUp} again{Enter}");
  release();
  await waitFor(() => expect(deeds()).toHaveLength(0));
  expect((await messages()).slice(2)).toEqual(["Once again"]);
});

const edit = { kind: "edit", userId: "7", message: "Else", at: "2026-11-21T09:41:00.000Z", failed: null };

test("a change that is refused says why at its message, and is tried again or discarded", async () => {
  screens = await openScreensAt("/apps/ecommerce/manage-review", { fragile: "ChatNothing" });
  const answer = await asClient<{ chat: { lastMessage: { id: string } } }>(
    "{ chat(userId: 7) { lastMessage { id } } }",
  );
  const { id } = answer.chat.lastMessage;
  const about = { ...edit, id: "kept-1", messageId: id, message: "y".repeat(20_001) };
  window.localStorage.setItem(kept, JSON.stringify([about, { ...edit, id: "kept-2", messageId: "999999" }]));
  await screens.berth.go("/apps/chat?open=7");
  const refused = await screen.findByText("Not changed: it was not accepted. Write it differently.");
  expect(refused.closest("li")?.dataset["message"]).toBe(id);
  expect(await screen.findByText("Not changed: this message is no longer there.")).toBeTruthy();
  await screens.berth.user.click(
    within(refused.closest("li") ?? refused).getByRole("button", { name: "Retry" }),
  );
  await waitFor(() => expect(screens.berth.sent("ChatEdit")).toBe(3));
  await screen.findByText(/^Not changed: it was not accepted/);
  for (const left of [1, 0]) {
    const [discard] = screen.getAllByRole("button", { name: "Discard" });
    await screens.berth.user.click(discard ?? expect.fail("nothing to discard"));
    await waitFor(() => expect(deeds()).toHaveLength(left));
  }
  expect(said()[1]).toBe(mine);
});
