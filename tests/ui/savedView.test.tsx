import "#tests/support/browser.ts";
import { expect, test } from "vitest";
import { exportHref } from "#web/lib/list/exportHref.ts";
import { badRowsFile } from "#web/lib/list/importFile.ts";
import { readSavedView, searchOf } from "#web/lib/list/savedView.ts";
import { viewFromSearch } from "#web/lib/list/viewFromSearch.ts";

test.each(["", "?q=gull", "?view=moored&q=a+b&kind=sail&kind=motor&sort=-length&size=25", "?harbour=B%26B"])(
  "an address comes back from a view as it went in: %s",
  (search) => {
    const text = searchOf(viewFromSearch(search)).toString();
    expect(text && `?${text}`).toBe(search);
  },
);

test("a view does not hold the page or the view it was opened with", () => {
  expect(viewFromSearch("?saved=viw_1&q=a&page=3")).toEqual({
    base: null,
    q: "a",
    filters: [],
    sort: null,
    itemsPerPage: null,
  });
});

test.each([null, 3, {}, { id: "a" }, { name: "b" }])("what is no view is none: %j", (value) => {
  expect(readSavedView(value)).toBeUndefined();
});

test("a view is read leniently", () => {
  expect(
    readSavedView({
      id: "a",
      name: "b",
      filters: [{ name: "x", values: ["1", 2] }, "y"],
      sort: 5,
      itemsPerPage: "10",
      shared: "yes",
    }),
  ).toEqual({
    id: "a",
    name: "b",
    base: null,
    q: "",
    filters: [{ name: "x", values: ["1"] }],
    sort: null,
    itemsPerPage: null,
    columns: undefined,
    shared: false,
    mine: false,
    isDefault: false,
  });
});

test("an export asks for what the list shows", () => {
  const href = exportHref({
    path: "/api/boats/export",
    filter: { q: "gull", kind: ["SAIL", "MOTOR"], moored: true, none: undefined },
    sort: { field: "NAME", order: "DESC" },
    columns: [
      { id: "name", label: "船名" },
      { id: "berth", label: "泊位" },
    ],
  });
  const search = new URLSearchParams(href.split("?")[1]);
  expect(search.getAll("kind")).toEqual(["SAIL", "MOTOR"]);
  expect(Object.fromEntries(search)).toMatchObject({
    q: "gull",
    moored: "true",
    sort: "NAME",
    order: "DESC",
    columns: "name,berth",
    headers: '{"name":"船名","berth":"泊位"}',
  });
  expect(search.has("none")).toBe(false);
});

test("the bad rows come back as a file that spreadsheets read and do not run", async () => {
  const outcome = {
    applied: true,
    columns: [{ header: "Name", column: "name" }],
    total: 1,
    created: 0,
    updated: 0,
    skipped: 0,
    undoToken: null,
    first: [],
    bad: [{ row: 2, cells: ['=1+1, "x"'], errors: [] }],
  };
  const text = await badRowsFile(outcome, { header: "Problem", text: () => "wrong" }).text();
  expect(text.replace("\uFEFF", "")).toBe('Name,Problem\r\n"\'=1+1, ""x""",wrong\r\n');
});
