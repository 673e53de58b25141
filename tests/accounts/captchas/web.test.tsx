import { screen } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { startThreadGateway, type ThreadGateway } from "#tests/support/threadGateway.ts";

let gateway: ThreadGateway;
let berth: TestConsole;
beforeAll(async () => {
  gateway = await startThreadGateway({ CAPTCHA: "on" });
});
afterEach(() => berth.close());
afterAll(() => gateway.close());

test("who asks for another password has their computer do the work, and is let through", async () => {
  berth = await openConsole({ gateway, at: "/forgot-password" });
  await berth.user.type(await screen.findByLabelText(/^E-mail/), "client@demo.com{Enter}");
  expect(await screen.findByRole("button", { name: /again/ })).toBeTruthy();
});

test("who registers has their computer do the work, and is let through", async () => {
  berth = await openConsole({ gateway, at: "/register" });
  await berth.user.type(await screen.findByLabelText(/^E-mail/), "muyun@harbour.example");
  await berth.user.type(await screen.findByLabelText(/^User name/), "muyun");
  await berth.user.type(await screen.findByLabelText(/^Password/), "Ebb-and-flow 4");
  await berth.user.click(await screen.findByRole("checkbox", { name: "I agree to" }));
  await berth.user.click(await screen.findByRole("button", { name: "Register" }));
  expect(await screen.findByRole("heading", { name: "Look into your mailbox" })).toBeTruthy();
});
