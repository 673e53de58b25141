import { waitFor } from "@testing-library/react";
import { expect } from "vitest";
import { composeStore, keepComposing } from "#web/features/email/mails/data/composeStore.ts";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

const path = "/apps/email";
export const rows = () => [...document.querySelectorAll<HTMLElement>("li[data-index] > a")];
const shown = () => waitFor(() => expect(rows().length).toBeGreaterThan(3));

export async function openMails(search = "", options: Partial<ScreensOptions> = {}): Promise<Screens> {
  const screens = await openScreensAt(path + search, { fragile: "MailChange", ...options });
  await shown();
  return screens;
}

export async function closeMails(screens: Screens): Promise<void> {
  composeStore.set(undefined);
  keepComposing(undefined);
  await screens.close();
}
