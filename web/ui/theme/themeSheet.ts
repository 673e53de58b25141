import { darkTheme } from "./darkTheme.ts";
import { lightTheme } from "./lightTheme.ts";
import type { AppTheme } from "./themeParts.ts";

/**
 * Both themes as CSS variables on `<html>`. The build puts them into the style sheet, so that the themes cost no script,
 * stand before the first paint and change with one attribute.
 */
export function themeSheet(): string {
  const light = Object.entries(lightTheme);
  const dark = Object.entries(darkTheme).filter(([name, value]) => !light.some(([other, same]) => other === name && same === value));
  return `:root{${declarations(light)}}\n:root[data-theme="dark"]{${declarations(dark)}}`;
}

function declarations(entries: [string, AppTheme[keyof AppTheme]][]): string {
  return entries.map(([name, value]) => `--${name}:${value}`).join(";");
}
