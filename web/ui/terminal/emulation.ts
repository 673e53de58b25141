import type { ITheme } from "@xterm/xterm";
import type { ISearchDecorationOptions } from "@xterm/addon-search";

/** What the keys of a terminal's own do. */
export type Command = "search" | "leave" | "copy";

/** How a terminal looks, worked out: its document has no theme of its own. */
export interface TerminalColors {
  theme: ITheme;
  /** What a search finds. */
  found: ISearchDecorationOptions;
}

export interface EmulatorOptions {
  colors: TerminalColors;
  fontFamily: string;
  fontSize: number;
  isReaderOn: boolean;
  /** The language of its parts' names. */
  locale: string;
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
  /** Takes the room that its document has. */
  fit: () => void;
  focus: () => void;
  paste: (text: string) => void;
  selection: () => string;
  search: (text: string, direction: "next" | "previous", isTyping?: boolean) => void;
  endSearch: () => void;
  setFontSize: (size: number) => void;
  setReader: (isOn: boolean) => void;
  setColors: (colors: TerminalColors) => void;
  /** What the arrow keys send now. */
  arrow: (letter: "A" | "B" | "C" | "D") => string;
  clear: () => void;
  destroy: () => void;
}

/** Makes the terminal of a document. */
export type CreateEmulator = (options: EmulatorOptions) => Emulator;

declare global {
  interface Window {
    /** What a terminal's own document offers to the page around it, once it is loaded. */
    createEmulator?: CreateEmulator;
  }
}

/**
 * Where a terminal's own document is. What emulates it writes styles as text, which the console's policy forbids: that
 * document's policy lets styles in, and no connection out.
 */
export const frameAddress = "/terminal.html";
