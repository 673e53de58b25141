import { z } from "zod";

const words = (description: string, type: "string" | "boolean" | "integer") => ({
  description,
  override: { type },
});

/** A text parameter that may be absent or given once. */
export const oneOf = (description: string, max = 200) =>
  z.string().max(max).optional().meta(words(description, "string"));

/** A parameter that may be repeated: GraphQL names of a closed set; they are read as the set's texts. */
export const anyOfSet = <Text extends string | number>(
  description: string,
  set: Readonly<Record<string, Text>>,
) => {
  const text = z.string().transform((name, check): Text => {
    const found = Object.entries(set).find(([known]) => known === name);
    if (found) return found[1];
    check.addIssue({ code: "custom", message: `one of ${Object.keys(set).join(", ")}` });
    return z.NEVER;
  });
  return z
    .preprocess((value) => (typeof value === "string" ? [value] : value), z.array(text).max(50).optional())
    .meta({ description, override: { type: "array", items: { type: "string", enum: Object.keys(set) } } });
};

/** A parameter that may be repeated: any texts. */
export const anyTexts = (description: string) =>
  z
    .preprocess(
      (value) => (typeof value === "string" ? [value] : value),
      z.array(z.string().max(200)).max(50).optional(),
    )
    .meta({ description, override: { type: "array", items: { type: "string" } } });

/** A parameter that may be repeated: whole numbers from 0. */
export const anyWholes = (description: string) =>
  z
    .preprocess(
      (value) => (typeof value === "string" ? [value] : value),
      z
        .array(
          z
            .string()
            .regex(/^\d{1,15}$/, "whole numbers from 0")
            .transform(Number),
        )
        .max(50)
        .optional(),
    )
    .meta({ description, override: { type: "array", items: { type: "integer" } } });

/** A calendar day, `2026-11-21`. */
export const dayText = (description: string) =>
  z.iso.date("a day as YYYY-MM-DD").optional().meta(words(description, "string"));

/** A GraphQL name of a closed set, read as the set's text. */
export function nameIn<Text extends string>(description: string, set: Readonly<Record<string, Text>>) {
  const names = Object.keys(set);
  return z
    .enum(names)
    .transform((name) => set[name])
    .optional()
    .meta({ description, override: { type: "string", enum: names } });
}

/** An instant, `2026-11-21T09:41:00Z`, read as in UTC with milliseconds. */
export const instantText = (description: string) =>
  z.iso
    .datetime({ offset: true, error: "an instant such as 2026-11-21T09:41:00Z" })
    .transform((text) => new Date(text).toISOString())
    .optional()
    .meta({ description, override: { type: "string", format: "date-time" } });

/** `true` or `false`. */
export const trueOrFalse = (description: string) =>
  z
    .enum(["true", "false"])
    .optional()
    .transform((value) => (value === undefined ? undefined : value === "true"))
    .meta(words(description, "boolean"));

/** A whole number from 0. */
export const wholeNumber = (description: string) =>
  z
    .string()
    .regex(/^\d{1,15}$/, "a whole number from 0")
    .transform(Number)
    .optional()
    .meta(words(description, "integer"));

/** The words of the caller's language for columns: a JSON object from column to header, at most 8 KiB. */
export const headerWords = z
  .string()
  .max(8_192)
  .optional()
  .transform((text, check): Record<string, string> => {
    const read = z.record(z.string(), z.string().max(200)).safeParse(parseJson(text ?? "{}"));
    if (read.success) return read.data;
    check.addIssue({ code: "custom", message: "a JSON object from column to header" });
    return z.NEVER;
  })
  .meta({
    description:
      "The words for the columns' headers in the caller's language, as a JSON object from column to text.",
    override: { type: "string" },
  });

/** The words of the caller's language for codes: a JSON object from column to an object from code to word, at most 8 KiB. */
export const codeWords = z
  .string()
  .max(8_192)
  .optional()
  .transform((text, check): Record<string, Record<string, string>> => {
    const read = z
      .record(z.string(), z.record(z.string(), z.string().max(200)))
      .safeParse(parseJson(text ?? "{}"));
    if (read.success) return read.data;
    check.addIssue({ code: "custom", message: "a JSON object from column to an object from code to word" });
    return z.NEVER;
  })
  .meta({
    description:
      'The words for codes in the caller\'s language, as a JSON object from column to an object from code to word: `{"stock":{"true":"In stock"}}`. They are read beside the codes, in any letter case.',
    override: { type: "string" },
  });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
