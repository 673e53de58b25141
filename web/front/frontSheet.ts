import { darkTheme } from "#web/ui/theme/darkTheme.ts";
import { lightTheme } from "#web/ui/theme/lightTheme.ts";
import type { AppTheme } from "#web/ui/theme/themeParts.ts";

const sheets = import.meta.glob<string>("./styles/*.css", { eager: true, query: "?raw", import: "default" });

/** The style sheet of the front pages: what they use of the console's themes, and their own rules. */
export function frontSheet(font: string): string {
  const rules = Object.keys(sheets)
    .sort()
    .map((name) => sheets[name])
    .join("\n")
    .replace("__FONT__", font);
  const used = new Set([...rules.matchAll(/var\(--(\w+)\)/g)].map(([, name]) => name));
  const themed = (theme: AppTheme) =>
    Object.entries(theme)
      .filter(([name]) => used.has(name))
      .map(([name, value]) => `--${name}:${value}`)
      .join(";");
  const dark = themed(darkTheme);
  return `:root{color-scheme:light;${themed(lightTheme)}}
@media screen{:root[data-theme="dark"]{color-scheme:dark;${dark}}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){color-scheme:dark;${dark}}}
${rules}`;
}
