import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import type { Screens } from "#tests/support/screens.ts";
import { openTickets, signed } from "./webTickets.ts";

let screens: Screens;
afterEach(() => screens.close());

const CANNED = `mutation ($title: String!, $key: String!) {
  one: cannedReplyCreate(input: { title: $title, body: "<p>It is looked at</p>" }, idempotencyKey: $key) { id } }`;

async function open(as: "client" | "support") {
  let id = "";
  screens = await openTickets("/workorder/list", {
    as,
    fragile: "TicketRate",
    before: async (ask) => {
      const { client, support } = await signed(ask);
      id = await client.create();
      await support.step(id, "CLAIM");
      if (as === "client") return await support.step(id, "RESOLVE");
      const { signedIn } = await ask<{ signedIn: { accessToken: string } }>(
        'mutation { signedIn: ordinaryUserLogin(username: "support", password: "support") { accessToken } }',
      );
      await ask(CANNED, { title: "Looked at", key: "looked-at" }, signedIn.accessToken);
    },
  });
  await screens.berth.go(`/workorder/details/${id}`);
}
const box = async () =>
  await within(await screen.findByRole("form", { name: "Reply" })).findByRole("textbox", { name: "Reply" });
const write = async () => {
  await screens.press("Ready replies");
  await screens.press("Looked at", "menuitem");
  await waitFor(async () => expect((await box()).textContent).toBe("It is looked at"));
};
const said = () => within(screen.getByRole("list", { name: "Messages" })).queryAllByText("It is looked at");

test("a message whose answer was lost stays written, and stands once when it is sent again", async () => {
  await open("support");
  await write();
  const lose = screens.holdBack("TicketSend");
  await screens.press("Reply");
  lose("lost");
  await screen.findByText(/The gateway did not answer/);
  expect((await box()).textContent).toBe("It is looked at");
  await screens.press("Reply");
  await waitFor(async () => expect((await box()).textContent).toBe(""));
  await waitFor(() => expect(said()).toHaveLength(1));
});

test("a rating that did not arrive is given at the next press, and the focus stays on the page", async () => {
  await open("client");
  screens.away = true;
  await screens.press("4 stars", "radio");
  await screen.findByText(/The gateway did not answer/);
  screens.away = false;
  await screens.press("4 stars", "radio");
  await screen.findByText(/gave 4 stars/);
  await waitFor(() => expect(document.activeElement).toBe(document.getElementById("content")));
});
