import { changeLayout, themes } from "./layout.ts";
import { createStore, useStore } from "#web/lib/storage/store.ts";
import { storage } from "#web/lib/storage/storage.ts";

/** What a person can choose; `system` follows the device. */
export const themeChoices = themes;

/** One of the choices. */
export type ThemeChoice = (typeof themeChoices)[number];

/** What is shown. */
export type ThemeMode = "light" | "dark";

/** Where this device keeps the choice; `public/boot.js` reads it too. */
const key = "berth.theme";
const device = window.matchMedia("(prefers-color-scheme: dark)");
const choice = createStore<ThemeChoice>(
  themeChoices.find((known) => known === storage.read(key)) ?? "system",
);

/** Light or dark, as the choice and the device say; the style sheet follows `data-theme` on `<html>`. */
export const themeModeStore = createStore<ThemeMode>(modeNow());

device.addEventListener("change", show);

/** The choice, followed by the component. */
export function useThemeChoice(): ThemeChoice {
  return useStore(choice);
}

/** Changes the theme and keeps the choice for the person. */
export function chooseTheme(next: ThemeChoice): void {
  showTheme(next);
  changeLayout({ theme: next });
}

/** Changes the theme on this device only, to what is kept for the person already. */
export function showTheme(next: ThemeChoice): void {
  storage.write(key, next);
  choice.set(next);
  show();
}

function show(): void {
  themeModeStore.set(modeNow());
  document.documentElement.dataset["theme"] = themeModeStore.get();
}

function modeNow(): ThemeMode {
  const chosen = choice.get();
  if (chosen !== "system") return chosen;
  return device.matches ? "dark" : "light";
}
