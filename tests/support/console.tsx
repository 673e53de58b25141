import "./browser.ts";
import { act, cleanup, configure, render } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import { createMemoryRouter } from "react-router-dom";
import { createConsole } from "#web/app/createConsole.tsx";
import { customiserStore } from "#web/app/customiser/customiserStore.ts";
import { keySheetOpen } from "#web/app/keys/keySheetOpen.ts";
import { nearScreenStore } from "#web/app/routing/nearScreen.ts";
import { navigatingStore } from "#web/app/routing/navigating.ts";
import { gatewayHere } from "#web/lib/connection/connectivity.ts";
import type { Locale } from "#web/lib/texts/locale.ts";
import { paletteOpen, screenFinds } from "#web/lib/keys/palette.ts";
import { showTheme } from "#web/lib/layout/themeChoice.ts";
import { barPanelStore } from "#web/lib/navigation/barPanel.ts";
import { chooseSandbox } from "#web/lib/connection/sandbox.ts";
import { sessionChanged } from "#web/lib/session/session.ts";
import { openConfirmation } from "#web/ui/feedback/confirmation.ts";
import { openUndos } from "#web/ui/feedback/openUndos.ts";
import { waitingToasts } from "#web/ui/feedback/toasts.ts";
import { startThreadGateway, type ThreadGateway } from "./threadGateway.ts";

configure({
  // The first visit of a screen waits for its code to be compiled.
  asyncUtilTimeout: 30_000,
  // While something is waited for, the whole document would be printed at every look.
  ...(!process.env["DEBUG_PRINT_LIMIT"] && {
    getElementError: (message) =>
      Object.assign(new Error(message ?? ""), { name: "TestingLibraryElementError" }),
  }),
});

/** The console in jsdom, against a gateway in the same process. */
export interface TestConsole {
  gateway: ThreadGateway;
  user: UserEvent;
  /** The path and query that the router stands at. */
  place: () => string;
  /** Goes somewhere as a link does. */
  go: (to: string) => Promise<void>;
  /** How often the operation was sent. */
  sent: (operation: string) => number;
  /** How often the operation was answered. */
  answered: (operation: string) => number;
  /** How often the operation was given up before it was answered. */
  givenUp: (operation: string) => number;
  /** Takes the session away as if it had expired. */
  expire: () => void;
  close: () => Promise<void>;
}

/** How the console is opened. */
export interface TestConsoleOptions {
  /** The path and query to start at. */
  at?: string;
  /** The sample account that is signed in already, by its user name. */
  as?: string;
  locale?: Locale;
  /** A gateway made before; the console does not close it then. */
  gateway?: ThreadGateway;
  /** What the browser keeps already, by its keys. */
  kept?: Record<string, string>;
}

/** Opens the console and waits for its first screen. */
export async function openConsole({
  at = "/",
  as,
  locale = "en",
  gateway,
  kept = {},
}: TestConsoleOptions = {}): Promise<TestConsole> {
  const own = gateway ?? (await startThreadGateway());
  forget();
  for (const [key, text] of Object.entries({ "berth.tours": "none", ...kept, "berth.locale": locale }))
    window.localStorage.setItem(key, text);
  const browser = createBrowser(own);
  if (as) {
    await browser.fetch("/api/ordinaryUser/login", {
      method: "POST",
      body: JSON.stringify({ username: as, password: as }),
    });
  }
  sessionChanged();
  // The gateway is asked whether it is there, and sent files, by the page itself, not by the client of its queries.
  const outside = globalThis.fetch;
  globalThis.fetch = (input, init) =>
    typeof input === "string" && /^\/(healthz$|api\/)/.test(input)
      ? browser.fetch(input, init)
      : outside(input, init);
  const console = await createConsole({
    createRouter: (routes) => createMemoryRouter(routes, { initialEntries: [at] }),
    fetch: browser.fetch,
  });
  await act(async () => render(console.element));
  return {
    gateway: own,
    user: userEvent.setup(),
    place: () => console.router.state.location.pathname + console.router.state.location.search,
    go: (to) => act(async () => console.router.navigate(to)),
    expire: browser.expire,
    sent: (operation) => browser.sent.filter((name) => name === operation).length,
    answered: (operation) => browser.answered.filter((name) => name === operation).length,
    givenUp: (operation) => browser.givenUp.filter((name) => name === operation).length,
    close: async () => {
      browser.leave();
      cleanup();
      console.stop();
      globalThis.fetch = outside;
      forget();
      if (!gateway) await own.close();
    },
  };
}

/** A `fetch` that asks the gateway without a port, with the cookies of `document` and a jar of those that it may not see. */
function createBrowser(gateway: ThreadGateway) {
  const jar = new Map<string, string>();
  const sent: string[] = [];
  const answered: string[] = [];
  const givenUp: string[] = [];
  let left = false;
  const send: typeof fetch = async (input, init) => {
    const body = init?.body;
    const payload = body instanceof Blob ? await body.text() : typeof body === "string" ? body : "";
    const operation = payload.includes("operationName") && String(JSON.parse(payload).operationName);
    if (operation) {
      sent.push(operation);
      init?.signal?.addEventListener("abort", () => void givenUp.push(operation));
    }
    const asked = gateway.inject({
      method: init?.method === "POST" ? "POST" : "GET",
      url: typeof input === "string" ? input : "url" in input ? input.url : input.href,
      ...(payload && { payload }),
      headers: {
        accept: "application/graphql-response+json, application/json",
        "content-type": "application/json",
        ...Object.fromEntries(new Headers(init?.headers)),
        host: window.location.host,
        origin: window.location.origin,
        cookie: [...Array.from(jar, (pair) => pair.join("=")), document.cookie].filter(Boolean).join("; "),
      },
    });
    const answer = await asked.catch((error: unknown) => (left ? undefined : Promise.reject(error)));
    if (left || !answer) return await new Promise<never>(() => {});
    for (const { name, value, httpOnly, maxAge, expires } of answer.cookies) {
      const gone = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (!httpOnly)
        document.cookie = `${name}=${encodeURIComponent(value)}; path=/${gone ? "; max-age=0" : ""}`;
      else if (gone) jar.delete(name);
      else jar.set(name, encodeURIComponent(value));
    }
    const headers = Object.entries(answer.headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)] as [string, string]],
    );
    if (operation) answered.push(operation);
    return new Response(answer.body, { status: answer.statusCode, headers });
  };
  return {
    fetch: send,
    sent,
    answered,
    givenUp,
    expire: () => jar.delete("x-token"),
    // What is answered later must not touch the cookies of the next console.
    leave: () => {
      left = true;
    },
  };
}

/** Puts back what outlives a console: all tests of a worker share one window and the console's code. */
function forget(): void {
  for (const name of document.cookie.split("; ").map((pair) => pair.split("=")[0]))
    document.cookie = `${name}=; path=/; max-age=0`;
  showTheme("system");
  window.localStorage.clear();
  window.sessionStorage.clear();
  chooseSandbox(null);
  sessionChanged();
  gatewayHere();
  openConfirmation.get()?.answer(false);
  openUndos.set([]);
  waitingToasts.set([]);
  customiserStore.set(null);
  for (const store of [keySheetOpen, paletteOpen, navigatingStore]) store.set(false);
  screenFinds.set(null);
  barPanelStore.set(null);
  nearScreenStore.set(null);
}
