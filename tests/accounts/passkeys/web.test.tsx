import { screen, waitFor, within } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { openConsole, type TestConsole, type TestConsoleOptions } from "#tests/support/console.tsx";
import { startThreadGateway, type ThreadGateway } from "#tests/support/threadGateway.ts";

let gateway: ThreadGateway;
let berth: TestConsole;
const create = vi.fn();
const get = vi.fn();

beforeAll(async () => {
  gateway = await startThreadGateway();
});
beforeEach(async () => {
  vi.stubGlobal("PublicKeyCredential", vi.fn());
  Object.defineProperty(navigator, "credentials", { configurable: true, value: { create, get } });
  await gateway.change(
    `insert into accounts_passkeys (id, "userId", "credentialId", "publicKey", counter, transports, name, "isSynced", "createdAt")
     values ('pk_1', 'usr_client', 'c1', '', 0, '', 'Blue key', true, '2026-11-20T09:41:00.000Z')`,
  );
});
afterEach(async () => {
  await berth.close();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "credentials");
  await gateway.change("delete from accounts_passkeys");
});
afterAll(() => gateway.close());

const open = async (options: TestConsoleOptions) => {
  berth = await openConsole({ gateway, ...options });
};
const press = async (name: string, role = "button") =>
  await berth.user.click(await screen.findByRole(role, { name }));
const pressIn = async (name: string) =>
  await berth.user.click(within(await screen.findByRole("dialog")).getByRole("button", { name }));
const type = async (name: RegExp, text: string) => {
  const field = within(await screen.findByRole("dialog")).getByLabelText(name);
  await berth.user.clear(field);
  await berth.user.type(field, text);
};
const security = { at: "/user/profile/security", as: "client" };
const refusing = (name: string) => () => Promise.reject(new DOMException("", name));
const bytes = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0)).buffer;
/** A browser's answer to a question that the gateway never asked. */
const stale = {
  id: "c1",
  rawId: bytes("s"),
  type: "public-key",
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes(JSON.stringify({ challenge: "another" })),
    authenticatorData: bytes(""),
    signature: bytes(""),
    userHandle: null,
  },
};

test("who lets the browser's question go is told what else they can do, and can try again", async () => {
  get.mockImplementationOnce(refusing("NotAllowedError")).mockResolvedValueOnce(stale);
  await open({ at: "/login" });
  await press("Sign in with a passkey");
  await screen.findByText("No passkey was used. Try again, or sign in with your password.");
  await press("Sign in with a passkey");
  await screen.findByText("That took too long. Begin again.");
  expect(screen.queryByText(/No passkey was used/)).toBeNull();
  expect(berth.place()).toBe("/login");
});

test("a passkey that is refused is told so in the language of the console", async () => {
  get.mockResolvedValueOnce({ ...stale, id: "" });
  await open({ at: "/login", locale: "fr" });
  await press("Se connecter avec une clé d’accès");
  await screen.findByText(/Cette clé d’accès n’est pas connue ici/);
});

test("a browser without passkeys has the button say why it does nothing", async () => {
  vi.stubGlobal("PublicKeyCredential", undefined);
  await open({ at: "/login" });
  const button = await screen.findByRole("button", { name: "Sign in with a passkey" });
  expect(button.getAttribute("aria-description")).toMatch(/^This browser has no passkeys/);
  await berth.user.click(button);
  expect(berth.sent("PasskeySignInBegin")).toBe(0);
});

test("a passkey is renamed, and removed once the password is right", async () => {
  await open(security);
  await press("Manage “Blue key”");
  await press("Rename", "menuitem");
  await type(/^Name/, "Green key");
  await pressIn("Save");
  await press("Manage “Green key”");
  await press("Remove", "menuitem");
  await type(/^Password/, "wrong");
  await pressIn("Remove");
  await screen.findByText("This is not right. Check it and write it again.");
  await type(/^Password/, "client");
  await pressIn("Remove");
  await waitFor(() => expect(screen.queryByText("Green key")).toBeNull());
  const activity = within(await screen.findByRole("list", { name: "Security activity" }));
  await activity.findByText("Passkey removed");
});

test("a device that has one already, and a question that was let go, are told in the form, which stays", async () => {
  create
    .mockImplementationOnce(refusing("InvalidStateError"))
    .mockImplementationOnce(refusing("NotAllowedError"))
    .mockImplementationOnce(refusing("NotSupportedError"));
  await open(security);
  await press("Add");
  await type(/^Password/, "client");
  for (const text of [
    "This device has a passkey for your account already.",
    "No passkey was made. Try again when you are ready.",
    "Your device could not do this. Try another one.",
  ]) {
    await pressIn("Continue");
    await screen.findByText(text);
  }
});
