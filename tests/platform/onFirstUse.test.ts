import { expect, it } from "vitest";
import type * as Yaml from "yaml";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";

it("what is made on first use is made once, and not before", () => {
  let times = 0;
  const made = onFirstUse(() => (times += 1));
  expect(times).toBe(0);
  expect([made(), made(), times]).toEqual([1, 1, 1]);
});

it("what failed to be made is tried again", () => {
  let times = 0;
  const made = onFirstUse(() => {
    times += 1;
    if (times === 1) throw new Error("not yet");
    return times;
  });
  expect(made).toThrow("not yet");
  expect(made()).toBe(2);
});

it("a package is loaded by its name", () => {
  const yaml = onFirstUse((require): typeof Yaml => require("yaml"));
  expect(yaml().parse("a: 1")).toEqual({ a: 1 });
});
