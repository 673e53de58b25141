import i18next from "i18next";
import { afterAll, afterEach, expect } from "vitest";

/** The keys without a text that were asked for since the last test. */
const missing: string[] = [];
const note = (_tags: readonly string[], namespace: string, key: string) =>
  missing.push(`${namespace}:${key}`);

i18next.on("missingKey", note);
afterAll(() => i18next.off("missingKey", note));

/** The keys without a text that were asked for, which are forgotten then: for tests that lose texts on purpose. */
export const takeMissingTexts = (): string[] => missing.splice(0);

afterEach(() => {
  expect(takeMissingTexts(), "keys that no language file holds").toEqual([]);
});
