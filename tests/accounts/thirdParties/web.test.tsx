import { screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";

let berth: TestConsole;
afterEach(() => berth.close());

test("a console where no third party is set up offers none", async () => {
  berth = await openConsole({ at: "/login" });
  await screen.findByRole("button", { name: "Sign in with a passkey" });
  await waitFor(() => expect(berth.sent("ThirdParties")).toBe(1));
  expect(screen.queryByRole("button", { name: /Sign in with (GitHub|LINUX DO)/ })).toBeNull();
  await berth.close();
  berth = await openConsole({ at: "/user/profile/security", as: "client" });
  await screen.findByRole("heading", { name: "Security activity" });
  expect(screen.queryByRole("heading", { name: "Linked sign-ins" })).toBeNull();
});

test("who comes back without having left is told so, in the language of the console, and asks nobody", async () => {
  berth = await openConsole({ at: "/oauth/linuxdo/callback?code=a&state=b", locale: "ar" });
  await screen.findByRole("heading", { level: 1, name: "طريق العودة هذا لم يعد صالحًا" });
  expect(berth.place()).toBe("/oauth/linuxdo/callback");
  expect(berth.sent("ThirdPartyFinish")).toBe(0);
});

test("who comes back to a third party that is not set up is told so, and finds the sign-in", async () => {
  sessionStorage.setItem(
    "berth.thirdParty",
    JSON.stringify({ browserToken: "x".repeat(32), remember: false, to: null }),
  );
  berth = await openConsole({ at: "/oauth/linuxdo/callback?code=a&state=b" });
  await screen.findByRole("heading", { level: 1 });
  await berth.user.click(await screen.findByRole("link", { name: "Go back" }));
  await waitFor(() => expect(berth.place()).toBe("/login"));
});
