import { expect, it } from "vitest";
import { asking, type TestGateway } from "./gateway.ts";

type Value = string | number | boolean;

interface Checked<Row> {
  gateway: () => TestGateway;
  /** How many rows there are. */
  count: number;
  /** In which order rows come unsorted, and equal ones sorted. */
  order: "oldest" | "newest";
  /** For each sort what it compares: names in lower case. */
  sorts: Readonly<Record<string, (row: Row) => Value>>;
}

const SIZES = [5, 10, 20, 25, 50, 100];

const sorted = <Row>(rows: readonly Row[], key: (row: Row) => Value, way: 1 | -1): Row[] =>
  rows.toSorted((a, b) => (key(a) < key(b) ? -way : key(a) > key(b) ? way : 0));

const idsOf = (rows: readonly { id: string | number }[]) => rows.map(({ id }) => String(id));

/** Expects the rows in the order in which they were added, or the other way round. */
function expectOrder(rows: readonly { id: string | number }[], order: "oldest" | "newest"): void {
  const byNumber = idsOf(rows).toSorted((a, b) => Number(a) - Number(b));
  expect(idsOf(rows)).toEqual(order === "oldest" ? byNumber : byNumber.toReversed());
}

/** What every documented list does. */
export function checkRestList<Row extends { id: number }>({
  gateway,
  path,
  rows,
  total,
  count,
  order,
  sorts,
  searches,
  pastLast = "empty",
}: Checked<Row> & {
  path: string;
  /** The names of the rows and of the total in the answer. */
  rows: string;
  total: string;
  /** Searched texts in another letter case than the rows', and who is found by them. */
  searches: Readonly<Record<string, (row: Row) => boolean>>;
  /** What stands beyond the last page. */
  pastLast?: "empty" | "first page";
}): void {
  const get = async (query: string) => {
    const answer = await gateway().inject({ method: "GET", url: `${path}?${query}` });
    expect(answer.statusCode).toBe(200);
    const body = answer.json<Record<string, unknown>>();
    return { rows: body[rows] as Row[], total: body[total] };
  };

  it.each(SIZES)("pages by %i, each row once, with the total on every page", async (size) => {
    const all = (await get("itemsPerPage=-1")).rows;
    expectOrder(all, order);
    const found: Row[] = [];
    for (let page = 1; page <= Math.ceil(count / size); page += 1) {
      const answer = await get(`page=${page}&itemsPerPage=${size}`);
      expect(answer.total).toBe(count);
      found.push(...answer.rows);
    }
    expect(found).toEqual(all);
    const beyond = await get(`page=999&itemsPerPage=${size}`);
    expect(beyond).toEqual({ rows: pastLast === "empty" ? [] : all.slice(0, size), total: count });
  });

  it.each(Object.entries(sorts))(
    "sorts by %s both ways, keeping equal rows in place",
    async (sortBy, key) => {
      const all = (await get("itemsPerPage=-1")).rows;
      expect(idsOf((await get(`itemsPerPage=-1&sortBy=${sortBy}`)).rows)).toEqual(idsOf(sorted(all, key, 1)));
      expect(idsOf((await get(`itemsPerPage=-1&sortBy=${sortBy}&orderBy=desc`)).rows)).toEqual(
        idsOf(sorted(all, key, -1)),
      );
    },
  );

  it.each(Object.entries(searches))("finds %j in any letter case", async (q, isFound) => {
    const expected = idsOf((await get("itemsPerPage=-1")).rows.filter(isFound));
    expect(expected.length).toBeGreaterThan(0);
    for (const text of [q, q.toUpperCase(), q.toLowerCase()]) {
      const found = await get(`itemsPerPage=-1&q=${encodeURIComponent(text)}`);
      expect(idsOf(found.rows)).toEqual(expected);
      expect(found.total).toBe(expected.length);
    }
  });

  it("takes every sign of a search as itself", async () => {
    for (const q of ["%25", "_", "*", "%27%27", "%22", "%5C", "%F0%9F%98%80", "%00", "x".repeat(10_000)]) {
      if (Object.keys(searches).length > 0) expect(await get(`q=${q}`)).toEqual({ rows: [], total: 0 });
    }
  });

  it.each([
    "page=abc",
    "page=0",
    "page=-5",
    "page=1.5",
    "itemsPerPage=abc",
    "itemsPerPage=0",
    "itemsPerPage=-7",
    "sortBy=password",
    "sortBy=constructor",
    "orderBy=sideways",
    "q=",
    "q=a&q=b",
    "page=1&page=2",
  ])("reads %s as if the wrong part were absent", async (query) => {
    expect(await get(query)).toEqual(await get(""));
  });
}

/** What every list of the schema does. */
export function checkGraphQLList<Row extends { id: string }>({
  gateway,
  field,
  type,
  cells,
  count,
  order,
  sorts,
}: Checked<Row> & { field: string; type: string; cells: string }): void {
  const ask = asking(gateway);
  const LIST = `query ($page: Int! = 1, $size: Int! = 100, $sort: ${type}Sort) { list: ${field}(page: $page, itemsPerPage: $size, sort: $sort) { total items { id ${cells} } } }`;
  const list = async (variables: object) =>
    (await ask<{ list: { total: number; items: Row[] } }>(LIST, variables)).list;

  it("lists all rows, page by page as in one", async () => {
    const all = await list({});
    expect(all.total).toBe(count);
    expectOrder(all.items, order);
    const pages: Row[] = [];
    for (let page = 1; page <= Math.ceil(count / 7); page += 1)
      pages.push(...(await list({ page, size: 7 })).items);
    expect(pages).toEqual(all.items);
    expect(await list({ page: 99 })).toEqual({ total: count, items: [] });
  });

  it.each(Object.entries(sorts))(
    "sorts by %s both ways, keeping equal rows in place",
    async (sortField, key) => {
      const all = (await list({})).items;
      for (const [way, sign] of [
        ["ASC", 1],
        ["DESC", -1],
      ] as const) {
        expect(idsOf((await list({ sort: { field: sortField, order: way } })).items)).toEqual(
          idsOf(sorted(all, key, sign)),
        );
      }
    },
  );

  it("refuses wrong arguments with a code", async () => {
    for (const args of ["page: 0", "itemsPerPage: 101", "itemsPerPage: 0", "sort: { field: PASSWORD }"]) {
      const { errors } = await gateway().graphql(`{ ${field}(${args}) { total } }`);
      expect(errors?.[0]?.extensions.code).toMatch(/^(BAD_USER_INPUT|GRAPHQL_VALIDATION_FAILED)$/);
    }
  });
}
