import type Bowser from "bowser";
import { onFirstUse } from "#gateway/platform/onFirstUse.ts";

const agents = onFirstUse((require): typeof Bowser => require("bowser"));

/** What a caller's program says of itself. */
export interface Agent {
  /** The browser or program, `Firefox` for example; null where it does not say. */
  browser: string | null;
  /** The system that it runs on, `Windows` for example; null where it does not say. */
  system: string | null;
}

const silent: Agent = { browser: null, system: null };

/** Reads the header `user-agent`; anything may stand there, so that it is told and never relied on. */
export function readAgent(header: string): Agent {
  if (header === "") return silent;
  const { browser, os } = agents().parse(header);
  return { browser: browser.name || null, system: os.name || null };
}
