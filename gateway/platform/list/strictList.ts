import { badInput, type FieldError } from "#gateway/platform/errors.ts";

/** The most rows a page may hold. */
export const MAX_PAGE_SIZE = 100;

const MAX_QUERY = 200;

const outOfRange = (name: string): FieldError => ({
  code: "OUT_OF_RANGE",
  message: `${name} must be from 1 to ${MAX_PAGE_SIZE}.`,
  params: { min: 1, max: MAX_PAGE_SIZE },
});

/**
 * How many rows a list that is walked from its newest row on is asked for.
 * @throws {AppError} BAD_USER_INPUT naming `first`.
 */
export function strictFirst(first: number): number {
  if (first < 1 || first > MAX_PAGE_SIZE) throw badInput({ first: outOfRange("first") });
  return first;
}

/**
 * The list arguments of a GraphQL field, read strictly.
 * @throws {AppError} BAD_USER_INPUT naming the argument.
 */
export function strictList(args: { page: number; itemsPerPage: number; q?: string | null }): {
  page: number;
  itemsPerPage: number;
  q: string;
} {
  const fields: Record<string, FieldError> = {};
  if (args.page < 1)
    fields["page"] = { code: "OUT_OF_RANGE", message: "page must be at least 1.", params: { min: 1 } };
  if (args.itemsPerPage < 1 || args.itemsPerPage > MAX_PAGE_SIZE)
    fields["itemsPerPage"] = outOfRange("itemsPerPage");
  const q = args.q ?? "";
  if (q.length > MAX_QUERY)
    fields["filter.q"] = {
      code: "TOO_LONG",
      message: `The search text may have at most ${MAX_QUERY} characters.`,
      params: { max: MAX_QUERY },
    };
  else if (q.includes("\0"))
    fields["filter.q"] = { code: "INVALID", message: "The search text must not contain the character NUL." };
  if (Object.keys(fields).length > 0) throw badInput(fields);
  return { page: args.page, itemsPerPage: args.itemsPerPage, q };
}
