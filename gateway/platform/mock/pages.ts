import type { GraphQLObjectType } from "graphql";
import { foldForSearch } from "#gateway/platform/fold.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { refTo } from "./refs.ts";
import { writtenOut, type World } from "./rows.ts";
import { isRow, type Row } from "./world.ts";

const camel = (name: string): string =>
  name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const isText = (value: unknown): value is string => typeof value === "string";

/** The arguments that say which part of a list is asked for, and in which order; they are no values of its rows. */
const paging = ["page", "itemsPerPage", "pageSize", "perPage", "limit", "first", "sort"];

/** The rows that match the arguments: a text to search for, and values of fields of the same name. */
export function matching(rows: readonly Row[], args: Row, world: World): Row[] {
  const { q, search, query, ...exact } = { ...args, ...(isRow(args["filter"]) && args["filter"]) };
  const text = foldForSearch([q, search, query].find(isText) ?? "");
  const wanted = Object.entries(exact)
    .filter(([name, value]) => (value ?? null) !== null && !isRow(value) && !paging.includes(name))
    .map(([name, value]) => ({ name, values: [value].flat() }));
  if (!text && wanted.length === 0) return [...rows];
  return rows.filter((one) => {
    const row = writtenOut(one, world);
    const isFound = Object.values(row).some((value) => isText(value) && foldForSearch(value).includes(text));
    return (
      (isFound || !text) && wanted.every(({ name, values }) => !(name in row) || values.includes(row[name]))
    );
  });
}

/** The rows in the order that `sort: { field, order }` asks for, where the field is one of theirs. */
function sorted(rows: readonly Row[], args: Row, world: World): Row[] {
  const { field, order } = isRow(args["sort"]) ? args["sort"] : {};
  if (!isText(field)) return [...rows];
  const compare = (a: unknown, b: unknown) =>
    typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en");
  const direction = order === "DESC" ? -1 : 1;
  return rows
    .map((row) => ({ row, value: writtenOut(row, world)[camel(field)] }))
    .toSorted((a, b) => direction * compare(a.value, b.value))
    .map(({ row }) => row);
}

const whole = (value: unknown, otherwise: number): number => (typeof value === "number" ? value : otherwise);

/**
 * A page of the rows: its items, its total and what else such a type usually counts.
 * @throws {AppError} BAD_USER_INPUT for a page or a size that no list takes.
 */
export function pageWith(
  type: GraphQLObjectType,
  list: string,
  rows: readonly Row[],
  args: Row,
  seed: string,
  world: World,
): Row {
  const { page, itemsPerPage } = strictList({
    page: whole(args["page"], 1),
    itemsPerPage: whole(
      args["itemsPerPage"] ?? args["pageSize"] ?? args["perPage"] ?? args["limit"] ?? args["first"],
      10,
    ),
  });
  const matches = sorted(matching(rows, args, world), args, world);
  const total = matches.length;
  const pages = Math.ceil(total / itemsPerPage);
  return {
    ...refTo(type.name, seed, world),
    [list]: matches.slice((page - 1) * itemsPerPage, page * itemsPerPage),
    total,
    totalCount: total,
    count: total,
    page,
    itemsPerPage,
    pageSize: itemsPerPage,
    perPage: itemsPerPage,
    pages,
    pageCount: pages,
    totalPages: pages,
    hasNext: page < pages,
    hasNextPage: page < pages,
    hasPreviousPage: page > 1,
  };
}
