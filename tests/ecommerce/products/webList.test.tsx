import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { list, names, openList, openScreens, type ProductScreens, rows } from "./webScreens.ts";

let screens: ProductScreens;
afterEach(() => screens.close());

const start = async (search?: string) => {
  screens = await openList(search);
};
const search = () => new URLSearchParams(screens.berth.place().split("?")[1]);

test("sorts by a column up, down and not at all, and says so in the address", async () => {
  await start();
  const head = () => screen.getByRole("columnheader", { name: "Price" });
  const sort = () => screens.berth.user.click(within(head()).getByRole("button"));
  await sort();
  await waitFor(() => expect(names()[0]).toBe("Castaway playing cards"));
  expect(head().getAttribute("aria-sort")).toBe("ascending");
  expect(search().get("sort")).toBe("price");
  await sort();
  await waitFor(() => expect(names()[0]).toBe("Beacon smart watch"));
  expect(head().getAttribute("aria-sort")).toBe("descending");
  expect(search().get("sort")).toBe("-price");
  await sort();
  await waitFor(() => expect(names()[0]).toBe("Bowline paper clips"));
  expect(search().has("sort")).toBe(false);
});

test("opens where an address says, and silently ignores what is broken in it", async () => {
  await start("?status=published&sort=-price&size=25&page=2&brand=&price=x..y&stock=maybe&view=nonsense");
  expect(screen.getByText("26–31 of 31")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Status: Published" })).toBeTruthy();
  expect(screen.getByRole("button", { name: "Brand" })).toBeTruthy();
  expect(screen.getByRole("link", { name: /^All/ }).getAttribute("aria-current")).toBe("page");
});

test("filters from the popover, starts at page 1 again, and clears", async () => {
  await start("?page=2");
  await screens.press("Brand");
  await screens.berth.user.click(await screen.findByRole("checkbox", { name: /Ropewalk/ }));
  await waitFor(() => expect(search().toString()).toBe("brand=Ropewalk"));
  await screens.berth.user.keyboard("{Escape}");
  await waitFor(() => expect(rows()).toHaveLength(2));
  await screens.press("Clear");
  await waitFor(() => expect(rows()).toHaveLength(10));
  expect(search().size).toBe(0);
});

test("a filter that is opened before its values are known tells so, and gives them the focus", async () => {
  screens = await openScreens(list, { held: "ProductListSummary" });
  await screens.press("Brand");
  const popover = within(await screen.findByRole("dialog", { name: "Brand" }));
  expect(popover.getByRole("status", { name: "Loading the values" })).toBeTruthy();
  screens.answer();
  const [first] = await popover.findAllByRole("checkbox");
  expect(document.activeElement).toBe(first);
  expect(popover.queryByRole("status")).toBeNull();
});

test("a brand that is chosen names itself before it is known how many rows have it", async () => {
  screens = await openScreens(`${list}?brand=Ropewalk`, { held: "ProductListSummary" });
  expect(await screen.findByRole("button", { name: "Brand: Ropewalk" })).toBeTruthy();
});

test("filters by a range of prices", async () => {
  await start();
  const [filter] = screen.getAllByRole("button", { name: "Price" });
  await screens.berth.user.click(filter ?? expect.fail("no filter for the price"));
  await screens.berth.user.type(await screen.findByLabelText("From"), "700");
  await screens.press("Apply");
  await waitFor(() => expect(search().get("price")).toBe("700.."));
  expect(await screen.findByRole("button", { name: "Price ≥ ¥700" })).toBeTruthy();
  await waitFor(() => expect(names()).toContain("Beacon smart watch"));
  expect(rows().length).toBeLessThan(10);
});

test("a view drops search and filters, and decides its own", async () => {
  await start("?q=e&brand=Leeward");
  await screens.berth.user.click(screen.getByRole("link", { name: /^Out of stock/ }));
  await waitFor(() => expect(search().toString()).toBe("view=out-of-stock"));
  await waitFor(() => expect(rows()).toHaveLength(7));
  expect(screen.queryByRole("button", { name: /^Stock/ })).toBeNull();
});

test("pages by links and keeps the page size", async () => {
  await start();
  await screens.press("Page 2", "link");
  await waitFor(() => expect(screen.getByText("11–20 of 50")).toBeTruthy());
  await screens.press("Rows per page: 10");
  await screens.berth.user.click(await screen.findByRole("menuitemradio", { name: "25" }));
  await waitFor(() => expect(rows()).toHaveLength(25));
  expect(search().toString()).toBe("size=25");
});

test("searches after a pause, and says when nothing matches", async () => {
  await start("?page=3");
  await screens.berth.user.keyboard("/");
  expect(document.activeElement).toBe(screen.getByRole("searchbox"));
  await screens.berth.user.type(screen.getByRole("searchbox"), "tern");
  await waitFor(() => expect(names()).toContain("Tern wireless headset"));
  expect(search().toString()).toBe("q=tern");
  await screens.berth.user.type(screen.getByRole("searchbox"), " zzz");
  expect(await screen.findByRole("heading", { name: "Nothing matches" })).toBeTruthy();
  await screens.press("Clear filters");
  await waitFor(() => expect(rows()).toHaveLength(10));
});

test("a view that is opened before what was typed is searched takes its place, in the box too", async () => {
  await start();
  await screens.berth.user.type(screen.getByRole("searchbox"), "tern");
  await screens.berth.go(`${list}?view=out-of-stock`);
  await waitFor(() => expect(rows()).toHaveLength(7));
  expect(screen.getByRole("searchbox").getAttribute("value")).toBe("");
  expect(search().toString()).toBe("view=out-of-stock");
});

test("what is typed on while a search is on its way stays, and is searched too", async () => {
  await start();
  const answer = screens.holdBack("ProductList");
  await screens.berth.user.type(screen.getByRole("searchbox"), "tern{Enter} wire");
  await waitFor(() => expect(search().get("q")).toBe("tern wire"));
  expect(screen.getByRole("searchbox").getAttribute("value")).toBe("tern wire");
  answer();
  await waitFor(() => expect(names()).toEqual(["Tern wireless headset"]));
  expect(screen.getByRole("searchbox").getAttribute("value")).toBe("tern wire");
});

test("offers the last page when there are fewer pages than asked for", async () => {
  screens = await openScreens(`${list}?page=99`);
  await screens.berth.user.click(await screen.findByRole("link", { name: "Go to page 5" }));
  await waitFor(() => expect(screen.getByText("41–50 of 50")).toBeTruthy());
});

test("the chosen fields of several products change together, and undo takes it back", async () => {
  await start("?q=tern");
  await waitFor(() => expect(names()).toEqual(["Tern wireless headset", "Lantern speaker"]));
  await screens.berth.user.click(screen.getByRole("checkbox", { name: "Select all rows of this page" }));
  await screens.press("Edit…");
  const drawer = within(await screen.findByRole("dialog", { name: "Edit 2 rows" }));
  await screens.berth.user.click(await drawer.findByRole("button", { name: "Save" }));
  expect(await drawer.findByText("Please fill this in.")).toBeTruthy();
  await screens.berth.user.click(drawer.getByRole("checkbox", { name: "Brand" }));
  await screens.berth.user.type(await drawer.findByRole("textbox", { name: /Brand/ }), "Skerry");
  await screens.berth.user.click(drawer.getByRole("button", { name: "Save" }));
  const changed = () => rows().filter((row) => within(row).queryByText("Skerry"));
  await waitFor(() => expect(changed()).toHaveLength(2));
  await screens.press("Undo");
  await waitFor(() => expect(changed()).toHaveLength(0));
});

test("a category keeps its own direction, so that it is cut at its end in Arabic too", async () => {
  await start("?q=Fender+floor");
  expect(within(await screen.findByRole("table")).getByText("Throws and cushions").dir).toBe("auto");
});
