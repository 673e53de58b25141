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
const write = async (label: string, text: string) =>
  berth.user.type(await screen.findByLabelText(label), text);
const press = async (name: string, role = "button") =>
  berth.user.click(await screen.findByRole(role, { name }));
const ask = async (query: string): Promise<unknown> =>
  JSON.parse((await gateway.inject({ method: "POST", url: "/graphql", payload: { query } })).body).data;

/** The token of the newest link that was written to an address. */
async function tokenFor(email: string): Promise<string> {
  await ask(`mutation { passwordResetBegin(email: "${email}", language: EN) }`);
  await gateway.pass(0);
  const { outbox } = (await ask("{ outbox { address text } }")) as {
    outbox: { address: string; text: string }[];
  };
  const text = outbox.find(({ address }) => address === email)?.text ?? "";
  return /reset-password#(\S+)/.exec(text)?.[1] ?? expect.fail("no mail");
}

test("leads from the sign-in to the form, which says that a mail is on its way and to whom", async () => {
  await open("/login");
  await press("Forgot your password?", "link");
  await waitFor(() => expect(berth.place()).toBe("/forgot-password"));
  await press("Send the link");
  expect(await screen.findByText("Enter your e-mail address.")).toBeTruthy();
  await write("E-mail", "nobody");
  await press("Send the link");
  expect(await screen.findByText("Write it as name@host.")).toBeTruthy();
  await write("E-mail", "@demo.com");
  await press("Send the link");
  expect(await screen.findByRole("heading", { name: "Look into your mailbox" })).toBeTruthy();
  expect(screen.getByText(/an account of \u2068nobody@demo.com\u2069/)).toBeTruthy();
  await press("Ask again");
  expect(await screen.findByLabelText("E-mail")).toBeTruthy();
});

test("keeps what was written when the gateway cannot be reached", async () => {
  await open("/forgot-password", {
    gateway: {
      ...gateway,
      inject: (request) =>
        JSON.stringify(request.payload ?? "").includes("PasswordReset")
          ? Promise.reject(new TypeError("no route to the gateway"))
          : gateway.inject(request),
    },
  });
  await write("E-mail", "client@demo.com");
  await press("Send the link");
  expect((await screen.findByRole("alert")).textContent).toMatch(/cannot be reached/);
  expect(screen.getByDisplayValue("client@demo.com")).toBeTruthy();
});

test("the link sets a password as it has to be, leaves the address, and serves once", async () => {
  const token = await tokenFor("client@demo.com");
  await open(`/reset-password#${token}`);
  await write("New password", "short");
  await write("Repeat it", "other");
  await press("Set the password");
  expect(await screen.findByText("Something is still missing: see below.")).toBeTruthy();
  expect(berth.place()).toBe("/reset-password");
  await berth.user.clear(screen.getByLabelText("New password"));
  await write("New password", PASSWORD);
  await press("Set the password");
  expect(await screen.findByText("This is not the same password.")).toBeTruthy();
  await berth.user.clear(screen.getByLabelText("Repeat it"));
  await write("Repeat it", PASSWORD);
  await press("Set the password");
  expect(await screen.findByRole("heading", { name: "The password is set" })).toBeTruthy();
  await press("Sign in", "link");
  await write("E-mail or user name", "client");
  await write("Password", `${PASSWORD}{Enter}`);
  await waitFor(() => expect(berth.place()).toBe("/user/dashboards"));
  await berth.close();

  await open(`/reset-password#${token}`);
  await write("New password", PASSWORD);
  await write("Repeat it", `${PASSWORD}{Enter}`);
  expect(await screen.findByRole("heading", { name: "This link no longer serves" })).toBeTruthy();
  await press("Ask for another link", "link");
  await waitFor(() => expect(berth.place()).toBe("/forgot-password"));
});

test("an address without a link says so", async () => {
  await open("/reset-password", { locale: "ar" });
  expect(await screen.findByRole("heading", { name: "لم يعد هذا الرابط صالحًا" })).toBeTruthy();
});
