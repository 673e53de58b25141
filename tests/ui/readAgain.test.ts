import { expect, test } from "vitest";
import { readAgain } from "#web/lib/graphql/readAgain.ts";

test("who waits for a record that is read again is told when it fails", async () => {
  await expect(readAgain(() => Promise.reject(new Error("away")))).rejects.toThrow("away");
});

test("who does not wait is not disturbed by it, and a record that is gone is none", async () => {
  // One that nobody hears of would fail the run.
  void readAgain(() => Promise.reject(new Error("away")));
  expect(await readAgain(() => Promise.resolve({ data: { record: null } }))).toBeUndefined();
  expect(await readAgain(() => Promise.resolve({ data: { record: { id: "1" } } }))).toEqual({ id: "1" });
});
