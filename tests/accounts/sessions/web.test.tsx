import { screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { redirectFor } from "#web/app/routing/guard.ts";
import type { AbilityRule } from "#web/lib/session/ability.ts";
import { openConsole, type TestConsole, type TestConsoleOptions } from "#tests/support/console.tsx";
import { startThreadGateway, type ThreadGateway } from "#tests/support/threadGateway.ts";

const list = "/apps/ecommerce/product/list";
const homes = { admin: "/apps/academy/my-course", client: "/user/dashboards" };
let gateway: ThreadGateway;
let berth: TestConsole;

beforeAll(async () => {
  gateway = await startThreadGateway({ SAMPLE_ACCESS: "session" });
});
afterEach(() => berth.close());
afterAll(() => gateway.close());

const open = async (options: TestConsoleOptions) => {
  berth = await openConsole({ gateway, ...options });
};

async function signIn(name: string, password: string): Promise<void> {
  await berth.user.type(await screen.findByLabelText("E-mail or user name"), name);
  await berth.user.type(screen.getByLabelText("Password"), `${password}{Enter}`);
}

test("signs in by e-mail address and goes to the first screen", async () => {
  await open({ at: "/login" });
  await signIn("admin@demo.com", "admin");
  await waitFor(() => expect(berth.place()).toBe(homes.admin));
  expect(berth.sent("Login")).toBe(1);
  expect(await screen.findByRole("button", { name: "Account of Maren Okafor" })).toBeTruthy();
  expect(document.title).toMatch(/ · Berth$/);
});

test("signs in by user name", async () => {
  await open({ at: "/login" });
  await signIn("client", "client");
  await waitFor(() => expect(berth.place()).toBe(homes.client));
  expect(berth.sent("OrdinaryUserLogin")).toBe(1);
});

test("a wrong password is told at the field, in the language of the console", async () => {
  await open({ at: "/login", locale: "cn" });
  await berth.user.type(screen.getByLabelText("邮箱或用户名"), "admin");
  await berth.user.type(screen.getByLabelText("密码"), "wrong{Enter}");
  const message = await screen.findByText("用户名或密码不正确。");
  const name = screen.getByLabelText("邮箱或用户名");
  expect(message.id).toBe(name.getAttribute("aria-describedby"));
  expect(name.getAttribute("aria-invalid")).toBe("true");
  expect(document.activeElement).toBe(name);
  expect(berth.place()).toBe("/login");
});

test("who tried too often is told how long to wait", async () => {
  const limited = await startThreadGateway({ RATE_LIMIT: "on" });
  await open({ at: "/login", gateway: limited });
  await signIn("nobody", "wrong");
  await screen.findByText("The name or the password is not right.");
  await limited.change("UPDATE rate_limits SET points = 1001 WHERE key LIKE 'sign-in:pair%'");
  await berth.user.type(screen.getByLabelText("Password"), "{Enter}");
  expect(await screen.findByText("Too many attempts. Try again in 10 minutes.")).toBeTruthy();
  await limited.close();
});

test("who is suspended is told so, once the password is right", async () => {
  const suspending = await startThreadGateway({});
  await suspending.change(
    "UPDATE accounts_users SET \"suspendedAt\" = '2026-11-25' WHERE username = 'client'",
  );
  await open({ at: "/login", gateway: suspending });
  await signIn("client", "client");
  expect(await screen.findByText("This account is suspended. Write to an administrator.")).toBeTruthy();
  await suspending.close();
});

test("empty fields are told without asking the gateway", async () => {
  await open({ at: "/login" });
  await berth.user.click(screen.getByRole("button", { name: "Sign in" }));
  expect(await screen.findByText("Enter your password.")).toBeTruthy();
  expect(berth.sent("OrdinaryUserLogin")).toBe(0);
});

test("a guest is sent to the sign-in page and back to the same place", async () => {
  await open({ at: `${list}?page=2` });
  const [path, query] = berth.place().split("?");
  expect(path).toBe("/login");
  expect(Object.fromEntries(new URLSearchParams(query))).toEqual({ page: "2", to: `${list}?page=2` });
  await signIn("admin", "admin");
  await waitFor(() => expect(berth.place()).toBe(`${list}?page=2`));
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https://evil.example/",
  "/.//evil.example",
  "javascript:alert(1)",
])("never leads to another origin after sign-in: %s", async (to) => {
  await open({ at: `/login?to=${encodeURIComponent(to)}` });
  await signIn("admin", "admin");
  await waitFor(() => expect(berth.place()).toBe(homes.admin));
});

test("who is signed in has no business at the sign-in page", async () => {
  await open({ at: "/login", as: "client" });
  expect(berth.place()).toBe(homes.client);
});

test("a viewer without the ability is told so, on a screen of its own", async () => {
  await open({ as: "client" });
  document.cookie = `userAbilityRules=${encodeURIComponent("[]")}; path=/`;
  window.dispatchEvent(new StorageEvent("storage", { key: "berth.session" }));
  await berth.go(`${list}?page=2`);
  await berth.go("/apps/ecommerce/product/add");
  await waitFor(() => expect(berth.place()).toBe("/not-authorized"));
  expect(screen.getByRole("heading", { level: 1, name: "You have no access to this page" })).toBeTruthy();
  expect(screen.queryByRole("navigation", { name: "Navigation" })).toBeNull();
});

test("the guard reads the rules letter by letter", () => {
  const session = (rules: AbilityRule[]) => ({
    user: { id: "1", fullName: "A", username: "a", email: "a@b", avatar: null, role: "client" },
    rules,
  });
  const at = { pathname: "/develop", search: "?a=1" };
  expect(
    redirectFor({ subject: "Developer" }, session([{ action: "read", subject: "OrdinaryUser" }]), at),
  ).toBe("/not-authorized");
  expect(redirectFor({ subject: "Developer" }, session([{ action: "read", subject: "developer" }]), at)).toBe(
    "/not-authorized",
  );
  expect(
    redirectFor({ subject: "Developer" }, session([{ action: "manage", subject: "all" }]), at),
  ).toBeNull();
  expect(redirectFor({ subject: "Developer" }, null, at)).toBe("/login?a=1&to=%2Fdevelop%3Fa%3D1");
  expect(redirectFor("guest", session([]), at)).toBe("/");
  expect(redirectFor("public", null, at)).toBeNull();
});

test("a path that ends in an underscore leaves an invite code behind", async () => {
  await open({ as: "client", at: "/SPRING-26_" });
  expect(berth.place()).toBe(homes.client);
  expect(window.localStorage.getItem("inviteCode")).toBe("SPRING-26");
  expect(document.cookie).toContain("inviteCode=");
});

test("an ended session leads to the sign-in page, and the next one back to the same place", async () => {
  await open({ as: "client", at: `${list}?page=2` });
  await screen.findAllByRole("row");
  berth.expire();
  await berth.go(`${list}?page=3`);
  await waitFor(() => expect(berth.place()).toMatch(/^\/login\?/));
  expect(document.cookie).not.toContain("userData");
  await signIn("client", "client");
  await waitFor(() => expect(berth.place()).toBe(`${list}?page=3`));
});

test("signing out clears the mirrored session", async () => {
  await open({ as: "client", at: list });
  await berth.user.click(screen.getByRole("button", { name: /Account of/ }));
  await berth.user.click(await screen.findByRole("menuitem", { name: "Sign out" }));
  await waitFor(() => expect(berth.place()).toBe("/login"));
  expect(document.cookie).not.toContain("userData");
});

test("an unknown address says so", async () => {
  await open({ at: "/nowhere/at/all" });
  expect(screen.getByRole("heading", { level: 1, name: "This page does not exist" })).toBeTruthy();
});
