import { expect, it } from "vitest";
import { tryAgain } from "#gateway/platform/store/transaction.ts";

const failing = (code: string, times: number) => {
  let tries = 0;
  const work = async () => {
    tries += 1;
    if (tries <= times) throw Object.assign(new Error("ended"), { code });
    return await Promise.resolve(tries);
  };
  return { work, tries: () => tries };
};

it.each(["40P01", "40001"])("work that the database ended with %s is done again", async (code) => {
  expect(await tryAgain(failing(code, 4).work)).toBe(5);
});

it("after five times its error is given on", async () => {
  const { work, tries } = failing("40P01", 9);
  await expect(tryAgain(work)).rejects.toThrow("ended");
  expect(tries()).toBe(5);
});

it("any other error is given on at once", async () => {
  const { work, tries } = failing("23505", 9);
  await expect(tryAgain(work)).rejects.toThrow("ended");
  expect(tries()).toBe(1);
});
