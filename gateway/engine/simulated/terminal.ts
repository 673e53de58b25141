import { EngineError, type Terminal } from "#gateway/engine/engine.ts";
import { runCommand, runLine } from "./shell.ts";
import type { ShellState } from "./shellState.ts";

/** How long a line may become, in characters. */
const LONGEST = 4_096;

const prompt = "/ # ";
const crlf = (text: string): string => text.replaceAll(/\r?\n/g, "\r\n");

/** Where in what a terminal sends for an arrow key and the like something is: nowhere, at its start, or in its numbers. */
type Escaping = "" | "begun" | "numbers";

const afterEscape = (before: Escaping, sign: string): Escaping => {
  if (before === "begun") return sign === "[" || sign === "O" ? "numbers" : "";
  return /[\d;]/.test(sign) ? "numbers" : "";
};

/** Bytes that are handed on as they come. */
function pipe() {
  const waiting: Uint8Array[] = [];
  let isOver = false;
  let wake: (() => void) | undefined;
  const tell = () => {
    wake?.();
    wake = undefined;
  };
  return {
    push: (text: string) => {
      if (isOver || text === "") return;
      waiting.push(Buffer.from(text));
      tell();
    },
    end: () => {
      isOver = true;
      tell();
    },
    output: (async function* (): AsyncGenerator<Uint8Array> {
      for (;;) {
        const next = waiting.shift();
        if (next) yield next;
        else if (isOver) return;
        else
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
    })(),
  };
}

/**
 * A terminal with a simulated shell. As in a real one whose program does not edit lines itself, what is typed is shown,
 * backspace and ctrl-u take it back, ctrl-c leaves the line, ctrl-d ends an empty one.
 */
export function openSimulatedTerminal(
  state: ShellState,
  resize: (columns: number, rows: number) => void,
  command: readonly string[] | undefined,
  signal?: AbortSignal,
): Terminal {
  const { push, end, output } = pipe();
  const over = Promise.withResolvers<number | null>();
  let line = "";
  let escaping: Escaping = "";
  let isEnded = false;
  let queue = Promise.resolve();
  const finish = (code: number | null) => {
    if (isEnded) return;
    isEnded = true;
    signal?.removeEventListener("abort", close);
    end();
    over.resolve(code);
  };
  const close = () => finish(null);
  signal?.addEventListener("abort", close, { once: true });

  const perform = async (work: () => Promise<void>) => {
    if (isEnded) return;
    state.written = "";
    try {
      await work();
    } catch (error) {
      state.written += `sh: ${error instanceof EngineError ? error.code : "the engine does not answer"}\n`;
    }
    push(crlf(state.written));
  };
  const enter = (text: string) => {
    queue = queue.then(async () => {
      await perform(async () => await runLine(state, text));
      if (state.isOver) finish(state.code);
      else push(prompt);
    });
  };
  const take = (sign: string) => {
    if (escaping !== "") escaping = afterEscape(escaping, sign);
    else if (sign === "\u001b") escaping = "begun";
    else if (sign === "\r" || sign === "\n") {
      push("\r\n");
      enter(line);
      line = "";
    } else if (sign === "\u007f" || sign === "\b") {
      if (line !== "") push("\b \b");
      line = [...line].slice(0, -1).join("");
    } else if (sign === "\u0015") {
      push("\b \b".repeat([...line].length));
      line = "";
    } else if (sign === "\u0003") {
      line = "";
      push(`^C\r\n${prompt}`);
    } else if (sign === "\u0004") {
      if (line === "") {
        push("\r\n");
        queue = queue.then(() => finish(state.code));
      }
    } else if (sign >= " " && line.length < LONGEST) {
      line += sign;
      push(sign);
    }
  };
  const decoder = new TextDecoder();
  if (command)
    queue = queue.then(async () => {
      await perform(async () => await runCommand(state, command));
      finish(state.code);
    });
  else push(prompt);
  return {
    output,
    // What a terminal sends for arrow keys and the like is left out: nothing edits lines here.
    write: (data) => {
      if (isEnded || command) return;
      const typed = decoder.decode(data, { stream: true });
      for (const sign of typed) take(sign);
    },
    resize: (columns, rows) => {
      resize(columns, rows);
      return Promise.resolve();
    },
    ended: over.promise,
    close,
  };
}
