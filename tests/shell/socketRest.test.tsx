import "#tests/support/browser.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createApolloClient } from "#web/app/apollo/createApolloClient.ts";
import { MockClockChangesDocument } from "#web/features/develop/mockServer/mockServer.generated.ts";

const rested = vi.fn(() => 7);
const calledOff = vi.fn();
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestIdleCallback", rested.mockClear());
  vi.stubGlobal("cancelIdleCallback", calledOff.mockClear());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Asks to be told of changes; answers what gives that up. */
function follow() {
  const client = createApolloClient({ onSessionEnded: () => undefined });
  const ask = () => client.subscribe({ query: MockClockChangesDocument }).subscribe({});
  return { first: ask(), second: ask() };
}

test("the socket waits for its rest, and then until the page rests, as long as anybody waits for it", () => {
  const { first, second } = follow();
  first.unsubscribe();
  vi.advanceTimersByTime(299);
  expect(rested).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(rested).toHaveBeenCalledTimes(1);
  second.unsubscribe();
});

test("nothing waits for the socket once all that it was for is given up", () => {
  const { first, second } = follow();
  first.unsubscribe();
  second.unsubscribe();
  vi.advanceTimersByTime(300);
  expect(rested).not.toHaveBeenCalled();
});

test("nor where it is given up while the page is to rest", () => {
  const { first, second } = follow();
  vi.advanceTimersByTime(300);
  first.unsubscribe();
  expect(calledOff).not.toHaveBeenCalled();
  second.unsubscribe();
  expect(calledOff).toHaveBeenCalledWith(7);
});
