import { describe, expect, test } from "vitest";
import { fieldMessage, readFieldMessage } from "#web/ui/form/field/fieldMessage.ts";
import { readNumber } from "#web/ui/form/fields/readNumber.ts";
import { pageNumbers } from "#web/ui/table/pageNumbers.ts";

describe("a typed number", () => {
  test.each([
    ["", 2, null],
    ["12", 2, 1200],
    ["1,286.4", 2, 128640],
    ["¥ 1 286.40", 2, 128640],
    ["٨٩٩٫٥", 2, 89950],
    ["１２", 0, 12],
    ["\u22125", 0, -5],
    ["1.234", 2, Number.NaN],
    ["1.5", 0, Number.NaN],
    ["1e9", 0, Number.NaN],
    ["twelve", 0, Number.NaN],
  ])("%j with %i digits is %s", (text, digits, value) => {
    expect(readNumber(text, digits)).toBe(value);
  });

  test.each([
    ["1 286,40", 128640],
    ["1\u202f286,4", 128640],
    ["1.286,40", 128640],
    ["1286.40", 128640],
    ["12,345", Number.NaN],
  ])("%j with a decimal comma is %s", (text, value) => {
    expect(readNumber(text, 2, ",")).toBe(value);
  });
});

describe("the pages a pager offers", () => {
  test.each([
    [1, 1, "1"],
    [2, 7, "1 2 3 4 5 6 7"],
    [1, 20, "1 2 3 4 5 gap 20"],
    [10, 20, "1 gap 9 10 11 gap 20"],
    [18, 20, "1 gap 16 17 18 19 20"],
  ])("around page %i of %i are %s", (current, last, pages) => {
    expect(pageNumbers(current, last).join(" ")).toBe(pages);
  });
});

test("a field's problem is read as it was written", () => {
  expect(readFieldMessage(fieldMessage("OUT_OF_RANGE", { min: 1, max: 9 }))).toEqual({
    code: "OUT_OF_RANGE",
    params: { min: "1", max: "9" },
  });
  expect(readFieldMessage(fieldMessage("TAKEN"))).toEqual({ code: "TAKEN", params: {} });
});
