import { screen, waitFor, within } from "@testing-library/react";
import { expect } from "vitest";
import type { Locale } from "#web/lib/texts/locale.ts";
import { openConsole, type TestConsole } from "./console.tsx";
import { startThreadGateway, type ThreadGateway } from "./threadGateway.ts";

/** The console over fresh sample data, opened at a screen. */
export interface Screens {
  berth: TestConsole;
  /** Asks the gateway past the console, as another window would; `token` signs it. */
  ask: <T = unknown>(query: string, variables?: object, token?: string) => Promise<T>;
  /** Clicks what has the name, once it is there. */
  press: (name: string | RegExp, role?: string) => Promise<void>;
  /** Whether the operations named by `fragile` cannot reach the gateway, nor the question whether it is there. */
  away: boolean;
  /**
   * Holds back the next answer to an operation, which the gateway gives at once; answers by what lets it through, or loses it:
   * this one alone, or those to what the console sends again by itself too.
   */
  holdBack: (operation: string) => (isLost?: "lost" | "lostOnce") => void;
  /** Lets the answer through that was held back from the start. */
  answer: (isLost?: "lost") => void;
  /** What stands in the address behind the question mark. */
  search: () => URLSearchParams;
  close: () => Promise<void>;
}

/** How screens are opened. */
export interface ScreensOptions {
  /** Part of the names of the operations that fail while the gateway is away. */
  fragile: string;
  away?: boolean;
  /** The operation that the screen asks at once, whose first answer is held back until `answer`. */
  held?: string;
  /** The user name of the sample account; by default the client's. */
  as?: string;
  /** What is done to the data first. */
  before?: (ask: Screens["ask"]) => Promise<unknown>;
  /** What the browser keeps already, by its keys. */
  kept?: Record<string, string>;
  /** The language; English by default. */
  locale?: Locale;
}

/** Opens the console. */
export async function openScreensAt(
  at: string,
  { fragile, away = false, held, as = "client", before, kept = {}, locale = "en" }: ScreensOptions,
): Promise<Screens> {
  const gateway = await startThreadGateway();
  const ask: Screens["ask"] = async (query, variables = {}, token) => {
    const { body } = await gateway.inject({
      method: "POST",
      url: "/graphql",
      payload: { query, variables },
      ...(token !== undefined && { headers: { authorization: `Bearer ${token}` } }),
    });
    return JSON.parse(body).data;
  };
  await before?.(ask);
  const heldBack = new Map<string, Promise<"lost" | "lostOnce" | undefined>>();
  let [lost, times] = ["", 0];
  const breakable: ThreadGateway = {
    ...gateway,
    inject: async (request) => {
      const asked = JSON.stringify(request.payload ?? "");
      if (screens.away && (asked.includes(fragile) || JSON.stringify(request.url).includes("/healthz")))
        throw new TypeError("no route to the gateway");
      const answer = await gateway.inject(request);
      const operation = [...heldBack.keys()].find((one) => asked.includes(one)) ?? "";
      const until = heldBack.get(operation);
      heldBack.delete(operation);
      const how = await until;
      if (how === "lost" && /idempotencyKey\\*":\\*"/.test(asked)) [lost, times] = [operation, 2];
      else if (times > 0 && asked.includes(lost)) times -= 1;
      else if (how === undefined) return answer;
      throw new TypeError("the answer was lost");
    },
  };
  const holdBack: Screens["holdBack"] = (operation) => {
    const { promise, resolve } = Promise.withResolvers<"lost" | "lostOnce" | undefined>();
    heldBack.set(operation, promise);
    return resolve;
  };
  const screens = { away, answer: held === undefined ? () => undefined : holdBack(held) };
  const berth = await openConsole({ gateway: breakable, at, as, kept, locale });
  return Object.assign(screens, {
    berth,
    ask,
    holdBack,
    press: async (name: string | RegExp, role = "button") =>
      berth.user.click(await screen.findByRole(role, { name })),
    search: () => new URLSearchParams(berth.place().split("?")[1]),
    close: async () => {
      await berth.close();
      await gateway.close();
    },
  });
}

/** What stands under a control: its help, or what is wrong with it. */
export const noteOf = (control: HTMLElement) =>
  control.getAttribute("aria-description") ??
  document.getElementById(control.getAttribute("aria-describedby") ?? "")?.textContent;

/** What a test asks of the table of a list. */
export interface ListTable {
  /** The rows, without the head. */
  rows: () => HTMLElement[];
  /** The links of the rows: their names. */
  names: () => string[];
  /** The row of that name. */
  rowOf: (name: string) => HTMLElement;
  /** Waits for the row of that name. */
  findRow: (name: string) => Promise<HTMLElement>;
  /** Waits for the first rows. */
  shown: () => Promise<void>;
}

/** The table of a list, by its label. */
export function listTable(label: string): ListTable {
  const rows = () =>
    within(screen.getByRole("table", { name: label }))
      .getAllByRole("row")
      .slice(1);
  const rowOf = (name: string) =>
    rows().find((row) => within(row).queryByRole("link", { name })) ?? expect.fail(`no row ${name}`);
  return {
    rows,
    names: () => rows().map((row) => within(row).getAllByRole("link")[0]?.textContent ?? ""),
    rowOf,
    findRow: (name) => waitFor(() => rowOf(name)),
    shown: () => waitFor(() => expect(rows().length).toBeGreaterThan(0)),
  };
}
