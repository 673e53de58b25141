import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";
import { say } from "./texts.ts";

/** Rows that stand while they are fetched again. */
const DIMMED = '[aria-busy="true"] :is([data-index], tbody a, li a)';

/**
 * Waits until nothing moves on the page but what takes longer than a second, as clocks do, and no list stands dimmed because it is
 * fetched again: what fades in is judged when it stands.
 */
export const settle = (page: Page): Promise<void> =>
  page.evaluate(async (dimmed) => {
    const frame = () => new Promise(requestAnimationFrame);
    const moving = () =>
      document
        .getAnimations()
        .filter(
          (one) => one.playState === "running" && Number(one.effect?.getComputedTiming().endTime) <= 1_000,
        );
    const isDimmed = () => document.querySelector(dimmed) !== null;
    do {
      await Promise.allSettled(moving().map(({ finished }) => finished));
      // What was just put there begins to move with the next frame.
      await frame();
      await frame();
    } while (moving().length > 0 || isDimmed());
  }, DIMMED);

/**
 * Lets what begins to move wait at its beginning, a message that leaves for example, until it is let go, which tells whether a
 * list was dimmed meanwhile.
 */
const holdStill = (page: Page) =>
  page.evaluateHandle((dimmed) => {
    const { animate } = Element.prototype;
    const held: Animation[] = [];
    Element.prototype.animate = function begin(...move) {
      const one = animate.apply(this, move);
      one.pause();
      held.push(one);
      return one;
    };
    let wasDimmed = false;
    const look = () => {
      wasDimmed ||= document.querySelector(dimmed) !== null;
    };
    const observer = new MutationObserver(look);
    observer.observe(document, { subtree: true, childList: true, attributeFilter: ["aria-busy"] });
    return () => {
      look();
      observer.disconnect();
      Element.prototype.animate = animate;
      for (const one of held) one.play();
      return wasDimmed;
    };
  }, DIMMED);

/** Checks the page as it stands now, or a part of it that lies over the rest, against the rules of axe. */
export async function expectAccessible(page: Page, part?: string): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
  // A page that has not begun to show its screen has nothing to be judged by.
  await page.locator("h1:visible").first().waitFor();
  // Fluent puts unseen stops around its groups, which hand the focus on at once; nobody can look into a frame that belongs to no
  // site. The other mode opens a window each time, for frames of other hosts.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ["violations"] })
    .withTags(tags)
    .exclude("[data-tabster-dummy]")
    .exclude("iframe[sandbox]")
    .setLegacyMode();
  if (part) axe.include(part);
  const judge = async () => {
    await settle(page);
    const letGo = await holdStill(page);
    const { violations } = await axe.analyze();
    return { violations, wasDimmed: await letGo.evaluate((go) => go()) };
  };
  let judged = await judge();
  while (judged.wasDimmed) judged = await judge();
  expect(
    judged.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
    ),
  ).toEqual([]);
}

/** Checks that the page is no wider than the window. */
export async function expectNoSideScroll(page: Page): Promise<void> {
  const beyond = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(beyond).toBeLessThanOrEqual(0);
}

/** The names of the operations that a page sends from now on; "" for other requests. */
export function operationsSent(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(/"operationName":"(\w+)"/.exec(request.postData() ?? "")?.[1] ?? ""),
  );
  return sent;
}

/**
 * Takes back by its key what was done last. A row goes with the news of its change, also to the window that made it: that can
 * be taken back once its answer is told.
 */
export async function undoByKey(page: Page): Promise<void> {
  await expect(
    page.getByRole("button", { name: say("en", "ui:undo.action"), exact: true }).last(),
  ).toBeVisible();
  await page.keyboard.press("Control+z");
}
