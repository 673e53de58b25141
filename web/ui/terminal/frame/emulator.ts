import { FitAddon } from "@xterm/addon-fit";
import { SearchAddon } from "@xterm/addon-search";
import { WebLinksAddon } from "@xterm/addon-web-links";
import { Terminal } from "@xterm/xterm";
import { isApple } from "#web/lib/keys/keyboard.ts";
import type { Command, CreateEmulator, TerminalColors } from "#web/ui/terminal/emulation.ts";

const commandOf = ({ code, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): Command | null => {
  if (!shiftKey || altKey || !(isApple ? ctrlKey || metaKey : ctrlKey)) return null;
  if (code === "KeyF") return "search";
  if (code === "KeyC") return "copy";
  return code === "KeyX" || code === "Escape" ? "leave" : null;
};

/** Makes a terminal that fills this document, in the looks that are told. */
export const createEmulator: CreateEmulator = (options) => {
  const { onType, onResize, onCommand, onFound, names } = options;
  let { colors } = options;
  const color = () => {
    document.body.style.backgroundColor = colors.theme.background ?? "";
  };
  document.documentElement.lang = options.locale;
  document.title = names.input;
  Object.assign(Terminal.strings, { promptLabel: names.input, tooMuchOutput: names.tooMuch });
  const terminal = new Terminal({
    allowProposedApi: true,
    cursorBlink: !window.matchMedia("(prefers-reduced-motion: reduce)").matches,
    fontFamily: options.fontFamily,
    fontSize: options.fontSize,
    lineHeight: 1.25,
    macOptionClickForcesSelection: true,
    minimumContrastRatio: 4.5,
    scrollback: 5_000,
    screenReaderMode: options.isReaderOn,
    theme: colors.theme,
  });
  const fitting = new FitAddon();
  const finding = new SearchAddon();
  terminal.loadAddon(fitting);
  terminal.loadAddon(finding);
  terminal.loadAddon(new WebLinksAddon((_, uri) => void window.open(uri, "_blank", "noopener,noreferrer")));
  color();
  terminal.open(document.body);
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
    focus: () => {
      window.focus();
      terminal.focus();
    },
    paste: (text) => terminal.paste(text),
    selection: () => terminal.getSelection(),
    search: (text, direction, isTyping = false) => {
      const how = { decorations: colors.found, incremental: isTyping };
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
    setColors: (next: TerminalColors) => {
      colors = next;
      color();
      terminal.options.theme = next.theme;
    },
    arrow: (letter) => `\u001B${terminal.modes.applicationCursorKeysMode ? "O" : "["}${letter}`,
    clear: () => terminal.reset(),
    destroy: () => terminal.dispose(),
  };
};
