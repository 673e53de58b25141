// The one script of the front pages: the kept theme before the first paint, the menus, and what the visitor chooses.
const root = document.documentElement;
const device = window.matchMedia("(prefers-color-scheme: dark)");

function kept(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function keep(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {
    // Without storage the choice holds for this page.
  }
}

function showTheme(choice = kept("berth.theme")): void {
  const isChosen = choice === "light" || choice === "dark";
  root.dataset["theme"] = isChosen ? choice : device.matches ? "dark" : "light";
  for (const button of document.querySelectorAll<HTMLElement>("[data-theme-choice]"))
    button.ariaPressed = String(button.dataset["themeChoice"] === (isChosen ? choice : "system"));
}

function keepLocale(locale: string): void {
  keep("berth.locale", locale);
  document.cookie = `berth.locale=${encodeURIComponent(JSON.stringify(locale))}; path=/; max-age=31536000; samesite=lax`;
}

/** Shows the reviews with the stars that the address asks for. */
function filterReviews(): void {
  const asked = new URLSearchParams(location.search).get("stars") ?? "";
  const links = [...document.querySelectorAll<HTMLElement>("[data-stars-choice]")];
  const chosen = links.find(({ dataset }) => dataset["starsChoice"] === asked) ?? links[0];
  if (!chosen) return;
  const stars = chosen.dataset["starsChoice"] ?? "";
  for (const link of links) link.ariaCurrent = link === chosen ? "true" : null;
  for (const review of document.querySelectorAll<HTMLElement>("[data-stars]"))
    review.hidden = stars !== "" && review.dataset["stars"] !== stars;
  const says = document.querySelector("[data-says-here]");
  if (says) says.textContent = chosen.dataset["says"] ?? "";
}

function follow(event: MouseEvent): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  for (const menu of document.querySelectorAll<HTMLDetailsElement>("details.menu[open]"))
    if (!menu.contains(target) || target.closest(".menu a, .menu button")) menu.open = false;
  const { locale, themeChoice } =
    target.closest<HTMLElement>("[data-locale],[data-theme-choice]")?.dataset ?? {};
  if (locale) keepLocale(locale);
  if (themeChoice) {
    keep("berth.theme", themeChoice);
    showTheme(themeChoice);
  }
  const link = target.closest<HTMLAnchorElement>("a[data-stars-choice]");
  if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  history.pushState(null, "", link.href);
  filterReviews();
}

showTheme();
root.dataset["scripted"] = "";
if (/(?:^|; )userData=/.test(document.cookie)) root.dataset["member"] = "";
device.addEventListener("change", () => showTheme());
addEventListener("storage", () => showTheme());
addEventListener("popstate", filterReviews);
addEventListener("click", follow);
addEventListener("keydown", ({ key }) => {
  const menu = document.querySelector<HTMLDetailsElement>("details.menu[open]");
  if (key !== "Escape" || !menu) return;
  menu.open = false;
  menu.querySelector("summary")?.focus();
});
addEventListener("DOMContentLoaded", () => {
  showTheme();
  filterReviews();
  // Who comes without a choice of their own finds the console in the language of these pages.
  const locale = document.querySelector<HTMLElement>("[data-locale][aria-current]")?.dataset["locale"];
  if (locale && (new URLSearchParams(location.search).has("lang") || !kept("berth.locale")))
    keepLocale(locale);
});
