import type { GraphQLObjectType } from "graphql";
import { foldForSearch } from "#gateway/platform/fold.ts";
import { strictList } from "#gateway/platform/list/strictList.ts";
import { seededObject } from "./rows.ts";
import { isRow, type Row, type World } from "./world.ts";

const camel = (name: string): string =>
  name.toLowerCase().replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
const isText = (value: unknown): value is string => typeof value === "string";

/** The rows that match the arguments: a text to search for, and values of fields of the same name. */
export function matching(rows: readonly Row[], args: Row): Row[] {
  const { q, search, query, ...exact } = { ...args, ...(isRow(args["filter"]) && args["filter"]) };
  const text = [q, search, query].find(isText);
  return rows.filter((row) => {
    const isFound =
      !text ||
      Object.values(row).some((value) => isText(value) && foldForSearch(value).includes(foldForSearch(text)));
    return (
      isFound &&
      Object.entries(exact).every(
        ([field, wanted]) =>
          wanted === null ||
          wanted === undefined ||
          isRow(wanted) ||
          !(field in row) ||
          (Array.isArray(wanted) ? wanted : [wanted]).includes(row[field]),
      )
    );
  });
}

/** The rows in the order that `sort: { field, order }` asks for, where the field is one of theirs. */
function sorted(rows: readonly Row[], args: Row): Row[] {
  const { field, order } = isRow(args["sort"]) ? args["sort"] : {};
  const name = isText(field) ? camel(field) : "";
  if (!rows.some((row) => name in row)) return [...rows];
  const compare = (a: unknown, b: unknown) =>
    typeof a === "number" && typeof b === "number" ? a - b : String(a).localeCompare(String(b), "en");
  const direction = order === "DESC" ? -1 : 1;
  return rows.toSorted((a, b) => direction * compare(a[name], b[name]));
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
  const matches = sorted(matching(rows, args), args);
  const total = matches.length;
  const pages = Math.ceil(total / itemsPerPage);
  return seededObject(type, seed, world, {
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
  });
}
