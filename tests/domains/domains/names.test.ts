import { expect, it } from "vitest";
import { labelOf } from "#gateway/domains/domains/domains/names.ts";

it.each([
  ["Lighthouse", "lighthouse"],
  ["灯塔", "xn--7br63n"],
  ["порт", "xn--n1afi1a"],
  ["とうだい灯台", "xn--y8j4bc5a4d9f"],
  ["a-1", "a-1"],
])("%s is kept as ASCII", (given) => {
  expect(labelOf(given).ascii).toMatch(/^(xn--)?[a-z0-9-]+$/);
  expect(labelOf(labelOf(given).ascii).ascii).toBe(labelOf(given).ascii);
});

it.each(["pаypal", "light灯塔", "αbc", "порt"])("letters of two scripts are refused: %s", (given) => {
  expect(() => labelOf(given)).toThrow("two scripts");
});

it.each(["", "-a", "a-", "a--b", "a b", "a.b", "a_b", "😀", "a\0b", "x".repeat(64)])(
  "%j is no name",
  (given) => {
    expect(() => labelOf(given)).toThrow("letters of one script");
  },
);

it("a name of look-alikes alone is doubtful", () => {
  expect(labelOf("сосо").isDoubtful).toBe(true);
  expect(labelOf("порт").isDoubtful).toBe(false);
});
