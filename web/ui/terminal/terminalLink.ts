import { isRecord } from "#web/lib/isRecord.ts";

/** Why a terminal is not to be had, beyond what the engine says. */
export const refusals = [
  "FORBIDDEN",
  "GONE",
  "NOT_FOUND",
  "NOT_RUNNING",
  "SIGNED_OUT",
  "TOO_MANY",
  "ENGINE_UNREACHABLE",
  "START_FAILED",
] as const;
export type Refusal = (typeof refusals)[number];

/** How a terminal stands. */
export type LinkState =
  | { kind: "connecting" | "open" | "taken" | "lost" }
  /** It was cut off, and is tried again at a time, in milliseconds. */
  | { kind: "waiting"; until: number }
  /** Its command ended; null where it was cut off. */
  | { kind: "ended"; exitCode: number | null }
  | { kind: "refused"; why: Refusal };

/** What shows the bytes of a terminal. */
export interface LinkOptions {
  pod: string;
  /** The terminal to take up again; null opens one. */
  session: string | null;
  size: () => { columns: number; rows: number };
  /** @param isReplay whether they were written before, so that nothing in them is to be answered. */
  onBytes: (bytes: Uint8Array, isReplay: boolean) => void;
  onState: (state: LinkState) => void;
  /** The gateway has named the terminal; null where it is no more. */
  onSession: (session: string | null) => void;
  /** So many bytes were written meanwhile that are not kept any more. */
  onSkipped: (bytes: number) => void;
}

/** A terminal in a pod, over as many connections as it takes. */
export interface TerminalLink {
  type: (text: string) => void;
  resize: (columns: number, rows: number) => void;
  /** Connects now: again where it was cut off or taken, anew where it ended. */
  connect: () => void;
  /** Ends the command. */
  end: () => void;
  /** Leaves the terminal; the gateway keeps it for ten minutes. */
  leave: () => void;
}

/** How long the gateway keeps a terminal that nobody shows, in milliseconds. */
const KEPT = 10 * 60_000;
/** How much is kept of what is typed meanwhile, in characters. */
const TYPED = 4_096;
const waits = [1_000, 2_000, 4_000, 8_000, 15_000];
const codes: Partial<Record<number, Refusal>> = { 4401: "SIGNED_OUT", 4403: "FORBIDDEN", 4429: "TOO_MANY" };

const addressOf = (query: Record<string, string | number>): string => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${window.location.origin.replace(/^http/, "ws")}/terminal?${search}`;
};

function read(text: unknown): Record<string, unknown> {
  try {
    const message: unknown = JSON.parse(String(text));
    return isRecord(message) ? message : {};
  } catch {
    return {};
  }
}

/** Opens a terminal, or takes one up again, and keeps to it while the way to the gateway comes and goes. */
export function openTerminal(options: LinkOptions): TerminalLink {
  const { pod, size, onBytes, onState, onSession, onSkipped } = options;
  const encoder = new TextEncoder();
  let { session } = options;
  let place = 0;
  let socket: WebSocket | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cutAt: number | null = null;
  let tries = 0;
  let isReady = false;
  let typed = "";

  const isOpen = (): boolean => socket?.readyState === WebSocket.OPEN;
  const tell = (message: object) => {
    if (isOpen()) socket?.send(JSON.stringify(message));
  };
  const forget = () => {
    session = null;
    onSession(null);
  };
  const refusalOf = (code: number, reason: string): Refusal => {
    if (code === 4404) return session === null ? "NOT_FOUND" : "GONE";
    if (code === 4500) return /^(COMMAND|START)_FAILED$/.test(reason) ? "START_FAILED" : "ENGINE_UNREACHABLE";
    if (reason === "STEP_REFUSED") return "NOT_RUNNING";
    return codes[code] ?? "FORBIDDEN";
  };
  const again = () => {
    cutAt ??= Date.now();
    if (Date.now() - cutAt > KEPT) {
      forget();
      return onState({ kind: "lost" });
    }
    const wait = waits[Math.min(tries, waits.length - 1)] ?? 0;
    tries += 1;
    timer = setTimeout(connect, wait);
    onState({ kind: "waiting", until: Date.now() + wait });
  };

  function connect(): void {
    clearTimeout(timer);
    timer = undefined;
    if (socket) return;
    const from = place;
    const { columns, rows } = size();
    const isTakenUp = session !== null;
    let exitCode: number | null = null;
    let isFirst = isTakenUp && from === 0;
    onState({ kind: "connecting" });
    const made = new WebSocket(addressOf(session === null ? { pod, columns, rows } : { pod, session, from }));
    socket = made;
    made.binaryType = "arraybuffer";
    made.addEventListener("message", ({ data }) => {
      if (data instanceof ArrayBuffer) {
        const bytes = new Uint8Array(data);
        place += bytes.length;
        onBytes(bytes, isFirst);
        isFirst = false;
        return;
      }
      const message = read(data);
      if (message["type"] === "ended") exitCode = Number(message["exitCode"] ?? Number.NaN);
      if (message["type"] !== "ready") return;
      const begins = Number(message["place"]);
      if (isTakenUp && begins > from && from > 0) onSkipped(begins - from);
      place = begins;
      [cutAt, tries] = [null, 0];
      session = String(message["session"]);
      onSession(session);
      onState({ kind: "open" });
      tell({ type: "resize", ...size() });
      isReady = true;
      if (typed !== "") made.send(encoder.encode(typed));
      typed = "";
    });
    made.addEventListener("close", ({ code, reason }) => {
      if (socket !== made) return;
      socket = null;
      isReady = false;
      if (code >= 4400 || code === 1000) typed = "";
      if (code === 4409) return onState({ kind: "taken" });
      if (code === 1000) {
        forget();
        place = 0;
        return onState({ kind: "ended", exitCode: Number.isNaN(exitCode) ? null : exitCode });
      }
      if (code < 4400) return again();
      const why = refusalOf(code, reason);
      if (why !== "SIGNED_OUT") {
        forget();
        place = 0;
      }
      onState({ kind: "refused", why });
    });
  }

  const onOnline = () => {
    if (cutAt !== null) connect();
  };
  window.addEventListener("online", onOnline);
  connect();
  return {
    type: (text) => {
      if (isReady) socket?.send(encoder.encode(text));
      else if (timer !== undefined || socket) typed = (typed + text).slice(0, TYPED);
    },
    resize: (columns, rows) => tell({ type: "resize", columns, rows }),
    connect,
    end: () => tell({ type: "close" }),
    leave: () => {
      clearTimeout(timer);
      window.removeEventListener("online", onOnline);
      const last = socket;
      socket = null;
      last?.close();
    },
  };
}
