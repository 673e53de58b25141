import { act, waitFor } from "@testing-library/react";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openConsole, type TestConsole } from "#tests/support/console.tsx";
import { startThreadGateway, type ThreadGateway } from "#tests/support/threadGateway.ts";

let gateway: ThreadGateway;
let berth: TestConsole;
let isRefusing = false;
let refused = 0;
beforeAll(async () => {
  const real = await startThreadGateway();
  gateway = {
    ...real,
    inject: async (request) => {
      if (!isRefusing || !JSON.stringify(request.payload ?? "").includes("NotificationCounts"))
        return real.inject(request);
      refused += 1;
      return { statusCode: 503, headers: { "content-type": "application/json" }, cookies: [], body: "{}" };
    },
  };
});
afterEach(() => berth.close());
afterAll(() => gateway.close());

test("who signed in in another tab is led away from what is not theirs, though a query fails meanwhile", async () => {
  berth = await openConsole({ gateway, at: "/develop/OtherRoleDashboard", as: "admin" });
  await waitFor(() => expect(berth.sent("NotificationCounts")).toBeGreaterThan(0));
  expect(berth.place()).toBe("/develop/OtherRoleDashboard");
  const body = JSON.stringify({ username: "client", password: "client" });
  await fetch("/api/ordinaryUser/login", { method: "POST", body });
  isRefusing = true;
  await act(async () => {
    window.dispatchEvent(new StorageEvent("storage", { key: "berth.session" }));
  });
  await waitFor(() => expect(berth.place()).toBe("/not-authorized"));
  expect(refused).toBeGreaterThan(0);
});
