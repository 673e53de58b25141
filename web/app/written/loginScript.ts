// The script of the written sign-in page. It signs in by name and password; whatever else somebody does there wakes the
// console, which takes over what was typed.
import { safeTarget } from "#web/lib/navigation/safeTarget.ts";
import { sessionKey } from "#web/lib/session/sessionKey.ts";
import { storage } from "#web/lib/storage/storage.ts";
import { readLocale } from "#web/lib/texts/locale.ts";

/**
 * What the page says to its script: the console's scripts, the first of them to be begun, the page's language, what its button
 * says while it works, and the hashes of the operations.
 */
const {
  scripts = "",
  locale,
  waiting = "",
  login = "",
  ordinaryUserLogin = "",
  thirdParties = "",
} = document.currentScript?.dataset ?? {};
const [entry = "", ...files] = scripts.split(" ");

let isFetched = false;
let isBusy = false;
let isWoken = false;

const pageOf = () => document.querySelector<HTMLElement>("[data-written]");

function fetchConsole(): void {
  if (isFetched) return;
  isFetched = true;
  for (const href of [entry, ...files])
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "modulepreload", crossOrigin: "", href }),
    );
}

/**
 * Lets the console take this page's place, and does then what somebody had begun here. Where its code does not come, the
 * document is asked for anew, unless nobody has done anything here: that could go on for ever.
 */
function wake(begun?: () => void): void {
  if (isWoken) return;
  isWoken = true;
  const page = pageOf();
  const watch = new MutationObserver(() => {
    if (page?.isConnected) return;
    watch.disconnect();
    begun?.();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  fetchConsole();
  // The address comes from the build.
  void import(/* @vite-ignore */ entry).catch(() => {
    isWoken = false;
    watch.disconnect();
    if (begun) location.reload();
  });
}

/** Asks the gateway; answers what went wrong, or else the data. */
async function ask(operationName: string, sha256Hash: string, variables: object) {
  try {
    const answer = await fetch("/graphql", {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({
        operationName,
        variables,
        extensions: { persistedQuery: { version: 1, sha256Hash } },
      }),
    });
    const { errors, data }: { errors?: { extensions: object }[]; data?: Record<string, unknown> } =
      await answer.json();
    return { failure: errors?.[0]?.extensions, data };
  } catch {
    return { failure: { code: "NETWORK" } };
  }
}

async function signIn(form: HTMLFormElement): Promise<void> {
  const field = (named: string) => form.querySelector<HTMLInputElement>(`[name=${named}]`);
  const name = field("name")?.value.trim() ?? "";
  const given = {
    password: field("password")?.value ?? "",
    remember: field("remember")?.checked === true,
    otp: null,
  };
  // The console says what is missing.
  if (name === "" || given.password === "") return wake(() => pressAgain("submit"));
  form.querySelector("[type=submit]")?.replaceChildren(waiting);
  const { failure } = name.includes("@")
    ? await ask("Login", login, { email: name, ...given })
    : await ask("OrdinaryUserLogin", ordinaryUserLogin, { username: name, ...given });
  if (failure) {
    form.dataset["failure"] = JSON.stringify(failure);
    return wake(() => {});
  }
  storage.write(sessionKey, `@${Date.now()}`);
  const wanted = new URLSearchParams(location.search).get("to");
  location.replace(safeTarget(wanted, location.origin) ?? "/");
}

const nameOf = (button: Element) => button.ariaLabel ?? button.textContent;

function pressAgain(named: string): void {
  const buttons = [...document.querySelectorAll<HTMLButtonElement>("#root button")];
  buttons.find((one) => (named === "submit" ? one.type === "submit" : nameOf(one) === named))?.click();
}

addEventListener("submit", (event) => {
  const { target } = event;
  if (!(target instanceof HTMLFormElement) || !pageOf()?.contains(target)) return;
  event.preventDefault();
  if (isBusy) return;
  isBusy = true;
  target.ariaBusy = "true";
  void signIn(target).finally(() => {
    isBusy = false;
  });
});

addEventListener("click", ({ target }) => {
  const button = target instanceof Element ? target.closest<HTMLButtonElement>("button[type=button]") : null;
  if (!button || !pageOf()?.contains(button)) return;
  const name = nameOf(button) ?? "";
  wake(() => pressAgain(name));
});

addEventListener("focusin", ({ target }) => {
  if (target instanceof HTMLInputElement && pageOf()?.contains(target)) fetchConsole();
});

addEventListener("DOMContentLoaded", () => {
  // The page is in the language that the gateway was told; the console reads what this browser keeps.
  if (locale !== readLocale()) return wake();
  void ask("ThirdParties", thirdParties, {}).then(({ data }) => {
    if (Array.isArray(data?.["thirdParties"]) && data["thirdParties"].length > 0) wake();
  });
});

// Who signs in in another window is led on there.
addEventListener("storage", ({ key }) => {
  if (key === sessionKey && pageOf() && /(?:^|; )userData=/.test(document.cookie)) location.reload();
});
