import { screen, waitFor } from "@testing-library/react";
import { Secret, TOTP } from "otpauth";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { TestClock } from "#tests/support/clock.ts";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { startThreadGateway, type ThreadGateway } from "#tests/support/threadGateway.ts";

let gateway: ThreadGateway;
let berth: TestConsole;
let recoveryCodes: string[] = [];

async function ask<T>(query: string, variables: object, token?: string): Promise<T> {
  const { body } = await gateway.inject({
    method: "POST",
    url: "/graphql",
    payload: { query, variables },
    headers: token ? { authorization: `Bearer ${token}` } : {},
  });
  const { data } = JSON.parse(body) as { data: T };
  return data;
}

beforeAll(async () => {
  gateway = await startThreadGateway({ SECRET_KEY: "a-key-for-tests-of-32-characters" });
  const { login } = await ask<{ login: { accessToken: string } }>(
    'mutation { login(email: "client@demo.com", password: "client") { accessToken } }',
    {},
  );
  const { begun } = await ask<{ begun: { secret: string } }>(
    'mutation { begun: twoFactorBegin(password: "client") { secret } }',
    {},
    login.accessToken,
  );
  const otp = new TOTP({ secret: Secret.fromBase32(begun.secret) }).generate({
    timestamp: new TestClock().now(),
  });
  recoveryCodes = (
    await ask<{ codes: string[] }>(
      "mutation ($otp: String!) { codes: twoFactorConfirm(otp: $otp) }",
      { otp },
      login.accessToken,
    )
  ).codes;
});
afterEach(() => berth.close());
afterAll(() => gateway.close());

test("who has a second step is asked for the code, told when it is wrong, and let in by a right one", async () => {
  berth = await openConsole({ gateway, at: "/login" });
  await berth.user.type(await screen.findByLabelText("E-mail or user name"), "client");
  expect(screen.queryByLabelText("Code")).toBeNull();
  await berth.user.type(screen.getByLabelText("Password"), "client{Enter}");
  const code = await screen.findByLabelText("Code");
  await waitFor(() => expect(document.activeElement).toBe(code));
  expect(screen.queryByText("This code is not right, or was used before.")).toBeNull();
  await berth.user.keyboard("{Enter}");
  await screen.findByText("Enter the code that your app shows now.");
  await berth.user.type(code, "not-a-code{Enter}");
  await screen.findByText("This code is not right, or was used before.");
  expect(document.activeElement).toBe(code);
  await berth.user.clear(code);
  await berth.user.type(code, `${recoveryCodes[0]}{Enter}`);
  await waitFor(() => expect(berth.place()).toBe("/user/dashboards"));
});
