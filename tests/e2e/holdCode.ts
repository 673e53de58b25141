import type { Page } from "playwright/test";

/**
 * Holds back the pieces of code that a text stands in, all with an empty text; call it before the page opens.
 * @returns waits until the page asks for it; lets it come.
 */
export async function holdCode(
  page: Page,
  text: string,
): Promise<{ asked: Promise<void>; letCome: () => void }> {
  const asked = Promise.withResolvers<void>();
  const come = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    // The gateway may go, or the page when its test has seen all.
    const response = await route.fetch().catch(() => null);
    const code = await response?.text().catch(() => null);
    if (!response || typeof code !== "string") return route.abort();
    if (code.includes(text)) {
      asked.resolve();
      await come.promise;
    }
    await route.fulfill({ response }).catch(() => undefined);
  });
  return { asked: asked.promise, letCome: come.resolve };
}
