import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { homePath, inviteCode, redirectFor } from "#web/app/routing/guard.ts";
import { trackVisit } from "#web/app/routing/tracker.ts";
import { safeTarget } from "#web/lib/navigation/safeTarget.ts";
import { type Session, sessionChanged } from "#web/lib/session/session.ts";
import { openConsole, type TestConsole, type TestConsoleOptions } from "#tests/support/console.tsx";

let berth: TestConsole | undefined;
afterEach(async () => {
  vi.restoreAllMocks();
  await berth?.close();
  berth = undefined;
});
const open = async (options: TestConsoleOptions) => {
  berth = await openConsole(options);
  return berth;
};

const person = { id: "2", fullName: "Lin", username: "client", email: "client@demo.com", avatar: null };
const client: Session = {
  user: { ...person, role: "client" },
  rules: [{ action: "read", subject: "OrdinaryUser" }],
};
const admin: Session = { user: { ...person, role: "admin" }, rules: [{ action: "manage", subject: "all" }] };
const at = (path: string) => new URL(path, "http://console");

test("the root leads an administrator to the courses, a client to the dashboard and a guest to the sign-in page with the query", () => {
  expect(homePath(admin, "?a=1")).toBe("/apps/academy/my-course");
  expect(homePath(client, "?a=1")).toBe("/user/dashboards");
  expect(homePath(null, "?a=1")).toBe("/login?a=1");
});

test("a guest is led to the sign-in page with the query and the target", () => {
  expect(redirectFor({ subject: "OrdinaryUser" }, null, at("/order/list?page=2"))).toBe(
    "/login?page=2&to=%2Forder%2Flist%3Fpage%3D2",
  );
});

test("who lacks the ability is led to not-authorized, and who has it passes", () => {
  expect(redirectFor({ subject: "Developer" }, client, at("/develop/OtherRoleDashboard"))).toBe(
    "/not-authorized",
  );
  expect(redirectFor({ subject: "Developer" }, admin, at("/develop/OtherRoleDashboard"))).toBeNull();
});

test("who is signed in is led from a guests' screen to the root", () => {
  expect(redirectFor("guest", client, at("/register"))).toBe("/");
  expect(redirectFor("guest", null, at("/register"))).toBeNull();
});

test.each([
  ["/AB12cd_", "AB12cd"],
  ["/a/b_", "a/b"],
  ["/_", null],
  ["/login", null],
])("the invite code of %s is %s", (path, code) => {
  expect(inviteCode(path)).toBe(code);
});

test.each([
  "//evil.example",
  "https://evil.example",
  "/\\evil.example",
  "javascript:alert(1)",
  "/a\n/b",
  "",
  "/..//evil.example",
])("the target %j is refused", (target) => expect(safeTarget(target, "https://console.example")).toBeNull());

test("an invite code is kept before a guest is led to the sign-in page", async () => {
  const { place } = await open({ at: "/AB12cd_" });
  await waitFor(() => expect(place()).toBe("/login?to=%2Fuser%2Fdashboards"));
  expect(window.localStorage.getItem("inviteCode")).toBe("AB12cd");
  expect(document.cookie).toContain("inviteCode=%22AB12cd%22");
});

test("a visit by an invite link is counted", async () => {
  const { gateway } = await open({ at: "/HARBOUR26_" });
  const ask = async (query: string, token = "") => {
    const headers = token === "" ? {} : { authorization: `Bearer ${token}` };
    const { body } = await gateway.inject({ method: "POST", url: "/graphql", headers, payload: { query } });
    return JSON.parse(body).data;
  };
  const { ordinaryUserLogin } = await ask(
    'mutation { ordinaryUserLogin(username: "client", password: "client") { accessToken } }',
  );
  await waitFor(async () => {
    const { inviteCodes } = await ask("{ inviteCodes { code visits } }", ordinaryUserLogin.accessToken);
    expect(inviteCodes[0]).toEqual({ code: "HARBOUR26", visits: 185 });
  });
});

test.each([
  ["/user/profile?a=1", "/user/profile/profile?a=1"],
  ["/integral/store", "/integral/store/coupons"],
  ["/components/fade-transition", "/components/FadeTransition"],
  ["/components/json-schema-form", "/components/JsonSchemaForm"],
  ["/develop/OtherRoleDashboard", "/not-authorized"],
  ["/login", "/user/dashboards"],
  ["/", "/user/dashboards"],
])("a client who opens %s stands at %s", async (from, to) => {
  const { place } = await open({ at: from, as: "client" });
  await waitFor(() => expect(place()).toBe(to));
});

test("cookies that were broken by hand let nobody in", async () => {
  const { go, place } = await open({ at: "/login" });
  document.cookie = "userData=%7B%22id%22%3A1%7D; path=/";
  document.cookie = "userAbilityRules=%22all%22; path=/";
  sessionChanged();
  await go("/order/list");
  expect(place()).toMatch(/^\/login\?/);
});

test("the tracker keeps the last 20 places, whatever stood there", () => {
  window.localStorage.setItem("routeTracker", "{broken");
  for (let visit = 1; visit <= 25; visit += 1) trackVisit(`/place/${visit}`);
  const kept: { path: string }[] = JSON.parse(window.localStorage.getItem("routeTracker") ?? "[]");
  expect(kept.map(({ path }) => path)).toEqual(
    Array.from({ length: 20 }, (_, index) => `/place/${index + 6}`),
  );
});

test.each([
  ["forbidden", "SecurityError"],
  ["full", "QuotaExceededError"],
])("the console works where local storage is %s", async (what, name) => {
  const { go, place } = await open({ at: "/order/list", as: "client" });
  const refuse = () => {
    throw new DOMException(what, name);
  };
  if (what === "forbidden") vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  await go("/user/recharge");
  expect(place()).toBe("/user/recharge");
  expect(await screen.findByRole("heading", { level: 1, name: "Cost centre" })).toBeTruthy();
});
