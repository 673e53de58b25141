import { screen } from "@testing-library/react";
import i18next from "i18next";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadTexts, startTranslations } from "#web/lib/texts/i18n.ts";
import { localeFacts } from "#web/lib/texts/locale.ts";
import * as texts from "#web/lib/texts/texts.ts";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { takeMissingTexts } from "#tests/support/missingTexts.ts";

const { readTexts } = texts;
const bundles = (["fr", "ar"] as const).map((locale) => [locale, localeFacts[locale].tag] as const);

/** Loses the files, which may have been read before. */
async function lose(...lost: string[]): Promise<void> {
  vi.spyOn(texts, "readTexts").mockImplementation((locale, namespace) =>
    lost.includes(`${locale}/${namespace}`)
      ? Promise.reject(new Error("lost"))
      : readTexts(locale, namespace),
  );
  for (const [, tag] of bundles) i18next.removeResourceBundle(tag, "screens");
  await i18next.loadNamespaces("screens");
}

beforeAll(startTranslations);

let berth: TestConsole;
afterEach(async () => {
  await berth.close();
  vi.restoreAllMocks();
  for (const [locale, tag] of bundles) {
    i18next.removeResourceBundle(tag, "screens");
    i18next.addResourceBundle(tag, "screens", await readTexts(locale, "screens"));
  }
});

test("where a language file does not come, the English one stands in", async () => {
  await lose("fr/screens");
  berth = await openConsole({ at: "/order/list", as: "client", locale: "fr" });
  expect(await screen.findByRole("heading", { level: 1, name: "Orders" })).toBeTruthy();
  expect(await screen.findByRole("button", { name: "Langue" })).toBeTruthy();
});

test("where the English one does not come either, the console works with the keys", async () => {
  await lose("ar/screens", "en/screens");
  berth = await openConsole({ at: "/order/list", as: "client", locale: "ar" });
  expect(await screen.findByRole("heading", { level: 1, name: /orders/ })).toBeTruthy();
  await berth.go("/user/recharge");
  expect(berth.place()).toBe("/user/recharge");
  expect(takeMissingTexts()).toContain("screens:ledger.costs");
});

test("texts that did not come are asked for again", async () => {
  berth = await openConsole({ at: "/order/list", as: "client" });
  vi.spyOn(texts, "readTexts").mockRejectedValue(new Error("away"));
  i18next.removeResourceBundle("en", "table");
  await expect(loadTexts("table")).rejects.toThrow("No texts for table");
  vi.restoreAllMocks();
  await loadTexts("table");
  expect(i18next.t("table:density.title")).toBe("Row height");
});

test("a key that no file holds is told, however it was reached", async () => {
  berth = await openConsole({ at: "/order/list", as: "client" });
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const key = ["copy", "Nothing"].join("");
  expect(i18next.t(`ui:${key}`)).toBe(key);
  expect(told).toHaveBeenCalledWith("There is no text ui:copyNothing.");
  expect(takeMissingTexts()).toEqual(["ui:copyNothing"]);
});
