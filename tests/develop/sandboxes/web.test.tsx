import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { openScreensAt } from "#tests/support/screens.ts";

const place = "/develop/mock";
const products = "/apps/ecommerce/product/list";

let berth: TestConsole;
afterEach(() => berth.close());

const card = async (name: string) => {
  const heading = await screen.findByRole("heading", { level: 2, name });
  return within(heading.closest("section") ?? expect.fail("no card"));
};
const press = async (name: string | RegExp, within = screen as Pick<typeof screen, "findByRole">) =>
  await berth.user.click(await within.findByRole("button", { name }));
const agree = async (title: string, action: string) => {
  const dialog = await screen.findByRole("alertdialog", { name: title });
  await berth.user.click(within(dialog).getByRole("button", { name: action }));
  await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
};
const total = async (headers: Record<string, string> = {}) =>
  (
    JSON.parse(
      (await berth.gateway.inject({ method: "GET", url: "/api/apps/ecommerce/products", headers })).body,
    ) as { total: number }
  ).total;

test("this tab moves into a sandbox of its own, is told so on every screen, and comes back", async () => {
  berth = await openConsole({ at: place, as: "client" });
  await berth.user.type(
    await screen.findByRole("textbox", { name: "Name of a new sandbox" }),
    "no/name{Enter}",
  );
  expect(await screen.findByText(/Use 1 to 60 letters/)).toBeTruthy();
  await berth.user.clear(screen.getByRole("textbox", { name: "Name of a new sandbox" }));
  await berth.user.type(screen.getByRole("textbox", { name: "Name of a new sandbox" }), "mine{Enter}");
  expect(await screen.findByText("This tab works in the sandbox “mine”")).toBeTruthy();
  expect(window.sessionStorage.getItem("berth.sandbox")).toBe("mine");
  await berth.gateway.inject({
    method: "DELETE",
    url: "/api/apps/ecommerce/products/50",
    headers: { "x-berth-sandbox": "mine" },
  });
  await berth.go(products);
  expect(await screen.findByText("1–10 of 49")).toBeTruthy();
  expect(await screen.findByText(/You are working in a sandbox/)).toBeTruthy();
  await press("Back to the main data");
  expect(await screen.findByText("1–10 of 50")).toBeTruthy();
  expect(screen.queryByText(/You are working in a sandbox/)).toBeNull();
});

test("a sandbox is chosen from the list and dropped", async () => {
  berth = await openConsole({ at: products, as: "client" });
  await berth.gateway.inject({
    method: "DELETE",
    url: "/api/apps/ecommerce/products/1",
    headers: { "x-berth-sandbox": "theirs" },
  });
  await berth.go(place);
  const data = await card("Data of this tab");
  await berth.user.click(await data.findByRole("radio", { name: /theirs [\d,]+ rows/ }));
  expect(await screen.findByText("This tab works in the sandbox “theirs”")).toBeTruthy();
  await press("Drop the sandbox “theirs”", data);
  await agree("Drop the sandbox “theirs”?", "Drop the sandbox");
  expect(await screen.findByText("This tab works on the main data")).toBeTruthy();
  await waitFor(() => expect(data.queryByRole("radio", { name: /theirs/ })).toBeNull());
});

test("sample rows are saved, reset and restored", async () => {
  berth = await openConsole({ at: place, as: "client" });
  const data = await card("Sample data");
  await berth.gateway.inject({ method: "DELETE", url: "/api/apps/ecommerce/products/1" });
  await berth.user.type(
    await data.findByRole("textbox", { name: "Name of a new snapshot" }),
    "one-gone{Enter}",
  );
  expect(await data.findByText(/^[\d,]+ rows/)).toBeTruthy();
  await press("Reset the sample data", data);
  await agree("Reset the sample data?", "Reset");
  await waitFor(async () => expect(await total()).toBe(50));
  await press("Restore the snapshot “one-gone”", data);
  await agree("Restore the snapshot “one-gone”?", "Restore");
  await waitFor(async () => expect(await total()).toBe(49));
  await press("Delete the snapshot “one-gone”", data);
  await agree("Delete the snapshot “one-gone”?", "Delete");
  await waitFor(() => expect(data.queryByRole("listitem")).toBeNull());
});

test("a reset gives up what is being asked, without an error", async () => {
  const screens = await openScreensAt(place, { fragile: "nothing" });
  berth = { ...screens.berth, close: screens.close };
  const data = await card("Sample data");
  await waitFor(() => expect(berth.answered("MockSnapshots")).toBe(1));
  const answer = screens.holdBack("query MockSnapshots");
  await berth.user.type(await data.findByRole("textbox", { name: "Name of a new snapshot" }), "held{Enter}");
  await screen.findByText("Snapshot “held” saved");
  await press("Reset the sample data", data);
  await agree("Reset the sample data?", "Reset");
  expect(await data.findByText(/^[\d,]+ rows/)).toBeTruthy();
  answer();
});

test("a fault rule is made, refused where it says nothing, switched off and deleted", async () => {
  berth = await openConsole({ at: place, as: "client" });
  const rules = await card("Fault rules");
  await press("New rule", rules);
  const dialog = within(await screen.findByRole("dialog", { name: "New rule" }));
  await berth.user.click(await dialog.findByRole("button", { name: "Save the rule" }));
  expect(await dialog.findByText("Please fill this in.")).toBeTruthy();
  await berth.user.type(dialog.getByRole("textbox", { name: "Path" }), "/api/apps/*");
  await berth.user.click(dialog.getByRole("button", { name: "Save the rule" }));
  expect(await rules.findByText("/api/apps/*")).toBeTruthy();
  expect(rules.getByText("fails with 503 · applied so far: 0")).toBeTruthy();
  const status = async () =>
    (await berth.gateway.inject({ method: "GET", url: "/api/apps/ecommerce/products" })).statusCode;
  expect(await status()).toBe(503);
  await berth.user.click(await rules.findByRole("switch", { name: "Rule /api/apps/* in force" }));
  await waitFor(async () => expect(await status()).toBe(200));
  await press("Delete the rule /api/apps/*", rules);
  await agree("Delete the rule /api/apps/*?", "Delete the rule");
  expect(await rules.findByText("No rules yet")).toBeTruthy();
});

test("the journal shows requests, searches them, and copies one", async () => {
  const copied: string[] = [];
  berth = await openConsole({ at: products, as: "client" });
  Object.defineProperty(navigator, "clipboard", {
    configurable: true,
    value: { writeText: async (text: string) => void copied.push(text) },
  });
  await berth.gateway.inject({ method: "GET", url: "/api/apps/ecommerce/products/999" });
  await berth.go(place);
  const journal = await card("Request journal");
  expect(await journal.findByRole("button", { name: "ProductList" })).toBeTruthy();
  await berth.user.click(journal.getByRole("checkbox", { name: "Failures only" }));
  await waitFor(() => expect(journal.queryByRole("button", { name: "ProductList" })).toBeNull());
  await berth.user.click(
    await journal.findByRole("button", { name: "GET /api/apps/ecommerce/products/999" }),
  );
  const drawer = within(await screen.findByRole("dialog"));
  expect(await drawer.findByText("404 · NOT_FOUND")).toBeTruthy();
  await berth.user.click(drawer.getByRole("button", { name: "Copy as curl" }));
  await waitFor(() =>
    expect(copied).toEqual([
      expect.stringMatching(/^curl -sS 'http.*\/api\/apps\/ecommerce\/products\/999'$/),
    ]),
  );
});
