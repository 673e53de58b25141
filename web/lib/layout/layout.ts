import { useMemo } from "react";
import { isRecord } from "#web/lib/isRecord.ts";
import { browserStore, parseStored, useBrowserStore } from "#web/lib/session/browserStore.ts";

/** The themes to choose from; `system` follows the device. */
export const themes = ["light", "dark", "system"] as const;

/** The primary colours that are offered by name; a person may also choose any hue. */
export const primaries = ["harbour", "blue", "violet", "green", "rose", "amber"] as const;

/** What each setting can be; the first is the default. */
export const layoutChoices = {
  orientation: ["vertical", "horizontal"],
  contentWidth: ["boxed", "fluid"],
  navbar: ["sticky", "static", "hidden"],
  navbarBlur: [true, false],
  footer: ["static", "sticky", "hidden"],
  horizontalNav: ["sticky", "static", "hidden"],
  skin: ["default", "bordered"],
  navCollapsed: [false, true],
} as const;

type Choices = typeof layoutChoices;

/** The interface settings of a person. */
export type Layout = { [Name in keyof Choices]: Choices[Name][number] } & {
  /** An offered colour, or the hue of an own one in whole degrees, 0 to 359. */
  primary: (typeof primaries)[number] | number;
  /** Null: as this device has it. */
  theme: (typeof themes)[number] | null;
};

/** What the gateway and the mirror keep the settings under. */
export const layoutKey = "layout";

/** The settings as they were kept, field by field: what is missing, unknown or of another shape is the default. */
export function readLayout(kept: unknown): Layout {
  const raw = isRecord(kept) ? kept : {};
  const read = <TChoice>(name: keyof Layout, choices: readonly [TChoice, ...TChoice[]]) =>
    choices.find((choice) => choice === raw[name]) ?? choices[0];
  const hue = raw["primary"];
  return {
    orientation: read("orientation", layoutChoices.orientation),
    contentWidth: read("contentWidth", layoutChoices.contentWidth),
    navbar: read("navbar", layoutChoices.navbar),
    navbarBlur: read("navbarBlur", layoutChoices.navbarBlur),
    footer: read("footer", layoutChoices.footer),
    horizontalNav: read("horizontalNav", layoutChoices.horizontalNav),
    skin: read("skin", layoutChoices.skin),
    navCollapsed: read("navCollapsed", layoutChoices.navCollapsed),
    primary: typeof hue === "number" && hue >= 0 && hue < 360 ? Math.floor(hue) : read("primary", primaries),
    theme: read("theme", [null, ...themes]),
  };
}

/** The settings of the person signed in, or of the guest, followed by the component. */
export function useLayout(): Layout {
  const text = useBrowserStore(layoutKey);
  return useMemo(() => readLayout(parseStored(text)), [text]);
}

/** Changes some settings and keeps the others as they are, also those that a newer version knows. They apply at once. */
export function changeLayout(part: Partial<Layout>): void {
  const kept = parseStored(browserStore.read(layoutKey));
  keepLayout({ ...(isRecord(kept) && kept), ...part });
}

/** Keeps exactly these settings; whatever is left out is the default. */
export function keepLayout(layout: Partial<Layout>): void {
  // `useLookSync` brings it to the gateway.
  browserStore.choose(layoutKey, layout);
}
