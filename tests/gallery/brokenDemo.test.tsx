import "#tests/support/browser.ts";
import { cleanup, render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { DemoBoundary } from "#web/features/gallery/shared/DemoBoundary.tsx";
import { loadTexts, startTranslations } from "#web/lib/texts/i18n.ts";

beforeAll(async () => {
  localStorage.setItem("berth.locale", "en");
  await startTranslations();
  await loadTexts("gallery");
});
beforeEach(() => {
  // React reports what a boundary caught.
  vi.spyOn(console, "error").mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

let isBroken = true;
function Fragile() {
  if (isBroken) throw new Error("no such port");
  return <p>{"moored"}</p>;
}

test("a demo that throws says so, its neighbour stands, and it can be tried again", async () => {
  isBroken = true;
  render(
    <>
      <DemoBoundary>
        <Fragile />
      </DemoBoundary>
      <DemoBoundary>
        <p>{"neighbour"}</p>
      </DemoBoundary>
    </>,
  );
  expect(screen.getByText("This demo broke")).toBeTruthy();
  expect(screen.getByText("neighbour")).toBeTruthy();
  isBroken = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("moored")).toBeTruthy();
});
