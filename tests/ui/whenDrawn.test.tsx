import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { whenDrawn } from "#web/lib/timing/whenDrawn.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

/** Lets the page rest, or draw a frame and run what waits for its end. */
const rest = () => vi.advanceTimersByTime(1);
const draw = () => {
  vi.advanceTimersToNextFrame();
  rest();
};

test("what completes a screen waits for the frame of its pictures, the second after the page rests", () => {
  const work = vi.fn();
  whenDrawn(work);
  rest();
  draw();
  expect(work).not.toHaveBeenCalled();
  draw();
  expect(work).toHaveBeenCalledOnce();
});

test("what completes a screen comes also where nothing is drawn, as in a tab behind", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const work = vi.fn();
  whenDrawn(work);
  vi.advanceTimersByTime(2_000);
  vi.unstubAllGlobals();
  expect(work).toHaveBeenCalledOnce();
});

test.each([
  ["the page rests", 0],
  ["the first frame", 1],
  ["the second frame", 2],
])("what completes a screen that is left before %s is called off", (_, steps) => {
  const work = vi.fn();
  const callOff = whenDrawn(work);
  for (const step of [rest, draw].slice(0, steps)) step();
  callOff();
  rest();
  draw();
  draw();
  expect(work).not.toHaveBeenCalled();
});
