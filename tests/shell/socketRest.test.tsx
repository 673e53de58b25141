import "#tests/support/browser.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApolloClient } from "#web/app/apollo/createApolloClient.ts";
import { MockClockChangesDocument } from "#web/features/develop/mockServer/mockServer.generated.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("what was asked to be told of and given up before the socket is fetched leaves nothing waiting", () => {
  const client = createApolloClient({ onSessionEnded: () => undefined });
  const before = vi.getTimerCount();
  const first = client.subscribe({ query: MockClockChangesDocument }).subscribe({});
  const second = client.subscribe({ query: MockClockChangesDocument }).subscribe({});
  expect(vi.getTimerCount()).toBe(before + 1);
  first.unsubscribe();
  expect(vi.getTimerCount()).toBe(before + 1);
  second.unsubscribe();
  expect(vi.getTimerCount()).toBe(before);
});

test("nor once its rest is over, while the screen is drawn", () => {
  const client = createApolloClient({ onSessionEnded: () => undefined });
  const before = vi.getTimerCount();
  const told = client.subscribe({ query: MockClockChangesDocument }).subscribe({});
  vi.advanceTimersByTime(300);
  expect(vi.getTimerCount()).toBeGreaterThan(before);
  told.unsubscribe();
  expect(vi.getTimerCount()).toBe(before);
});
