import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { openScreensAt, type Screens } from "#tests/support/screens.ts";

let screens: Screens;
afterEach(() => screens.close());

const start = async (search = "", away = false) => {
  screens = await openScreensAt(`/pages/faq${search}`, { fragile: "FaqQuestions", away });
};
const questions = () => screen.queryAllByRole("heading", { level: 3 });

test("the questions stand in their groups, and an answer opens and closes by keyboard", async () => {
  await start();
  expect(await screen.findByRole("heading", { name: "Payment" })).toBeTruthy();
  expect(questions()).toHaveLength(18);
  const question = screen.getByRole("button", { name: "When is my payment taken?" });
  question.focus();
  await screens.berth.user.keyboard("{Enter}");
  expect(await screen.findByText(/^We take the payment when/)).toBeTruthy();
  await screens.berth.user.keyboard("{Enter}");
  await waitFor(() => expect(screen.queryByText(/^We take the payment when/)).toBeNull());
});

test("a search stands in the address, marks what it found, and opens the only answer", async () => {
  await start();
  await screens.berth.user.type(await screen.findByRole("searchbox"), "scheduled delivery");
  await waitFor(() => expect(screens.search().get("q")).toBe("scheduled delivery"));
  await waitFor(() => expect(questions()).toHaveLength(1));
  expect(screen.getByText("scheduled delivery").tagName).toBe("MARK");
  expect(await screen.findByText(/^Scheduled delivery is \$69 or \$99/)).toBeTruthy();
});

test("the only answer is open too where it was waited for with the questions before in sight", async () => {
  await start();
  await waitFor(() => expect(questions()).toHaveLength(18));
  const answer = screens.holdBack("FaqQuestions");
  await screens.berth.go("/pages/faq?q=scheduled delivery");
  expect(await screen.findByDisplayValue("scheduled delivery")).toBeTruthy();
  expect(questions()).toHaveLength(18);
  answer();
  expect(await screen.findByText(/^Scheduled delivery is \$69 or \$99/)).toBeTruthy();
});

test("that nothing matches is not said of words whose answer is on its way", async () => {
  await start("?q=submarine");
  await screen.findByRole("heading", { name: "No question matches" });
  const answer = screens.holdBack("FaqQuestions");
  await screens.berth.go("/pages/faq?q=scheduled delivery");
  await waitFor(() => expect(screen.queryByRole("heading", { name: "No question matches" })).toBeNull());
  expect(screen.getByRole("status", { name: "The questions are coming" })).toBeTruthy();
  answer();
  expect(await screen.findByText(/^Scheduled delivery is \$69 or \$99/)).toBeTruthy();
});

test("a search without a question says so, and shows all again", async () => {
  await start("?q=submarine");
  expect(await screen.findByRole("heading", { name: "No question matches" })).toBeTruthy();
  await screens.press("Show all questions");
  await waitFor(() => expect(questions()).toHaveLength(18));
});

test("whether an answer helped is kept for the person, and can be taken back", async () => {
  await start("?q=scheduled delivery");
  const asked = within(await screen.findByRole("group", { name: /^Whether “/ }));
  await screens.berth.user.click(asked.getByRole("button", { name: "Yes" }));
  expect(asked.getByRole("button", { name: "Yes", pressed: true })).toBeTruthy();
  expect(asked.getByText("Thank you for saying so.")).toBeTruthy();
  await screens.berth.go("/pages/pricing");
  await screens.berth.go("/pages/faq?q=scheduled delivery");
  await screens.press("Yes");
  expect(await screen.findByText("Was this helpful?")).toBeTruthy();
});

test("questions that cannot be fetched say so, and are there after a retry", async () => {
  await start("", true);
  expect(
    await screen.findByRole("heading", { name: "The questions cannot be shown right now" }),
  ).toBeTruthy();
  screens.away = false;
  await screens.press("Try again");
  await waitFor(() => expect(questions()).toHaveLength(18));
});
