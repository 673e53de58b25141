import { screen, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { galleryPages } from "#tests/support/galleryPages.ts";
import { readTexts } from "#web/lib/texts/texts.ts";

let berth: TestConsole;
let titles: Record<string, unknown>;
beforeAll(async () => {
  berth = await openConsole({ at: "/develop", as: "client" });
  titles = await readTexts("en", "galleryDemos");
}, 60_000);
afterAll(() => berth.close());

const said: string[] = [];
beforeEach(() => {
  const note = (...words: unknown[]) => {
    const line = words.map(String).join(" ");
    // The parser of jsdom does not know the parts of the browser's own controls.
    if (!line.startsWith("There was a problem inserting the following rule")) said.push(line);
  };
  vi.spyOn(console, "error").mockImplementation(note);
  vi.spyOn(console, "warn").mockImplementation(note);
});
afterEach(() => {
  vi.restoreAllMocks();
  said.length = 0;
});

const titleOf = (page: string, demo: string) =>
  [...page.split("."), demo].reduce<unknown>(
    (texts, key) => (typeof texts === "object" && texts !== null ? Reflect.get(texts, key) : undefined),
    titles,
  );

test("every page of demos is at an address", () => {
  expect(galleryPages.filter(({ path }) => path === "")).toEqual([]);
  expect(galleryPages.length).toBeGreaterThan(30);
});

test.each(galleryPages)(
  "every demo of $path stands under its title, and says nothing on the console",
  async ({ path, title, demos }) => {
    await berth.go(path);
    for (const demo of demos) {
      const section = await screen.findByRole("region", { name: String(titleOf(title, demo)) });
      expect(section.id).toBe(demo);
      expect(within(section).queryByText("This demo broke")).toBeNull();
    }
    expect(said).toEqual([]);
  },
);
