import { randomBytes } from "node:crypto";
import type { Engine, Terminal } from "#gateway/engine/engine.ts";
import type { Timers } from "#gateway/platform/background.ts";
import { MINUTE } from "#gateway/platform/clock.ts";
import { createScrollback, type Scrollback } from "./scrollback.ts";

/** How long a terminal stays whose console was cut off, in milliseconds. */
const DETACHED = 10 * MINUTE;

/** How much of what it wrote is kept for who comes back, in bytes. */
const KEPT = 256 * 1024;

/** From how much on that waits to be sent the command waits too, in bytes, and how long between looks, in milliseconds. */
const FULL = 1024 * 1024;
const PAUSE = 25;

/** How many terminals somebody may have at once. */
export const TERMINALS = 20;

/** Who has a terminal. */
export interface Holder {
  /** The account. */
  holder: string;
  /** Their sign-in, with which the terminal ends. */
  sessionId: string | null;
}

/** A console that is attached to a terminal. */
export interface Attached {
  send(bytes: Uint8Array): void;
  /** How much waits to be sent, in bytes. */
  waiting(): number;
  /** The command ended; null where it was cut off. */
  ended(exitCode: number | null): void;
  /** Another console has taken the terminal. */
  taken(): void;
}

/** A terminal that outlives the connection it was opened by. */
export interface TerminalSession extends Holder {
  readonly id: string;
  readonly pod: string;
  /**
   * Sends what is kept from a place on, and then what comes; whoever was attached before is not any more.
   * @param ready is told the place of the first byte before that is sent.
   */
  attach(console: Attached, from: number, ready: (place: number) => void): void;
  /** The connection is gone: the terminal waits for another. */
  detach(console: Attached): void;
  write(data: Uint8Array): void;
  resize(columns: number, rows: number): Promise<void>;
  /** Ends the command. */
  close(): void;
}

/** The terminals of this process. */
export interface TerminalSessions {
  /** @throws {EngineError} where the engine does not start it; `null` where somebody has too many. */
  open(
    engine: Pick<Engine, "exec">,
    pod: string,
    who: Holder,
    size: { columns: number; rows: number },
  ): Promise<TerminalSession | null>;
  /** A terminal of somebody's own, which ends with the sign-in that takes it up; undefined for anybody else's. */
  takeUp(id: string, who: Holder): TerminalSession | undefined;
  /** All that somebody's sign-in holds ends with it. */
  endSession(sessionId: string): void;
  /** How many there are. */
  count(): number;
  /** Ends all. */
  close(): void;
}

/** Keeps terminals apart from the connections that show them. */
export function createTerminalSessions(timers: Timers): TerminalSessions {
  const all = new Map<string, TerminalSession>();
  const opening = new Map<string, number>();

  function hold(pod: string, who: Holder, terminal: Terminal): TerminalSession {
    const id = `trm_${randomBytes(18).toString("base64url")}`;
    const kept: Scrollback = createScrollback(KEPT);
    let shown: Attached | null = null;
    let forget = () => {};
    let isOver = false;

    const read = async () => {
      for await (const bytes of terminal.output) {
        kept.add(bytes);
        shown?.send(bytes);
        while (!isOver && shown && shown.waiting() > FULL)
          await new Promise<void>((resolve) => {
            timers.after(PAUSE, () => Promise.resolve(resolve()));
          });
      }
      const code = await terminal.ended;
      isOver = true;
      forget();
      all.delete(id);
      shown?.ended(code);
    };
    const session: TerminalSession = {
      ...who,
      id,
      pod,
      attach: (console, from, ready) => {
        if (shown !== console) shown?.taken();
        shown = console;
        forget();
        const { place, bytes } = kept.from(from);
        ready(place);
        if (bytes.length > 0) console.send(bytes);
      },
      detach: (console) => {
        if (shown !== console) return;
        shown = null;
        forget = timers.after(DETACHED, () => Promise.resolve(session.close()));
      },
      write: (data) => terminal.write(data),
      resize: async (columns, rows) => await terminal.resize(columns, rows),
      close: () => {
        forget();
        terminal.close();
      },
    };
    all.set(id, session);
    void read().catch(() => session.close());
    return session;
  }

  return {
    open: async (engine, pod, who, size) => {
      const { holder } = who;
      const under = opening.get(holder) ?? 0;
      const held = [...all.values()].filter((one) => one.holder === holder).length;
      if (held + under >= TERMINALS) return null;
      opening.set(holder, under + 1);
      try {
        return hold(pod, who, await engine.exec(pod, size));
      } finally {
        const left = (opening.get(holder) ?? 1) - 1;
        if (left > 0) opening.set(holder, left);
        else opening.delete(holder);
      }
    },
    takeUp: (id, { holder, sessionId }) => {
      const found = all.get(id);
      if (found?.holder !== holder) return undefined;
      found.sessionId = sessionId;
      return found;
    },
    endSession: (sessionId) => {
      for (const one of all.values()) if (one.sessionId === sessionId) one.close();
    },
    count: () => all.size,
    close: () => {
      for (const one of all.values()) one.close();
    },
  };
}
