import type { Locator, Page } from "playwright";

const TIMES = 20;
const DELETIONS = 5;
const CHANGES = 5;
/** Invoices of the sample that are not paid, all among the newest 25. */
const UNPAID = ["5013", "5014", "5015", "5016", "5017", "5019"];
const EVENT = "Measured tide";
/** In the middle of a month and of a week, so that the next day is in both. */
export const DAY = "2026-09-16";

/** Something in a window's document: what the selector finds, with all of the texts in it. */
interface Sight {
  selector: string;
  texts: readonly string[];
}

const inMain = (text: string): Sight => ({ selector: "main", texts: [text] });

/** Notes when something first stands in a window's document, or no more, and its frame was drawn, in ms of the machine's clock. */
const watch = (page: Page, sight: Sight, isThere = true) =>
  page.evaluate(
    ({ selector, texts, awaited }) =>
      new Promise<number>((resolve) => {
        const isNow = () =>
          [...document.querySelectorAll(selector)].some(({ textContent }) =>
            texts.every((text) => textContent.includes(text)),
          ) === awaited;
        const look = () =>
          isNow()
            ? setTimeout(() => resolve(performance.timeOrigin + performance.now()))
            : requestAnimationFrame(look);
        requestAnimationFrame(look);
      }),
    { ...sight, awaited: isThere },
  );

/** Presses a control, and notes when. */
const press = (control: Locator) =>
  control.evaluate((element) => {
    const at = performance.timeOrigin + performance.now();
    if (element instanceof HTMLElement) element.click();
    return at;
  });

/** Sends chat messages in one window; how long each took until the other showed it, in ms. */
export async function timeMessages(mine: Page, theirs: Page): Promise<number[]> {
  const times: number[] = [];
  for (const page of [mine, theirs]) await page.locator("[data-message]").first().waitFor();
  await theirs.waitForTimeout(3_000);
  for (let at = 0; at < TIMES; at++) {
    const text = `Measured ${String(at).padStart(2, "0")}.`;
    await mine.locator("main form textarea").fill(text);
    const [shown, sent] = await Promise.all([
      watch(theirs, inMain(text)),
      press(mine.locator('main form button[type="submit"]')),
    ]);
    times.push(shown - sent);
    await mine.waitForTimeout(250);
  }
  return times;
}

/** Deletes products in one window and brings them back; how long each took until the other's list showed it, in ms. */
export async function timeDeletions(mine: Page, theirs: Page): Promise<number[]> {
  const times: number[] = [];
  const names = mine.locator("main tbody tr a");
  for (const page of [mine, theirs]) await page.locator("main tbody tr a").nth(9).waitFor();
  await theirs.waitForTimeout(3_000);
  for (let at = 0; at < DELETIONS; at++) {
    const name = await names.nth(at).innerText();
    await mine.getByRole("button", { name: `More for ${name}` }).click();
    const [gone, deleted] = await Promise.all([
      watch(theirs, inMain(name), false),
      press(mine.getByRole("menuitem", { name: "Delete" })),
    ]);
    const [back, undone] = await Promise.all([
      watch(theirs, inMain(name)),
      press(mine.getByRole("button", { name: "Undo" })),
    ]);
    times.push(gone - deleted, back - undone);
    // What was said of this one must not be pressed for the next.
    await mine.getByRole("button", { name: "Undo" }).waitFor({ state: "detached" });
    await mine.getByText(name).first().waitFor();
  }
  return times;
}

/** Adds the event that is moved. */
export async function addEvent(origin: string): Promise<void> {
  const answer = await fetch(`${origin}/api/apps/calendar`, {
    method: "POST",
    headers: { origin, "content-type": "application/json" },
    body: JSON.stringify({
      title: EVENT,
      start: `${DAY}T10:00:00.000Z`,
      end: `${DAY}T11:00:00.000Z`,
      allDay: false,
      extendedProps: { calendar: "Business" },
    }),
  });
  if (!answer.ok) throw new Error(`The event was refused: ${await answer.text()}`);
}

/** Moves an event of the calendar to the next day and back by keys; how long each took until the other's day showed it, in ms. */
export async function timeEvents(mine: Page, theirs: Page): Promise<number[]> {
  const times: number[] = [];
  const event = mine.locator("[data-event]", { hasText: EVENT });
  for (const page of [mine, theirs]) await page.locator("[data-event]", { hasText: EVENT }).first().waitFor();
  await theirs.waitForTimeout(3_000);
  for (let at = 0; at < CHANGES; at++)
    for (const [key, isThere] of [
      ["ArrowRight", false],
      ["ArrowLeft", true],
    ] as const) {
      await event.first().focus();
      const [shown, moved] = await Promise.all([
        watch(theirs, inMain(EVENT), isThere),
        event.first().evaluate((element, arrow) => {
          const now = performance.timeOrigin + performance.now();
          const pressed = { key: arrow, altKey: true, bubbles: true, cancelable: true };
          element.dispatchEvent(new KeyboardEvent("keydown", pressed));
          return now;
        }, key),
      ]);
      times.push(shown - moved);
      await mine.waitForTimeout(500);
    }
  return times;
}

/** Records payments of invoices; how long each took until the other's list showed it as paid, in ms. */
export async function timePayments(mine: Page, theirs: Page): Promise<number[]> {
  const times: number[] = [];
  await theirs.locator("main tbody tr a").nth(9).waitFor();
  await theirs.waitForTimeout(3_000);
  for (const id of UNPAID) {
    await mine.goto(`/apps/invoice/preview/${id}`);
    await mine.getByRole("button", { name: "Record a payment" }).click();
    const record = mine.getByRole("dialog").getByRole("button", { name: "Record" });
    await record.waitFor();
    const [shown, pressed] = await Promise.all([
      watch(theirs, { selector: "main tbody tr", texts: [`INV-${id}`, "Paid"] }),
      press(record),
    ]);
    times.push(shown - pressed);
  }
  return times;
}

/** Grants a permission to a role and takes it back; how long each took until the other's matrix showed it, in ms. */
export async function timeRoles(mine: Page, theirs: Page): Promise<number[]> {
  const times: number[] = [];
  const cell = 'main input[aria-label="Subscriber: Look at bills"]';
  for (const page of [mine, theirs]) await page.locator(cell).waitFor();
  await theirs.waitForTimeout(3_000);
  for (let at = 0; at < CHANGES; at++)
    for (const isThere of [true, false]) {
      await mine.locator(cell).click();
      await mine.getByRole("button", { name: "Review and save" }).click();
      const save = mine.getByRole("dialog").getByRole("button", { name: "Save" });
      await save.waitFor();
      const [shown, pressed] = await Promise.all([
        watch(theirs, { selector: `${cell}:checked`, texts: [] }, isThere),
        press(save),
      ]);
      times.push(shown - pressed);
      await mine.getByRole("dialog").waitFor({ state: "detached" });
    }
  return times;
}
