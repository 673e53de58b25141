import { FitAddon } from "@xterm/addon-fit";
import { SearchAddon } from "@xterm/addon-search";
import { WebLinksAddon } from "@xterm/addon-web-links";
import { Terminal } from "@xterm/xterm";
import "@xterm/xterm/css/xterm.css";
import { isApple } from "#web/lib/keys/keyboard.ts";
import { foundColors, terminalColors } from "./terminalColors.ts";

/** What the keys of a terminal's own do. */
export type Command = "search" | "leave" | "copy";

export interface EmulatorOptions {
  parent: HTMLElement;
  fontSize: number;
  isReaderOn: boolean;
  /** What is typed or answered, for the pod. */
  onType: (text: string) => void;
  onResize: (columns: number, rows: number) => void;
  onCommand: (command: Command) => void;
  /** Which of how many places the search is at, from 0; -1 for none. */
  onFound: (at: number, count: number) => void;
  /** The names of its parts, for readers. */
  names: { input: string; tooMuch: string };
}

export interface Emulator {
  write: (bytes: Uint8Array | string, isReplay?: boolean) => void;
  size: () => { columns: number; rows: number };
  /** Takes the room that its parent has. */
  fit: () => void;
  focus: () => void;
  paste: (text: string) => void;
  selection: () => string;
  search: (text: string, direction: "next" | "previous", isTyping?: boolean) => void;
  endSearch: () => void;
  setFontSize: (size: number) => void;
  setReader: (isOn: boolean) => void;
  setColors: () => void;
  /** What the arrow keys send now. */
  arrow: (letter: "A" | "B" | "C" | "D") => string;
  clear: () => void;
  destroy: () => void;
}

const commandOf = ({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Command | null => {
  if (!shiftKey || altKey || !(isApple ? ctrlKey || metaKey : ctrlKey)) return null;
  if (code === "KeyF") return "search";
  if (code === "KeyC") return "copy";
  return code === "KeyX" || code === "Escape" ? "leave" : null;
};

/** Makes a terminal on the page, in our looks. The build lets its styles come under the page's nonce (`terminalStyles`). */
export function createEmulator(options: EmulatorOptions): Emulator {
  const { parent, onType, onResize, onCommand, onFound, names } = options;
  Object.assign(Terminal.strings, { promptLabel: names.input, tooMuchOutput: names.tooMuch });
  const terminal = new Terminal({
    allowProposedApi: true,
    cursorBlink: !window.matchMedia("(prefers-reduced-motion: reduce)").matches,
    fontFamily: getComputedStyle(document.documentElement).getPropertyValue("--fontFamilyMonospace"),
    fontSize: options.fontSize,
    lineHeight: 1.25,
    macOptionClickForcesSelection: true,
    minimumContrastRatio: 4.5,
    scrollback: 5_000,
    screenReaderMode: options.isReaderOn,
    theme: terminalColors(),
  });
  const fitting = new FitAddon();
  const finding = new SearchAddon();
  terminal.loadAddon(fitting);
  terminal.loadAddon(finding);
  terminal.loadAddon(new WebLinksAddon((_, uri) => void window.open(uri, "_blank", "noopener,noreferrer")));
  terminal.open(parent);
  let replays = 0;
  terminal.onData((text) => {
    // Questions in what is shown again were answered when they came.
    if (replays === 0 || !text.startsWith("\u001B")) onType(text);
  });
  terminal.onBinary((text) => onType(text));
  terminal.onResize(({ cols, rows }) => onResize(cols, rows));
  finding.onDidChangeResults(({ resultIndex, resultCount }) => onFound(resultIndex, resultCount));
  terminal.attachCustomKeyEventHandler((event) => {
    const command = commandOf(event);
    if (command === null) return true;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === "keydown") onCommand(command);
    return false;
  });
  return {
    write: (bytes, isReplay = false) => {
      if (isReplay) replays += 1;
      terminal.write(bytes, () => {
        if (isReplay) replays -= 1;
      });
    },
    size: () => ({ columns: terminal.cols, rows: terminal.rows }),
    fit: () => fitting.fit(),
    focus: () => terminal.focus(),
    paste: (text) => terminal.paste(text),
    selection: () => terminal.getSelection(),
    search: (text, direction, isTyping = false) => {
      const how = { decorations: foundColors(), incremental: isTyping };
      if (direction === "next") finding.findNext(text, how);
      else finding.findPrevious(text, how);
    },
    endSearch: () => finding.clearDecorations(),
    setFontSize: (size) => {
      terminal.options.fontSize = size;
    },
    setReader: (isOn) => {
      terminal.options.screenReaderMode = isOn;
    },
    setColors: () => {
      terminal.options.theme = terminalColors();
    },
    arrow: (letter) => `\u001B${terminal.modes.applicationCursorKeysMode ? "O" : "["}${letter}`,
    clear: () => terminal.reset(),
    destroy: () => terminal.dispose(),
  };
}
