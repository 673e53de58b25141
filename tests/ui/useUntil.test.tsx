import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useUntil } from "#web/lib/timing/useUntil.ts";

beforeEach(() => void vi.useFakeTimers({ now: Date.parse("2026-11-24T09:00:00Z") }));
afterEach(() => void vi.useRealTimers());

test("a moment to come is awaited, and over once it is there", () => {
  const { result } = renderHook(() => useUntil("2026-11-24T09:02:00Z"));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(119_000));
  expect(result.current).toBe(true);
  act(() => void vi.advanceTimersByTime(1_000));
  expect(result.current).toBe(false);
});

test("another moment is awaited anew", () => {
  const { result, rerender } = renderHook(({ at }) => useUntil(at), {
    initialProps: { at: "2026-11-24T08:00:00Z" },
  });
  expect(result.current).toBe(false);
  rerender({ at: "2026-11-24T10:00:00Z" });
  expect(result.current).toBe(true);
});

test("no moment is over", () => {
  const { result } = renderHook(() => useUntil(null));
  expect(result.current).toBe(false);
});
