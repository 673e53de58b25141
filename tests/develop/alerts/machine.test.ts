import fc from "fast-check";
import { expect, it } from "vitest";
import { calm, next } from "#gateway/domains/develop/alerts/machine.ts";
import type { AlertState } from "#gateway/domains/develop/alerts/repository.ts";

const limit = { threshold: 10, forSeconds: 60 };
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 26) + seconds * 1_000).toISOString();

/** What is told of values that come every fifteen seconds. */
function told(values: readonly (number | null)[], by = limit): string[] {
  let state: AlertState = calm;
  return values.flatMap((value, place) => {
    const step = next(state, value, by, at(place * 15));
    state = step.state;
    return step.news === null ? [] : [`${step.news} at ${place * 15}`];
  });
}

it("says nothing of a value that is above its limit for too short", () =>
  expect(told([11, 11, 11, 11, 9, 11, 11])).toEqual([]));

it("fires once, however long the value stays above", () =>
  expect(told([11, 11, 11, 11, 11, 11, 30, 40])).toEqual(["fired at 60"]));

it("is over once the value was well below for as long", () =>
  expect(told([11, 11, 11, 11, 11, 8, 8, 8, 8, 8, 8])).toEqual(["fired at 60", "resolved at 135"]));

it("is told once of a value that swings about its limit", () =>
  expect(told([11, 11, 11, 11, 11, 9.5, 10.5, 9.5, 10.5, 9, 11])).toEqual(["fired at 60"]));

it("fires at once where it need not last, and is over where nothing can be said any more", () =>
  expect(told([11, null], { threshold: 10, forSeconds: 0 })).toEqual(["fired at 0", "resolved at 15"]));

it("is told in turns: fired, resolved, fired", () =>
  fc.assert(
    fc.property(fc.array(fc.option(fc.double({ min: 0, max: 20, noNaN: true }))), (values) => {
      const news = told(values, { threshold: 10, forSeconds: 30 }).map((one) => one.split(" ")[0]);
      expect(news).toEqual(news.map((_, place) => (place % 2 === 0 ? "fired" : "resolved")));
    }),
  ));
