import { posix } from "node:path";
import { FileError } from "./files.ts";
import type { ShellState } from "./shellState.ts";

interface Result {
  text?: string;
  code?: number;
}
type Command = (state: ShellState, args: readonly string[]) => Result | Promise<Result>;

const at = (state: ShellState, path: string): string => posix.resolve(state.cwd, path);
const plain = (args: readonly string[]): string[] => args.filter((arg) => !arg.startsWith("-"));
const lines = (all: readonly string[]): string => all.map((line) => `${line}\n`).join("");

const numberOf = (text: string | undefined): number => {
  const [, digits, unit = ""] = /^(\d+)([kKmMgG]?)$/.exec(text ?? "") ?? [];
  return Number(digits ?? 0) * { k: 1_024, m: 1_024 ** 2, g: 1_024 ** 3, "": 1 }[unit.toLowerCase() as "k"];
};

async function ls(state: ShellState, args: readonly string[]): Promise<Result> {
  const isLong = args.some((arg) => /^-\w*l/.test(arg));
  const targets = plain(args);
  const shown: string[] = [];
  for (const target of targets.length > 0 ? targets : ["."]) {
    const path = at(state, target);
    const names = (await state.files.isFolder(path))
      ? await state.files.list(path)
      : (await state.files.read(path), [target]);
    for (const name of names) {
      const isFolder = await state.files.isFolder(posix.join(path, name));
      shown.push(isLong ? `${isFolder ? "drwxr-xr-x" : "-rw-r--r--"} 1 root root ${name}` : name);
    }
  }
  return { text: lines(shown) };
}

async function wget(state: ShellState, args: readonly string[]): Promise<Result> {
  const given = args.find((arg) => /^(https?:\/\/|[\w.]+[:/])/.test(arg)) ?? args.at(-1) ?? "";
  const url = URL.canParse(given) ? new URL(given) : new URL(`http://${given}`);
  const isOwn = ["localhost", "127.0.0.1", "[::1]", state.hostname].includes(url.hostname);
  const failed = (why: string) => new FileError(why);
  if (!isOwn) throw failed(`bad address '${url.hostname}'`);
  const found = state.page(Number(url.port || 80), url.pathname);
  if (!found) throw failed(`can't connect to remote host (127.0.0.1): Connection refused`);
  if (found.status >= 400) throw failed(`server returned error: HTTP/1.1 ${found.status}`);
  const out = args.findIndex((arg) => /^-\w*O$/.test(arg));
  const inline = args.find((arg) => /^-\w*O.+/.test(arg))?.replace(/^-\w*?O/, "");
  const target = inline ?? (out < 0 ? posix.basename(url.pathname) || "index.html" : (args[out + 1] ?? "-"));
  if (target === "-") return { text: found.text };
  await state.files.write(at(state, target), found.text);
  return {};
}

async function dd(state: ShellState, args: readonly string[]): Promise<Result> {
  const given = new Map(args.map((arg) => arg.split("=") as [string, string]));
  const count = numberOf(given.get("count") ?? "1");
  const bytes = numberOf(given.get("bs") ?? "512") * count;
  const target = given.get("of");
  if (target !== undefined && target !== "/dev/null")
    await state.files.write(at(state, target), "", { bytes });
  return { text: `${count}+0 records in\n${count}+0 records out\n` };
}

const help = `ls cat echo env ps date hostname wget cd pwd help exit; and seq, sleep, dd, stty, id, uname, true, false.
This is a simulated shell: commands are joined by ; && and ||, and > writes a file.
`;

/** The programs of a simulated pod. */
export const commands: Readonly<Record<string, Command>> = {
  ls,
  wget,
  curl: (state, args) => wget(state, ["-O", "-", ...args]),
  dd,
  cat: async (state, args) => {
    const texts = await Promise.all(plain(args).map((path) => state.files.read(at(state, path))));
    return { text: texts.join("") };
  },
  echo: (_, args) => (args[0] === "-n" ? { text: args.slice(1).join(" ") } : { text: `${args.join(" ")}\n` }),
  printf: (_, args) => ({ text: args.join(" ").replaceAll(String.raw`\n`, "\n") }),
  env: ({ env }) => ({ text: lines(Object.entries(env).map(([name, value]) => `${name}=${value}`)) }),
  printenv: ({ env }, [name = ""]) => ({ text: env[name] === undefined ? "" : `${env[name]}\n` }),
  export: (state, args) => {
    for (const one of args) {
      const [name = "", ...rest] = one.split("=");
      state.env[name] = rest.join("=");
    }
    return {};
  },
  ps: () => ({
    text: "PID   USER     TIME  COMMAND\n    1 root      0:00 app\n    7 root      0:00 sh\n   12 root      0:00 ps\n",
  }),
  date: ({ now }) => ({ text: `${new Date(now()).toUTCString().replace(",", "").replace("GMT", "UTC")}\n` }),
  hostname: ({ hostname }) => ({ text: `${hostname}\n` }),
  pwd: ({ cwd }) => ({ text: `${cwd}\n` }),
  cd: async (state, [path = "/"]) => {
    const target = at(state, path);
    if (!(await state.files.isFolder(target)))
      throw new FileError(`can't cd to ${path}: No such file or directory`);
    state.cwd = target;
    return {};
  },
  help: () => ({ text: help }),
  exit: (state, [code]) => {
    state.isOver = true;
    return { code: code === undefined ? state.code : Number(code) & 255 };
  },
  seq: (_, args) => {
    const [first, last] = args.length > 1 ? [Number(args[0]), Number(args[1])] : [1, Number(args[0])];
    const count = Math.max(0, Math.min(100_000, last - first + 1));
    return { text: lines(Array.from({ length: count }, (_, index) => String(first + index))) };
  },
  sleep: (state, [seconds]) => {
    state.sleptMs += Number(seconds ?? 0) * 1_000;
    return {};
  },
  stty: ({ size }) => ({ text: `${size().rows} ${size().columns}\n` }),
  id: () => ({ text: "uid=0(root) gid=0(root)\n" }),
  whoami: () => ({ text: "root\n" }),
  uname: (_, args) => ({ text: args.length > 0 ? "Linux simulated 6.1 x86_64 Linux\n" : "Linux\n" }),
  clear: () => ({ text: "\u001b[H\u001b[2J" }),
  true: () => ({}),
  false: () => ({ code: 1 }),
  busybox: async (state, [name = "", ...args]) => {
    const command = commands[name];
    if (!command || name === "busybox") throw new FileError(`applet ${name} not found`);
    return await command(state, args);
  },
};
