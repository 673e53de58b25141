import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { holdKeys } from "#web/lib/keys/heldKeys.ts";

const heard: string[] = [];
const listen = ({ key }: KeyboardEvent) => void heard.push(key);
const press = (...keys: string[]) =>
  keys.forEach((key) =>
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true })),
  );
const focused = (): HTMLInputElement => {
  const input = document.body.appendChild(document.createElement("input"));
  input.focus();
  return input;
};

let letGo: () => void;
beforeEach(() => {
  heard.length = 0;
  document.addEventListener("keydown", listen);
  letGo = holdKeys();
});
afterEach(() => {
  letGo();
  vi.useRealTimers();
  document.removeEventListener("keydown", listen);
  document.body.replaceChildren();
});

test("held keys do nothing to the screen, and are typed into what gets the focus", () => {
  press("h", "o", "e", "Backspace", "l", "Tab", "d");
  expect(focused().value).toBe("hold");
  expect(heard).toEqual([]);
});

test("the keys of the browser itself are not held", () => {
  press("F5", "a");
  expect(heard).toEqual(["F5"]);
});

test("once something has the focus, keys go where they belong", () => {
  focused();
  press("e");
  expect(heard).toEqual(["e"]);
});

test("Escape, a press elsewhere and the one who held them let them go", () => {
  press("a", "Escape", "e");
  expect(heard).toEqual(["Escape", "e"]);
  holdKeys();
  document.body.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  press("s");
  holdKeys()();
  press("u");
  expect(heard).toEqual(["Escape", "e", "s", "u"]);
  expect(focused().value).toBe("");
});

test("keys are held for five seconds at most", () => {
  vi.useFakeTimers();
  holdKeys();
  vi.advanceTimersByTime(4_999);
  press("e");
  vi.advanceTimersByTime(1);
  press("s");
  expect(heard).toEqual(["s"]);
});
