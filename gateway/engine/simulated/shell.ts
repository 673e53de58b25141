import { posix } from "node:path";
import { commands } from "./commands.ts";
import { FileError } from "./files.ts";
import type { ShellState } from "./shellState.ts";

/** The words of a command, with quotes and variables as a shell reads them. */
function wordsOf(text: string, { env, code }: Pick<ShellState, "env" | "code">): string[] {
  const words: string[] = [];
  const part = /"((?:[^"\\]|\\.)*)"|'([^']*)'|(>>|>)|\\(.)|([^\s"'>\\]+)|(\s+)/gy;
  const filled = (raw: string) =>
    raw.replaceAll(/\$(?:\{(\w+)\}|(\w+)|(\?))/g, (_, braced?: string, plain?: string, last?: string) =>
      last ? String(code) : (env[braced ?? plain ?? ""] ?? ""),
    );
  let open: string | null = null;
  for (const [, double, single, arrow, escaped, plain, space] of text.matchAll(part)) {
    if (space !== undefined || arrow !== undefined) {
      if (open !== null) words.push(open);
      open = null;
      if (arrow !== undefined) words.push(arrow);
    } else
      open = `${open ?? ""}${double !== undefined ? filled(double) : (single ?? escaped ?? filled(plain ?? ""))}`;
  }
  if (open !== null) words.push(open);
  return words;
}

/** The commands of a line, each with whether it runs only after one that went well or not. */
function partsOf(line: string): { text: string; when: ";" | "&&" | "||" }[] {
  const parts: { text: string; when: ";" | "&&" | "||" }[] = [];
  let [text, quote, when] = ["", "", ";" as ";" | "&&" | "||"];
  for (let at = 0; at < line.length; at += 1) {
    const sign = line.charAt(at);
    const pair = line.slice(at, at + 2);
    if (quote !== "") {
      if (sign === quote) quote = "";
      text += sign;
    } else if (sign === '"' || sign === "'") {
      quote = sign;
      text += sign;
    } else if (sign === ";" || pair === "&&" || pair === "||") {
      parts.push({ text, when });
      when = sign === ";" ? ";" : pair === "&&" ? "&&" : "||";
      text = "";
      if (sign !== ";") at += 1;
    } else text += sign;
  }
  return [...parts, { text, when }];
}

async function runOne(state: ShellState, words: readonly string[]): Promise<void> {
  const at = words.findIndex((word) => word === ">" || word === ">>");
  const [target, isAdded] = at < 0 ? [undefined, false] : [words[at + 1], words[at] === ">>"];
  const [name = "", ...args] = at < 0 ? words : words.slice(0, at);
  const assigned = /^(\w+)=(.*)$/.exec(name);
  if (assigned && args.length === 0) {
    state.env[assigned[1] ?? ""] = assigned[2] ?? "";
    state.code = 0;
    return;
  }
  const command = commands[posix.basename(name)];
  try {
    if (!command) throw Object.assign(new FileError(`${name}: not found`), { code: 127 });
    const { text = "", code = 0 } = await command(state, args);
    if (target === undefined) state.written += text;
    else await state.files.write(posix.resolve(state.cwd, target), text, { isAdded });
    state.code = code;
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    state.code = "code" in error ? 127 : 1;
    state.written += `${command ? posix.basename(name) : "sh"}: ${error.message}\n`;
  }
}

/** Runs a line; what it writes is added to `written`. */
export async function runLine(state: ShellState, line: string): Promise<void> {
  for (const { text, when } of partsOf(line)) {
    if (state.isOver) return;
    if ((when === "&&" && state.code !== 0) || (when === "||" && state.code === 0)) continue;
    const words = wordsOf(text, state);
    if (words.length > 0) await runOne(state, words);
  }
}

/** Runs a command as it is given to an engine: a program and its arguments. */
export async function runCommand(
  state: ShellState,
  [program = "", ...args]: readonly string[],
): Promise<void> {
  const isShell = /^(sh|bash|ash)$/.test(posix.basename(program)) && args[0] === "-c";
  if (isShell) await runLine(state, args[1] ?? "");
  else await runOne(state, [program, ...args]);
}
