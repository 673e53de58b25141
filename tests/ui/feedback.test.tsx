import "#tests/support/browser.ts";
import { FluentProvider } from "@fluentui/react-components";
import { act, cleanup, render, renderHook, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { startTranslations } from "#web/lib/texts/i18n.ts";
import { confirm, openConfirmation } from "#web/ui/feedback/confirmation.ts";
import { FeedbackHost } from "#web/ui/feedback/FeedbackHost.tsx";
import { showToast, waitingToasts } from "#web/ui/feedback/toasts.ts";
import { useConfirmedStep } from "#web/ui/feedback/useConfirmedStep.ts";

beforeAll(startTranslations);
afterEach(() => {
  cleanup();
  waitingToasts.set([]);
});

const show = () =>
  render(
    <FluentProvider theme={{}}>
      <FeedbackHost />
    </FluentProvider>,
  );

test("at most five messages stand at once, and the oldest goes first", async () => {
  show();
  await act(async () => {
    for (const text of ["one", "two", "three", "four", "five", "six"]) showToast({ tone: "info", text });
  });
  await screen.findByText("six");
  await waitFor(() => expect(screen.queryByText("one")).toBeNull());
  expect(screen.getAllByText("two").length).toBeGreaterThan(0);
});

test("a second question answers the first with no", async () => {
  show();
  const first = confirm({ title: "First?", text: "", action: "Do" });
  const second = confirm({ title: "Second?", text: "", action: "Do" });
  await expect(first).resolves.toBe(false);
  (await screen.findByRole("button", { name: "Do" })).click();
  await expect(second).resolves.toBe(true);
});

test("a step that was under way already is not told as taken", async () => {
  let tried = 0;
  const { result } = renderHook(() => useConfirmedStep(() => (tried += 1)));
  const take = async (said: string | undefined) => {
    const taken = result.current({ title: "Take?", text: "", action: "Do", run: async () => said });
    openConfirmation.get()?.answer(true);
    await taken;
    return waitingToasts.get().map(({ text }) => text);
  };
  expect(await take(undefined)).toEqual([]);
  expect(await take("It is taken")).toEqual(["It is taken"]);
  expect(tried).toBe(2);
});
