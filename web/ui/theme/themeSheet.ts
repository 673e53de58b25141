import { darkTheme } from "./darkTheme.ts";
import { lightTheme } from "./lightTheme.ts";
import { type AppTheme, hueColors } from "./themeParts.ts";

const hueNames = new Map(Object.entries(hueColors).map(([name, color]) => [color, name]));

/**
 * Both themes as CSS variables on `<html>`; paper, printed or marked with `data-paper` on the screen, is always light. The build puts them into the style sheet, so that the themes cost no script,
 * stand before the first paint and change with one attribute. Colours of the hue are variables of their own that both
 * themes name, so that another primary colour is a handful of values over these, whatever the theme.
 */
export function themeSheet(): string {
  const light = Object.entries(lightTheme);
  const dark = Object.entries(darkTheme).filter(
    ([name, value]) => !light.some(([other, same]) => other === name && same === value),
  );
  return `:root{${declarations(Object.entries(hueColors), true)}}\n:root,[data-paper]{${declarations(light)}}\n@media screen{:root[data-theme="dark"]{${declarations(dark)}}}`;
}

function declarations(entries: [string, AppTheme[keyof AppTheme]][], plain = false): string {
  return entries.map(([name, value]) => `--${name}:${plain ? value : named(name, value)}`).join(";");
}

/** The series of charts were chosen to be told apart as a set, so they keep their colours. */
function named(name: string, value: AppTheme[keyof AppTheme]): AppTheme[keyof AppTheme] {
  const hue = name.startsWith("chart") ? undefined : hueNames.get(String(value));
  return hue === undefined ? value : `var(--${hue})`;
}
