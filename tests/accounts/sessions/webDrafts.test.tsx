import { act, screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { startThreadGateway, type ThreadGateway } from "#tests/support/threadGateway.ts";

const add = "/apps/ecommerce/product/add";
const restored = "These are the entries you had made before you were signed out.";
const drafts = "berth.usr_client.form.drafts";

let gateway: ThreadGateway;
let berth: TestConsole;
beforeAll(async () => {
  gateway = await startThreadGateway({ SAMPLE_ACCESS: "session" });
  // The person has a key to seal with from before.
  await askAs("client", `mutation { preferenceSet(key: "form.seal", value: "${btoa("x".repeat(32))}") }`);
});
afterEach(() => berth.close());
afterAll(() => gateway.close());

async function askAs(account: string, query: string) {
  const signedIn = await gateway.inject({
    method: "POST",
    url: "/api/ordinaryUser/login",
    payload: { username: account, password: account },
  });
  const { accessToken } = JSON.parse(signedIn.body);
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await gateway.inject({ method: "POST", url: "/graphql", headers, payload: { query } });
  expect(JSON.parse(answer.body)).not.toHaveProperty("errors");
}
const open = async (at: string) => {
  berth = await openConsole({ gateway, as: "client", at });
};
const field = (name: RegExp) => screen.findByRole("textbox", { name });
const valueOf = async (name: RegExp) => (await field(name)).getAttribute("value");

/** Takes the session away as a sign-out in another tab does. */
async function signOutElsewhere(isOver = true) {
  for (const name of ["userData", "userAbilityRules"]) document.cookie = `${name}=; path=/; max-age=0`;
  if (isOver) berth.expire();
  await act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "berth.session" }));
  });
  await waitFor(() => expect(berth.place()).toMatch(/^\/login\?/));
}
async function signIn(account: string) {
  await berth.user.type(await screen.findByLabelText("E-mail or user name"), account);
  await berth.user.type(screen.getByLabelText("Password"), `${account}{Enter}`);
  await waitFor(() => expect(berth.place()).not.toMatch(/^\/login/));
}
const isSealed = () => waitFor(() => expect(window.localStorage.getItem(drafts)).toBeTruthy());
/** Types into a form, whose key has come then. */
async function type(name: RegExp, text: string) {
  const before = berth.answered("Preference");
  await berth.user.type(await field(name), text);
  await waitFor(() => expect(berth.answered("Preference")).toBeGreaterThan(before));
}

test("a sign-out in another tab is told, and what was typed stands there for the same person again", async () => {
  await open(add);
  await type(/^Name/, "Storm lantern");
  await signOutElsewhere();
  expect(
    await screen.findByText(
      /^You were signed out in another tab\. What you had typed in “New product” is kept/,
    ),
  ).toBeTruthy();
  expect(screen.queryByRole("alertdialog")).toBeNull();
  await isSealed();
  await signIn("client");
  expect(berth.place()).toBe(add);
  expect(await screen.findByText(restored)).toBeTruthy();
  expect(await valueOf(/^Name/)).toBe("Storm lantern");
  await berth.user.click(screen.getByRole("button", { name: "Discard" }));
  await waitFor(async () => expect(await valueOf(/^Name/)).toBe(""));
  expect(screen.queryByText(restored)).toBeNull();
  await waitFor(() => expect(window.localStorage.getItem(drafts)).toBeNull());
});

test("nobody else is shown what was typed, nor can read it in the browser", async () => {
  await open(add);
  await type(/^Name/, "Storm lantern");
  await signOutElsewhere();
  await isSealed();
  expect(JSON.stringify({ ...window.localStorage })).not.toContain("lantern");
  expect(JSON.stringify({ ...window.sessionStorage })).not.toContain("lantern");
  await signIn("admin");
  expect(berth.place()).toBe(add);
  expect(await valueOf(/^Name/)).toBe("");
  expect(screen.queryByText(restored)).toBeNull();
  // Even under the other's name it cannot be opened.
  const kept = window.localStorage.getItem(drafts) ?? "";
  window.localStorage.setItem("berth.usr_admin.form.drafts", kept);
  await berth.go("/apps/ecommerce/product/list");
  await berth.go(add);
  await waitFor(() => expect(berth.sent("Preference")).toBeGreaterThan(0));
  expect(await valueOf(/^Name/)).toBe("");
});

test("a session that ended on the gateway is told when a form is sent, whose entries are kept", async () => {
  await open("/apps/ecommerce/product/list");
  await berth.go("/apps/ecommerce/product/edit/3");
  await waitFor(async () => expect(await valueOf(/^Name/)).toBe("Pier mechanical keyboard"));
  await type(/^Name/, " II");
  berth.expire();
  await berth.user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(berth.place()).toMatch(/^\/login\?/));
  expect(await screen.findByText(/^Your session has ended\. What you had typed/)).toBeTruthy();
  await signIn("client");
  expect(await screen.findByText(restored)).toBeTruthy();
  expect(await valueOf(/^Name/)).toBe("Pier mechanical keyboard II");
  await berth.user.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(berth.place()).toBe("/apps/ecommerce/product/list"));
  expect(await screen.findByText("“Pier mechanical keyboard II” saved")).toBeTruthy();
  await waitFor(() => expect(window.localStorage.getItem(drafts)).toBeNull());
});

test("what others changed meanwhile stands where the person had changed nothing, and is named where both did", async () => {
  await open("/apps/ecommerce/product/edit/4");
  await waitFor(async () => expect(await valueOf(/^Brand/)).toBeTruthy());
  await type(/^Name/, " II");
  await signOutElsewhere();
  await askAs(
    "admin",
    'mutation { productUpdate(id: 4, input: { productName: "Theirs", productBrand: "Leeward" }) { id } }',
  );
  await signIn("client");
  expect(await screen.findByText(/Meanwhile others changed: Name\. Saving replaces that\./)).toBeTruthy();
  expect(await valueOf(/^Brand/)).toBe("Leeward");
  expect(await valueOf(/^Name/)).toMatch(/ II$/);
});

test("a form in a drawer gets back what was typed", async () => {
  await open("/apps/ecommerce/customer/list?add=1");
  await type(/^Name/, "Ines");
  await signOutElsewhere();
  await signIn("client");
  const drawer = within(await screen.findByRole("dialog"));
  expect(await drawer.findByText(restored)).toBeTruthy();
  expect(await valueOf(/^Name/)).toBe("Ines");
});

test("a password is not kept", async () => {
  await open("/apps/ecommerce/customer/details/1?tab=security");
  const before = berth.answered("Preference");
  await berth.user.type(await screen.findByLabelText(/^New password/), "long enough");
  await waitFor(() => expect(berth.answered("Preference")).toBeGreaterThan(before));
  await signOutElsewhere();
  expect(await screen.findByText("You were signed out in another tab.")).toBeTruthy();
  await signIn("client");
  expect(await screen.findByLabelText(/^New password/)).toHaveProperty("value", "");
  expect(window.localStorage.getItem(drafts)).toBeNull();
});

test("who signs in in another tab meanwhile is led to the place behind the sign-in page", async () => {
  await open(`${add}?from=3`);
  await screen.findByRole("textbox", { name: /^Name/ });
  const kept = document.cookie;
  await signOutElsewhere(false);
  for (const pair of kept.split("; ")) document.cookie = `${pair}; path=/`;
  await act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "berth.session" }));
  });
  await waitFor(() => expect(berth.place()).toBe(`${add}?from=3`));
});
