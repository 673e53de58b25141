import type { Page } from "playwright/test";

/** Where the parts of the shell stand. */
export interface Measures {
  bar: DOMRect | null;
  nav: DOMRect | null;
  main: DOMRect | null;
  foot: DOMRect | null;
  top: DOMRect | null;
  /** What is below the lower edge of the window. */
  below: number;
  window: { width: number; height: number };
}

/** Where the parts of the shell stand now; null for what is not drawn. */
export const measure = (page: Page): Promise<Measures> =>
  page.evaluate(() => {
    const box = (selector: string) => {
      const found = document.querySelector(selector);
      return found && found.getClientRects().length > 0 ? found.getBoundingClientRect().toJSON() : null;
    };
    return {
      bar: box("header[aria-label]"),
      nav: box("nav[aria-label='Navigation']"),
      main: box("#content"),
      foot: box("footer:not([role])"),
      top: box("button:has(> svg)[aria-label='Scroll to top']"),
      below: document.documentElement.scrollHeight - window.innerHeight - window.scrollY,
      window: { width: window.innerWidth, height: window.innerHeight },
    };
  });
