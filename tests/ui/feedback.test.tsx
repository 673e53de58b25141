import "#tests/support/browser.ts";
import { FluentProvider } from "@fluentui/react-components";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { startTranslations } from "#web/lib/texts/i18n.ts";
import { confirm } from "#web/ui/feedback/confirmation.ts";
import { FeedbackHost } from "#web/ui/feedback/FeedbackHost.tsx";
import { showToast } from "#web/ui/feedback/toasts.ts";

beforeAll(startTranslations);
afterEach(cleanup);

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
