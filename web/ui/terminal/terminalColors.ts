import type { ITheme } from "@xterm/xterm";

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
export function terminalColors(): ITheme {
  const style = getComputedStyle(document.documentElement);
  return Object.fromEntries(
    Object.entries(tokens)
      .map(([name, token]) => [name, style.getPropertyValue(token).trim()])
      .filter(([, value]) => value !== ""),
  );
}

/** The colours of what a search finds. */
export function foundColors() {
  const style = getComputedStyle(document.documentElement);
  const read = (token: string) => style.getPropertyValue(token).trim() || "#808080";
  return {
    matchBackground: read("--warnBackground"),
    matchBorder: read("--warnDot"),
    matchOverviewRuler: read("--warnDot"),
    activeMatchBackground: read("--tintLine"),
    activeMatchBorder: read("--colorBrandStroke1"),
    activeMatchColorOverviewRuler: read("--colorBrandStroke1"),
  };
}
