import type { Layout } from "#web/lib/layout/layout.ts";
import { wordsOf } from "#web/lib/layout/layoutWords.ts";
import { storage } from "#web/lib/storage/storage.ts";
import { showTheme } from "#web/lib/layout/themeChoice.ts";
import { brandRamp } from "./brandRamp.ts";

/** Where this browser keeps what it showed last; `public/boot.js` puts it there again before the next first paint. */
const key = "berth.look";

/** Shows the settings: as words on `<html>`, which the style sheet follows, and the colours of the hue over its own. */
export function showLook(layout: Layout): void {
  const words = wordsOf(layout).join(" ");
  const colors = layout.primary === "harbour" ? [] : Object.entries(brandRamp(layout.primary));
  const style = colors.map(([name, color]) => `--${name}:${color}`).join(";");
  const root = document.documentElement;
  if (words) root.dataset["look"] = words;
  else delete root.dataset["look"];
  root.style.cssText = style;
  if (layout.theme) showTheme(layout.theme);
  storage.write(key, words ? JSON.stringify({ words, style }) : null);
}
