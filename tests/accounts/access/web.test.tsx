import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { startThreadGateway, type ThreadGateway } from "#tests/support/threadGateway.ts";

let berth: TestConsole;
let gateway: ThreadGateway | undefined;
afterEach(async () => {
  await berth.close();
  await gateway?.close();
  gateway = undefined;
});

const open = async (as: string) => {
  berth = await openConsole({ at: "/access-control", as });
  await screen.findByRole("heading", { level: 1, name: "Access control" });
};
const row = async (name: string) => {
  const rights = await screen.findByRole("tabpanel");
  const found = within(rights)
    .getAllByRole("listitem")
    .find((item) => item.textContent?.startsWith(name));
  if (!found) throw new Error(`No row ${name}`);
  return found.textContent;
};

test("says what the own role may do, whose things that reaches, and by which rule", async () => {
  await open("client");
  expect(await row("Orders")).toMatch(
    /Allowed: read, create, change and delete.*account itself.*manage Order/,
  );
  expect(screen.getByRole("tab", { name: "Client (you)", selected: true })).toBeTruthy();
});

test("says why something is not allowed, and who may", async () => {
  await open("client");
  expect(await row("Developer screens")).toMatch(
    /Not allowed.*None of the role’s rules.*Administrator and Developer/,
  );
  expect(await row("Work orders of others")).toMatch(/Administrator and Support/);
});

test("shows any role's rights", async () => {
  await open("client");
  await berth.user.click(await screen.findByRole("tab", { name: "Developer" }));
  expect(await row("Developer screens")).toMatch(/Open to the role by the rule read Developer/);
});

test("the lines of the demo are seen or hidden by the own rights", async () => {
  await open("client");
  expect(await screen.findByText("This line is for ordinary users")).toBeTruthy();
  expect(screen.queryByText("This line is for developers")).toBeNull();
  expect(screen.getAllByText("Hidden from you")).toHaveLength(1);
});

test("only administrators are offered another role", async () => {
  await open("client");
  expect(
    await screen.findByText("Only an administrator’s account can view the console as another role."),
  ).toBeTruthy();
  expect(screen.queryByRole("radio")).toBeNull();
});

test("an administrator views the console as a client, and goes back", async () => {
  await open("admin");
  await berth.user.click(await screen.findByRole("radio", { name: /^Client/ }));
  await berth.user.click(screen.getByRole("button", { name: "View as Client" }));
  expect(await screen.findByText("You see the console, read only, with the rights of:")).toBeTruthy();
  expect(await screen.findByText("Hidden from you")).toBeTruthy();
  expect(await screen.findByRole("tab", { name: "Client (you)", selected: true })).toBeTruthy();
  await berth.go("/develop/OtherRoleDashboard");
  await waitFor(() => expect(berth.place()).toBe("/not-authorized"));
  await berth.go("/access-control");
  const [back] = await screen.findAllByRole("button", { name: "Take my own rights back" });
  await berth.user.click(back ?? document.body);
  await waitFor(() =>
    expect(screen.queryByText("You see the console, read only, with the rights of:")).toBeNull(),
  );
  await berth.go("/develop/OtherRoleDashboard");
  expect(berth.place()).toBe("/develop/OtherRoleDashboard");
});

test("what was asked with the own rights and comes to the gateway after they changed ends no session", async () => {
  const asked = Promise.withResolvers<void>();
  const arrive = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<string>();
  const real = await startThreadGateway();
  gateway = real;
  let isFirst = true;
  const slow: ThreadGateway = {
    ...real,
    inject: async (request) => {
      if (!isFirst || !JSON.stringify(request.payload ?? "").includes("ProductList"))
        return real.inject(request);
      isFirst = false;
      asked.resolve();
      await arrive.promise;
      const answer = await real.inject(request);
      answered.resolve(answer.body);
      return answer;
    },
  };
  berth = await openConsole({ gateway: slow, at: "/access-control", as: "admin" });
  await berth.go("/apps/ecommerce/product/list");
  await asked.promise;
  await berth.go("/access-control");
  await berth.user.click(await screen.findByRole("radio", { name: /^Client/ }));
  await berth.user.click(screen.getByRole("button", { name: "View as Client" }));
  await screen.findByText("You see the console, read only, with the rights of:");
  arrive.resolve();
  expect(await answered.promise).toContain("UNAUTHENTICATED");
  await berth.go("/apps/ecommerce/order/list");
  expect(berth.place()).toBe("/apps/ecommerce/order/list");
  expect(document.cookie).toContain("userData=");
});
