import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from "graphql";
import { z } from "zod";

/** A scalar whose values are what a zod schema reads, both ways. */
function scalar<T>(name: string, schema: z.ZodType<T>, expected: string): GraphQLScalarType<T, T> {
  const read = (value: unknown): T => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    throw new GraphQLError(`${name} must be ${expected}.`, { extensions: { code: "BAD_USER_INPUT" } });
  };
  return new GraphQLScalarType<T, T>({
    name,
    serialize: read,
    parseValue: read,
    parseLiteral: (node, variables) => read(valueFromASTUntyped(node, variables)),
  });
}

const MAX_INT64 = 2n ** 63n - 1n;

/** The scalars of `schema/base.graphql`. */
export const scalars = {
  DateTime: scalar(
    "DateTime",
    z.iso.datetime({ offset: true }),
    "an RFC 3339 instant such as 2026-11-21T09:41:00Z",
  ),
  Date: scalar("Date", z.iso.date(), "a day such as 2026-11-21"),
  Long: scalar("Long", z.int(), "a whole number between -(2^53 - 1) and 2^53 - 1"),
  Micros: scalar(
    "Micros",
    z
      .string()
      .regex(/^-?(0|[1-9]\d{0,18})$/)
      .refine((text) => BigInt(text) <= MAX_INT64 && BigInt(text) >= -MAX_INT64),
    "a 64-bit whole number as a string",
  ),
  JSON: new GraphQLScalarType<unknown, unknown>({
    name: "JSON",
    serialize: (value) => value,
    parseValue: (value) => value,
    parseLiteral: (node, variables) =>
      node.kind === Kind.NULL ? null : valueFromASTUntyped(node, variables),
  }),
};
