import { type Layout, layoutChoices, primaries, readLayout, themes } from "./layout.ts";

/** One word for each value that is not a default. */
const words: readonly [word: string, part: Partial<Layout>][] = [
  ...themes.map((theme): [string, Partial<Layout>] => [theme, { theme }]),
  ...primaries.slice(1).map((primary): [string, Partial<Layout>] => [primary, { primary }]),
  ["bordered", { skin: "bordered" }],
  ["horizontal", { orientation: "horizontal" }],
  ["collapsed", { navCollapsed: true }],
  ["fluid", { contentWidth: "fluid" }],
  ...layoutChoices.navbar
    .slice(1)
    .map((navbar): [string, Partial<Layout>] => [`navbar-${navbar}`, { navbar }]),
  ["blur-off", { navbarBlur: false }],
  ...layoutChoices.footer
    .slice(1)
    .map((footer): [string, Partial<Layout>] => [`footer-${footer}`, { footer }]),
  ...layoutChoices.horizontalNav
    .slice(1)
    .map((horizontalNav): [string, Partial<Layout>] => [`menu-${horizontalNav}`, { horizontalNav }]),
];

/** The settings in words, none for a default: `["bordered", "navbar-static", "hue-210"]`. */
export function wordsOf(layout: Layout): string[] {
  const now = new Map<string, unknown>(Object.entries(layout));
  const said = words
    .filter(([, part]) => Object.entries(part).every(([name, value]) => now.get(name) === value))
    .map(([word]) => word);
  return typeof layout.primary === "number" ? [...said, `hue-${layout.primary}`] : said;
}

/** The address of a place with the settings in it: `?layout=bordered.fluid`. */
export function layoutLink(place: string, layout: Layout): string {
  const url = new URL(place);
  url.searchParams.set("layout", wordsOf(layout).join(".") || "default");
  return url.href;
}

/** The settings that a link carries; words that are none are passed over. */
export function layoutOfLink(text: string): Layout {
  const said = text.split(".");
  const hue = /^hue-(\d+)$/.exec(said.find((word) => word.startsWith("hue-")) ?? "")?.[1];
  const parts = words.filter(([word]) => said.includes(word)).map(([, part]) => part);
  return readLayout(Object.assign({}, ...parts, hue !== undefined && { primary: Number(hue) }));
}
