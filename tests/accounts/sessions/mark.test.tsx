import { afterEach, expect, test } from "vitest";
import { changeToken, isBelieved, sessionMark } from "../../../web/lib/session.ts";

const setCookie = (text: string) => (document.cookie = `userData=${text}; path=/`);
afterEach(() => setCookie("; max-age=0"));

test("that the session has ended is believed where nothing changed it since the question", () => {
  setCookie("one");
  expect(isBelieved(sessionMark())).toBe(true);
});

test("that the session has ended is believed where the answer itself took the cookies away", () => {
  setCookie("one");
  const asked = sessionMark();
  setCookie("; max-age=0");
  expect(isBelieved(asked)).toBe(true);
});

test("that the session has ended is not believed where another tab got other cookies since the question", () => {
  setCookie("one");
  const asked = sessionMark();
  setCookie("two");
  expect(isBelieved(asked)).toBe(false);
});

test("that the session has ended is not believed while the token is being changed, nor for what was asked before", async () => {
  setCookie("one");
  const asked = sessionMark();
  const change = Promise.withResolvers<void>();
  const changing = changeToken(() => change.promise);
  expect(isBelieved(sessionMark())).toBe(false);
  change.resolve();
  await changing;
  expect([isBelieved(asked), isBelieved(sessionMark())]).toEqual([false, true]);
});
