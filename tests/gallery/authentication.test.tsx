import { screen, waitFor } from "@testing-library/react";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

const doors = "/pages/authentication";

let berth: TestConsole;
beforeAll(async () => {
  berth = await openConsole({ at: `${doors}/register-v1` });
}, 60_000);
afterAll(() => berth.close());

test("an example of a door opens without an account, and refuses what the real one would", async () => {
  const send = await screen.findByRole("button", { name: "Create the account" });
  await berth.user.click(send);
  expect((await screen.findAllByText("Please fill this in.")).length).toBe(4);
  await berth.user.type(screen.getByRole("textbox", { name: /E-mail/ }), "nobody");
  await berth.user.type(screen.getByLabelText(/^New password/), "short");
  await berth.user.click(send);
  expect(await screen.findByText("Write it as name@example.com.")).toBeTruthy();
  expect(screen.getByText("The password does not meet every rule yet.")).toBeTruthy();
});

test("what is right is taken, nothing is sent, and the form can be shown again", async () => {
  await berth.user.type(screen.getByRole("textbox", { name: /User name/ }), "muyun");
  await berth.user.type(screen.getByRole("textbox", { name: /E-mail/ }), "@harbourlab.example");
  await berth.user.type(screen.getByLabelText(/^New password/), "-Harbour26");
  await berth.user.click(screen.getByRole("checkbox", { name: "I agree to the terms" }));
  await berth.user.click(screen.getByRole("button", { name: "Create the account" }));
  expect(await screen.findByRole("heading", { name: "Nearly done" })).toBeTruthy();
  const again = screen.getByRole("button", { name: "Show the form again" });
  await waitFor(() => expect(document.activeElement).toBe(again));
  expect(berth.sent("RegistrationBegin")).toBe(0);
});

test("two new passwords that differ are told apart", async () => {
  await berth.go(`${doors}/reset-password-v2`);
  await berth.user.type(await screen.findByLabelText(/^New password[^a-z]*$/), "Harbour-2026");
  await berth.user.type(screen.getByLabelText(/New password again/), "Harbour-2027");
  await berth.user.click(screen.getByRole("button", { name: "Save the password" }));
  expect(await screen.findByText("This is not the same as above.")).toBeTruthy();
});

test("an account in steps goes on when a step is right, and shows what was entered before it is made", async () => {
  await berth.go(`${doors}/register-multi-steps`);
  await berth.user.type(await screen.findByRole("textbox", { name: /E-mail/ }), "muyun@harbourlab.example");
  await berth.user.type(screen.getByLabelText(/^Password/), "Harbour-2026");
  await berth.user.click(screen.getByRole("button", { name: /Next: You/ }));
  await berth.user.type(await screen.findByRole("textbox", { name: /^Name/ }), "Mu Yun");
  await berth.user.click(screen.getByRole("button", { name: /Next: Check/ }));
  expect(await screen.findByText("muyun@harbourlab.example")).toBeTruthy();
  await berth.user.click(screen.getByRole("button", { name: "Create the account" }));
  expect(await screen.findByRole("heading", { name: "Nearly done" })).toBeTruthy();
});
