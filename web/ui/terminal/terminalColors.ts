import type { ITheme } from "@xterm/xterm";
import type { TerminalColors } from "./emulation.ts";

/** The colours of a terminal by the tokens of the theme, which it does not know as variables. */
const tokens = {
  background: "--canvas",
  foreground: "--colorNeutralForeground1",
  cursor: "--colorBrandForeground1",
  cursorAccent: "--canvas",
  selectionBackground: "--tintLine",
  black: "--colorNeutralForeground2",
  red: "--badForeground",
  green: "--okForeground",
  yellow: "--warnForeground",
  blue: "--infoForeground",
  magenta: "--restForeground",
  cyan: "--colorBrandForeground1",
  white: "--colorNeutralForeground3",
  brightBlack: "--colorNeutralForeground4",
  brightRed: "--badDot",
  brightGreen: "--okDot",
  brightYellow: "--warnDot",
  brightBlue: "--infoDot",
  brightMagenta: "--restDot",
  brightCyan: "--colorBrandForeground2",
  brightWhite: "--colorNeutralForeground1",
} as const satisfies Partial<Record<keyof ITheme, string>>;

/** Reads the colours as the page has them now. */
export function terminalColors(): TerminalColors {
  const style = getComputedStyle(document.documentElement);
  const read = (token: string) => style.getPropertyValue(token).trim();
  const mark = (token: string) => read(token) || "#808080";
  return {
    theme: Object.fromEntries(
      Object.entries(tokens)
        .map(([name, token]) => [name, read(token)])
        .filter(([, value]) => value !== ""),
    ),
    found: {
      matchBackground: mark("--warnBackground"),
      matchBorder: mark("--warnDot"),
      matchOverviewRuler: mark("--warnDot"),
      activeMatchBackground: mark("--tintLine"),
      activeMatchBorder: mark("--colorBrandStroke1"),
      activeMatchColorOverviewRuler: mark("--colorBrandStroke1"),
    },
  };
}

/** The font of terminals. */
export const terminalFont = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue("--fontFamilyMonospace");
