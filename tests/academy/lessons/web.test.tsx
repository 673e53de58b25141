import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { openScreensAt, type Screens, type ScreensOptions } from "#tests/support/screens.ts";

const path = "/apps/academy/course-details";

let screens: Screens;
afterEach(() => screens.close());

async function open(search = "", options: Partial<ScreensOptions> = {}) {
  screens = await openScreensAt(path + search, { fragile: "CourseLearning", ...options });
}
async function start(search = "", options: Partial<ScreensOptions> = {}) {
  await open(search, options);
  await screen.findByRole("region", { name: /^Lesson: / });
}
const seek = (seconds: number) =>
  fireEvent.change(screen.getByRole("slider", { name: "Place in the lesson" }), {
    target: { value: String(seconds) },
  });
const pick = (name: string) => screens.berth.user.click(screen.getByRole("radio", { name }));

test("opens at the lesson to go on with, beside the chapters and what is left", async () => {
  await start();
  expect(screen.getByRole("heading", { level: 1, name: "Vue from the Ground Up" })).toBeTruthy();
  expect(screen.getByRole("heading", { name: "2.2 Computed values" })).toBeTruthy();
  expect(screen.getByText("6 of 12 lessons")).toBeTruthy();
  expect(screen.getByText("40 minutes left")).toBeTruthy();
  expect(
    screen.getByRole("button", { name: /A Finished Page.*Opens once the quiz of chapter 2 is passed/ }),
  ).toBeTruthy();
});

test("a place in a lesson is kept, and the course goes on from it", async () => {
  await start();
  seek(77);
  await waitFor(() => expect(screens.berth.sent("LessonVisit")).toBe(1));
  await screens.berth.go("/apps/academy/my-course");
  await screens.berth.go(path);
  expect(await screen.findByText("Last seen at 01:17")).toBeTruthy();
  expect(screen.getByRole("button", { name: "Continue 2.2 · 01:17" })).toBeTruthy();
  await screens.press("Continue 2.2 · 01:17");
  expect(await screen.findByRole("button", { name: "Pause" })).toBeTruthy();
  await screens.press("Pause");
});

test("a lesson that plays to its end is done", async () => {
  await start();
  seek(449);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  try {
    fireEvent.click(screen.getByRole("button", { name: "Play" }));
    vi.advanceTimersByTime(2_000);
  } finally {
    vi.useRealTimers();
  }
  expect(await screen.findByText("“Computed values” is done")).toBeTruthy();
  expect(await screen.findByText("7 of 12 lessons")).toBeTruthy();
});

test("marks a lesson by hand, undo takes it back, and my courses count along", async () => {
  await start();
  await screens.press("Mark as done");
  expect(await screen.findByText("7 of 12 lessons")).toBeTruthy();
  await screens.press("Undo");
  expect(await screen.findByText("6 of 12 lessons")).toBeTruthy();
  await screens.press("Mark as done");
  await screen.findByText("7 of 12 lessons");
  await screens.berth.go("/apps/academy/my-course");
  expect(
    within(await screen.findByRole("article", { name: "Vue from the Ground Up" })).getByText(
      "7 of 12 lessons",
    ),
  ).toBeTruthy();
});

test("goes through the lessons in the address, but not into a closed chapter", async () => {
  await start();
  await screens.press("Next lesson");
  expect(await screen.findByRole("heading", { name: "2.3 Asking a server" })).toBeTruthy();
  expect(screens.search().get("lesson")).toBe("1-2-3");
  await screens.press(/Course Content/);
  await screens.press(/1\.2 What a component is/);
  expect(await screen.findByRole("heading", { name: "1.2 What a component is" })).toBeTruthy();
  await screens.press(/A Finished Page/);
  await screens.press(/3\.1 Routes/);
  expect(screens.search().get("lesson")).toBe("1-1-2");
});

