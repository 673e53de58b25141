import { renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { useOnce } from "#web/lib/graphql/useOnce.ts";

const lost = new Error("lost");

/** Sends by the hook; the keys that came, in their order. */
function sender() {
  const { result } = renderHook(() => useOnce());
  const keys: string[] = [];
  return {
    keys,
    send: async (what: string, answer: Promise<string> = Promise.resolve("done")) =>
      await result.current(what, async (key) => {
        keys.push(key);
        return await answer;
      }),
  };
}

test("what is sent again after its answer was lost has the same key, and a new one once it was answered", async () => {
  const { send, keys } = sender();
  await expect(send("stop", Promise.reject(lost))).rejects.toBe(lost);
  await send("stop");
  await send("stop");
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[1]);
});

test("what got no answer is done anew where something else was done since", async () => {
  const { send, keys } = sender();
  await expect(send("stop", Promise.reject(lost))).rejects.toBe(lost);
  await send("start");
  await send("stop");
  expect(keys[2]).not.toBe(keys[0]);
});

test("what is under way is not sent a second time", async () => {
  const { send, keys } = sender();
  const { promise, resolve } = Promise.withResolvers<string>();
  const first = send("stop", promise);
  expect(await send("stop")).toBeUndefined();
  resolve("done");
  expect(await first).toBe("done");
  expect(keys).toHaveLength(1);
});
