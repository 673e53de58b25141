import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

let berth: TestConsole;
afterEach(() => berth.close());

test("the overview leads to the tools of the gateway and to the pages of the gallery, found by their titles", async () => {
  berth = await openConsole({ at: "/develop", as: "client" });
  const graphiql = await screen.findByRole("link", { name: /GraphiQL/ });
  expect(graphiql.getAttribute("href")).toBe("/graphql");
  await berth.user.type(screen.getByRole("searchbox", { name: "Search the gallery" }), "alert");
  const main = within(screen.getByRole("main"));
  await waitFor(() => expect(main.queryByRole("link", { name: "Avatar" })).toBeNull());
  expect(main.getByRole("link", { name: "Alert" }).getAttribute("href")).toBe("/components/alert");
});

test("code is shown for the client that is chosen, with the address of this gateway", async () => {
  berth = await openConsole({ at: "/develop", as: "client" });
  await berth.user.click(await screen.findByRole("tab", { name: "urql" }));
  const code = await screen.findByRole("region", { name: "src/products.tsx" });
  expect(code.textContent).toContain(`url: "${window.location.origin}/graphql"`);
});

test("the change log opens with its newest day", async () => {
  berth = await openConsole({ at: "/develop", as: "client" });
  const [newest] = await screen.findAllByRole("button", { name: /new · .* gone/ });
  expect(newest?.getAttribute("aria-expanded")).toBe("true");
});

test("the dashboard of other roles says what each may do, and an administrator sees the console as one of them", async () => {
  berth = await openConsole({ at: "/develop/OtherRoleDashboard", as: "admin" });
  const card = (await screen.findByRole("heading", { name: "Developer", level: 2 })).closest("section");
  expect(card).toBeTruthy();
  await berth.user.click(within(card ?? document.body).getByRole("button", { name: "View as Developer" }));
  expect(await screen.findByText(/with the rights of/)).toBeTruthy();
});

test("a client is not let in to the dashboard of other roles", async () => {
  berth = await openConsole({ at: "/develop/OtherRoleDashboard", as: "client" });
  await waitFor(() => expect(berth.place()).toBe("/not-authorized"));
});