test("notes stand at their moment, are changed and deleted, and come back", async () => {
  await start();
  seek(42);
  await screens.press("Add note");
  expect(await screen.findByText("Write something to keep.")).toBeTruthy();
  await screens.berth.user.type(await screen.findByRole("textbox", { name: "Note at 00:42" }), "Zero line");
  await screens.press("Add note");
  expect(await screen.findByText("Zero line")).toBeTruthy();
  seek(0);
  await screens.press("Go to lesson 2.2, 00:42");
  expect(screen.getByRole("slider", { name: "Place in the lesson" })).toHaveProperty("value", "42");
  await screens.press("What to do with the note at 00:42");
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Edit" }));
  await screens.berth.user.type(
    await screen.findByRole("textbox", { name: "Change the note" }),
    "s{Control>}{Enter}{/Control}",
  );
  expect(await screen.findByText("Zero lines")).toBeTruthy();
  await screens.press("What to do with the note at 00:42");
  await screens.berth.user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  await waitFor(() => expect(screen.queryByText("Zero lines")).toBeNull());
  await screens.berth.user.keyboard("{Control>}z{/Control}");
  expect(await screen.findByText("Zero lines")).toBeTruthy();
});

test("the quiz opens after the lessons, says what was wrong, and opens the next chapter", async () => {
  await start("?course=1&tab=quiz");
  expect(await screen.findByText(/Finish the 3 lessons of this chapter that are left/)).toBeTruthy();
  for (const title of ["Computed values", "Asking a server", "Waiting and failing well"]) {
    await screen.findByRole("heading", { name: new RegExp(`2\\.. ${title}`) });
    await screens.press("Mark as done");
    await screen.findByText(`“${title}” is done`);
    if (title !== "Waiting and failing well") await screens.press("Next lesson");
  }
  await screens.press("Check answers");
  expect(await screen.findByText("Choose an answer to every question.")).toBeTruthy();
  await pick("In one");
  await pick("Every second");
  await screens.press("Check answers");
  expect(await screen.findByText("Not passed yet: 1 of 2 right. Try again.")).toBeTruthy();
  expect(screen.getByText("Wrong")).toBeTruthy();
  await pick("When its sources change");
  await screens.press("Answer again");
  expect(await screen.findByText("Passed: 2 of 2 right.")).toBeTruthy();
  await screens.press("Next lesson");
  expect(await screen.findByRole("heading", { name: "3.1 Routes" })).toBeTruthy();
});

test("a course without lessons says so, and an unknown one has its own not-found", async () => {
  await open("?course=26", {
    before: (ask) =>
      ask(
        'mutation { courseCreate(input: { courseTitle: "Knots", tags: "Web", user: "Nora", totalTasks: 4 }) { id } }',
      ),
  });
  expect(await screen.findByRole("heading", { name: "This course has no lessons yet" })).toBeTruthy();
  await screens.berth.go(`${path}?course=9999`);
  expect(await screen.findByRole("heading", { name: "This course does not exist" })).toBeTruthy();
  expect(screen.getByRole("link", { name: "All courses" }).getAttribute("href")).toBe(
    "/apps/academy/my-course",
  );
});

test("an unreachable gateway is told, and a retry brings the course", async () => {
  await open("", { away: true });
  expect(await screen.findByRole("heading", { name: "The course cannot be shown right now" })).toBeTruthy();
  screens.away = false;
  await screens.berth.user.click(within(screen.getByRole("main")).getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("region", { name: /^Lesson: / })).toBeTruthy();
});

test("a finished course gives a certificate to print, with the person's name", async () => {
  const print = vi.spyOn(window, "print").mockImplementation(() => undefined);
  await start("?course=8");
  await screens.press("Print the certificate");
  await waitFor(() => expect(print).toHaveBeenCalledTimes(1));
  const sheet = document.querySelector("[data-print]");
  expect(sheet?.textContent).toContain("Oil Portraits");
  expect(sheet?.textContent).toContain(
    JSON.parse(decodeURIComponent(/userData=([^;]+)/.exec(document.cookie)?.[1] ?? "{}")).fullName,
  );
  print.mockRestore();
});
