import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

export const list = () => screen.getByRole("navigation", { name: "Chats and contacts" });
export const rows = () => within(list()).getAllByRole("link");
export const log = () => within(screen.getByRole("log", { name: "Messages" }));
export const field = (name: string) => screen.findByRole("textbox", { name: `Message ${name}` });
export const said = () =>
  [...document.querySelectorAll("[data-message]")].map(
    (one) => one.querySelector("p:last-of-type")?.textContent ?? "",
  );

export async function openChats(at = "", options: Partial<ScreensOptions> = {}): Promise<Screens> {
  const screens = await openScreensAt(`/apps/chat${at}`, { fragile: "ChatNothing", ...options });
  await waitFor(() => expect(rows().length).toBeGreaterThan(10));
  return screens;
}
export async function typeTo(screens: Screens, name: string, words: string): Promise<void> {
  await screens.berth.user.type(await field(name), words);
}
