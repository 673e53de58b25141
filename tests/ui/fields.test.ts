import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { readLink } from "#web/ui/editor/readLink.ts";
import { day, dayRange, instant, time } from "#web/ui/form/dates/dayParts.ts";
import { issueMessage } from "#web/ui/form/checks/checkSchema.ts";
import { firstProblem } from "#web/ui/form/field/fieldMessage.ts";
import { checkFile, kindNames } from "#web/ui/form/files/fileLimits.ts";
import { files } from "#web/ui/form/files/fileParts.ts";
import { schemaResolver } from "#web/ui/form/schemaResolver.ts";
import { splitTags } from "#web/ui/form/inputs/splitTags.ts";
import { schemaValidator } from "#web/ui/form/schema/schemaValidator.ts";
import { writeFileSize } from "#web/ui/form/files/writeFileSize.ts";

const problemOf = (schema: z.core.$ZodType, value: unknown) =>
  z.safeParse(schema, value, { error: issueMessage }).error?.issues[0]?.message;

describe("a schema says in codes", () => {
  test.each([
    [day(), null, "REQUIRED"],
    [day(), "21.11.", "INVALID"],
    [day({ min: "2026-01-01" }), "2025-12-31", "TOO_EARLY?min=2026-01-01"],
    [day({ max: "2026-12-31" }), "2027-01-01", "TOO_LATE?max=2026-12-31"],
    [day({ max: "2026-12-31" }), "2026-12-31", undefined],
    [time(), "9:41", "INVALID"],
    [time(), "09:41", undefined],
    [instant(), "2026-11-21T", "INVALID"],
    [instant(), "2026-11-21T01:41:00.000Z", undefined],
    [dayRange(), { from: "2026-11-02", to: "2026-11-01" }, "WRONG_ORDER"],
    [files({ min: 1 }), [], "REQUIRED"],
    [files({ max: 1 }), [{ id: "", url: "", name: "a", size: 1 }], "UPLOADING"],
    [z.array(z.string()).check(z.maxLength(1)), ["a", "b"], "TOO_MANY?max=1"],
  ])("%#: what is wrong", (schema, value, message) => {
    expect(problemOf(schema, value)).toBe(message);
  });

  test("at the place of the row", async () => {
    const schema = z.object({
      rows: z.array(z.object({ name: z.string().check(z.minLength(1)) })).check(z.minLength(2)),
    });
    const wrong = async (rows: { name: string }[]) =>
      (
        await schemaResolver(schema)({ rows }, undefined, {
          fields: {},
          shouldUseNativeValidation: undefined,
        })
      ).errors;
    expect(await wrong([{ name: "a" }, { name: "" }])).toMatchObject({
      rows: [undefined, { name: { message: "REQUIRED" } }],
    });
    expect(await wrong([{ name: "a" }])).toMatchObject({ rows: { message: "TOO_FEW?min=2" } });
    expect(firstProblem([undefined, { name: { message: "TAKEN" } }])).toBe("TAKEN");
  });
});

test("several tags are pasted at once", () => {
  expect(splitTags(" a, b，c；d\n\ne\t, ")).toEqual(["a", "b", "c", "d", "e"]);
});

test.each([
  ["example.com/a", "https://example.com/a"],
  ["http://localhost:4000", "http://localhost:4000"],
  ["localhost:4000", "https://localhost:4000"],
  ["someone@example.com", "mailto:someone@example.com"],
  ["/develop/kit", "/develop/kit"],
  ["//elsewhere.com", undefined],
  ["javascript:alert(1)", undefined],
  ["data:text/html,x", undefined],
  ["two words", undefined],
  ["word", undefined],
])("the address %j leads to %s", (text, href) => {
  expect(readLink(text)).toBe(href);
});

describe("a file is taken", () => {
  const file = (name: string, type: string, size: number) => new File([new Uint8Array(size)], name, { type });
  const limits = { accept: ["image/*", "application/pdf", ".csv"], maxSize: 100, max: 2 };
  test.each([
    [file("a.png", "image/png", 10), undefined],
    [file("a.PDF", "application/pdf", 10), undefined],
    [file("a.csv", "", 10), undefined],
    [file("a.exe", "application/x-msdownload", 10), "kind"],
    [file("a.png", "image/png", 101), "size"],
    [file("a.png", "image/png", 0), "empty"],
    [file("there.png", "image/png", 5), "twice"],
  ])("%# or not, with the reason", (given, problem) => {
    expect(checkFile(given, [{ name: "there.png", size: 5 }], limits)).toBe(problem);
  });

  test("until there are enough", () => {
    const held = [1, 2].map((size) => ({ name: `${size}.png`, size }));
    expect(checkFile(file("a.png", "image/png", 10), held, limits)).toBe("number");
    expect(kindNames(["image/svg+xml", ".csv", "application/pdf"])).toBe("SVG, CSV, PDF");
    expect([writeFileSize(1_400_000, "cn"), writeFileSize(900, "en"), writeFileSize(2_500, "fr")]).toEqual([
      "1.4 MB",
      "900B",
      "2,5\u202fko",
    ]);
  });
});

describe("a JSON schema", () => {
  const schema = {
    type: "object" as const,
    required: ["name", "ports"],
    properties: {
      name: { type: "string" as const, minLength: 3 },
      ports: { type: "array" as const, minItems: 1, items: { $ref: "#/$defs/port" } },
    },
    $defs: {
      port: {
        type: "object" as const,
        required: ["number"],
        properties: { number: { type: "integer" as const, maximum: 65_535 } },
      },
    },
  };
  const said = (data: unknown) =>
    schemaValidator
      .validateFormData(data, schema)
      .errors.map(({ property, message }) => `${property} ${message}`);

  test("is checked without eval, in the gateway's codes", () => {
    expect(said({ name: "abc", ports: [{ number: 80 }] })).toEqual([]);
    expect(said({})).toEqual([".name REQUIRED", ".ports REQUIRED"]);
    expect(said({ name: "ab", ports: [] })).toEqual([".name TOO_SHORT?min=3", ".ports TOO_FEW?min=1"]);
    expect(said({ name: "abc", ports: [{ number: 70_000 }, {}, { number: "x" }] })).toEqual([
      ".ports.0.number OUT_OF_RANGE?max=65535",
      ".ports.1.number REQUIRED",
      ".ports.2.number INVALID",
    ]);
  });
});
