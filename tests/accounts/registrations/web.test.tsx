import { screen, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openConsole, type TestConsole, type TestConsoleOptions } from "#tests/support/console.tsx";
import { startThreadGateway, type ThreadGateway } from "#tests/support/threadGateway.ts";

const PASSWORD = "Ebb-and-flow 4";
let gateway: ThreadGateway;
let berth: TestConsole;

beforeAll(async () => {
  gateway = await startThreadGateway();
});
afterEach(() => berth.close());
afterAll(() => gateway.close());

const open = async (at: string, options: Partial<TestConsoleOptions> = {}) => {
  berth = await openConsole({ gateway, at, ...options });
};
const write = async (label: RegExp, text: string) =>
  berth.user.type(await screen.findByLabelText(label), text);
const press = async (name: string, role = "button") =>
  berth.user.click(await screen.findByRole(role, { name }));

/** The token of the newest link that was written to an address. */
async function tokenFor(email: string): Promise<string> {
  await gateway.pass(0);
  const { body } = await gateway.inject({
    method: "POST",
    url: "/graphql",
    payload: { query: "{ outbox { address text } }" },
  });
  const { outbox } = JSON.parse(body).data as { outbox: { address: string; text: string }[] };
  const text = outbox.find(({ address }) => address === email)?.text ?? "";
  return /register#(\S+)/.exec(text)?.[1] ?? expect.fail("no mail");
}

test("leads from the sign-in to the form, which says what is wrong at each field and takes the invite code along", async () => {
  await open("/login", { kept: { inviteCode: "HARBOR26" } });
  await press("Register", "link");
  await waitFor(() => expect(berth.place()).toBe("/register"));
  await press("Register");
  expect(await screen.findByText("Enter your e-mail address.")).toBeTruthy();
  expect(screen.getByText("Choose a user name.")).toBeTruthy();
  expect(screen.getByText("Enter a password.")).toBeTruthy();
  expect(screen.getByText("Agree to go on.")).toBeTruthy();
  expect(screen.getByDisplayValue("HARBOR26")).toBeTruthy();
  await write(/^E-mail/, "muyun");
  await write(/^User name/, "m");
  await write(/^Password/, "short");
  await press("Register");
  expect(await screen.findByText("Write it as name@host.")).toBeTruthy();
  expect(screen.getByText(/single dots, hyphens or underscores between them/)).toBeTruthy();
  expect(screen.getByText("Something is still missing: see below.")).toBeTruthy();
});

test("a registration is finished with its password, under another name where the first is taken", async () => {
  await open("/register");
  await write(/^E-mail/, "muyun@harbour.example");
  await write(/^User name/, "c1ient");
  await write(/^Password/, PASSWORD);
  await press("I agree to", "checkbox");
  await press("Register");
  expect(await screen.findByRole("heading", { name: "Look into your mailbox" })).toBeTruthy();
  await berth.close();

  const token = await tokenFor("muyun@harbour.example");
  await open(`/register#${token}`);
  await waitFor(() => expect(berth.place()).toBe("/register"));
  await write(/^Password/, "Another 1");
  await press("Create the account");
  expect(await screen.findByText("This is not the password that you chose.")).toBeTruthy();
  await berth.user.clear(screen.getByLabelText(/^Password/));
  await write(/^Password/, PASSWORD);
  await press("Create the account");
  expect(await screen.findByText(/or one that looks like it\. Choose another\./)).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^User name/)));
  await write(/^User name/, "muyun");
  await press("Create the account");
  expect(await screen.findByRole("heading", { name: "Your account is there" })).toBeTruthy();
  await press("Sign in", "link");
  await write(/^E-mail or user name/, "muyun");
  await write(/^Password/, `${PASSWORD}{Enter}`);
  await waitFor(() => expect(berth.place()).toBe("/user/dashboards"));
  await berth.close();

  await open(`/register#${token}`);
  await write(/^Password/, `${PASSWORD}{Enter}`);
  expect(await screen.findByRole("heading", { name: "This link no longer serves" })).toBeTruthy();
  await press("Register once more");
  expect(await screen.findByLabelText(/^E-mail/)).toBeTruthy();
});

test("the invite code that came along is shown, and can be let go for good", async () => {
  await open("/register", { kept: { inviteCode: "HARBOR26" } });
  expect(await screen.findByText(/Invited with the code/)).toBeTruthy();
  await press("Register without the code");
  expect(screen.queryByText(/Invited with the code/)).toBeNull();
  expect(screen.queryByDisplayValue("HARBOR26")).toBeNull();
  expect(localStorage.getItem("inviteCode")).toBeNull();
});
