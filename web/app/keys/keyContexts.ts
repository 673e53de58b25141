import { jumps } from "./jumps.ts";

/** A key of the keyboard as it is written in code; `Mod` is Ctrl, or Cmd on Apple's keyboards. */
type Key = string;

/** What keys do: presses one after the other, or alternatives. Each press is the keys held together. */
export interface KeyEntry {
  /** A key of the texts below `keys`. */
  name: string;
  presses: readonly (readonly Key[])[];
  /** Whether the presses follow each other or each does it alone. */
  joined: "then" | "or";
}

const entry = (name: string, ...presses: (readonly Key[])[]): KeyEntry => ({
  name: `entries.${name}`,
  presses,
  joined: "or",
});

/** All keys of the console, by where they work; the code that listens to them stands where they work. */
export const keyContexts: readonly { name: string; entries: readonly KeyEntry[] }[] = [
  {
    name: "global",
    entries: [
      entry("palette", ["Mod", "K"]),
      entry("slash", ["/"]),
      entry("sheet", ["?"]),
      entry("undo", ["Mod", "Z"]),
    ],
  },
  {
    name: "jumps",
    entries: Object.entries(jumps).map(([letter, { name }]) => ({
      name: `jumps.${name}`,
      presses: [["G"], [letter.toUpperCase()]],
      joined: "then",
    })),
  },
  {
    name: "dialogs",
    entries: [
      entry("walk", ["↑"], ["↓"]),
      entry("chosen", ["Enter"]),
      entry("newTab", ["Mod", "Enter"]),
      entry("close", ["Esc"]),
    ],
  },
  {
    name: "lists",
    entries: [
      entry("rows", ["↑"], ["↓"]),
      entry("leap", ["PageUp"], ["PageDown"]),
      entry("ends", ["Home"], ["End"]),
      entry("openRow", ["Enter"]),
      entry("selectRow", ["Space"], ["X"]),
      entry("range", ["Shift", "Click"]),
      entry("unselect", ["Esc"]),
      entry("column", ["Alt", "↑"], ["Alt", "↓"]),
      entry("width", ["←"], ["→"]),
    ],
  },
  {
    name: "forms",
    entries: [
      entry("submit", ["Enter"]),
      entry("save", ["Mod", "S"]),
      entry("cancel", ["Esc"]),
      entry("step", ["↑"], ["↓"], ["PageUp"], ["PageDown"]),
      entry("calendar", ["Alt", "↓"]),
      entry("moveRow", ["Alt", "↑"], ["Alt", "↓"]),
      entry("link", ["Mod", "K"]),
      entry("leaveCode", ["Esc"]),
    ],
  },
  {
    name: "mail",
    entries: [
      entry("mailWalk", ["J"], ["K"]),
      entry("mailOpen", ["O"], ["Enter"]),
      entry("mailPick", ["X"]),
      entry("mailArchive", ["E"]),
      entry("mailRemove", ["#"]),
      entry("mailStar", ["S"]),
      entry("mailRead", ["U"]),
      entry("mailMenus", ["L"], ["V"], ["B"]),
      entry("mailAnswer", ["R"], ["A"], ["F"]),
      entry("mailCompose", ["C"]),
      entry("mailSend", ["Mod", "Enter"]),
    ],
  },
  {
    name: "chat",
    entries: [
      entry("sendMessage", ["Enter"]),
      entry("newLine", ["Shift", "Enter"]),
      entry("editLast", ["↑"]),
      entry("leaveMessage", ["Esc"]),
      entry("walkMessages", ["↑"], ["↓"]),
      entry("switchChat", ["Mod", "K"]),
    ],
  },
  {
    name: "calendar",
    entries: [
      entry("calendarViews", ["M"], ["W"], ["D"], ["L"]),
      entry("calendarToday", ["T"]),
      entry("calendarNew", ["N"], ["C"]),
      entry("calendarWalk", ["J"], ["K"]),
      entry("calendarMove", ["Alt", "←"], ["Alt", "→"], ["Alt", "↑"], ["Alt", "↓"]),
      entry("calendarResize", ["Alt", "Shift", "↑"], ["Alt", "Shift", "↓"]),
      entry("calendarRemove", ["Delete"]),
    ],
  },
  {
    name: "queue",
    entries: [
      entry("queueWalk", ["J"], ["K"]),
      entry("queueReply", ["R"]),
      entry("queueNote", ["N"]),
      entry("queueSend", ["Mod", "Enter"]),
      entry("queueLeave", ["Esc"]),
    ],
  },
  {
    name: "terminal",
    entries: [
      entry("terminalSearch", ["Mod", "Shift", "F"]),
      entry("terminalCopy", ["Mod", "Shift", "C"]),
      entry("terminalLeave", ["Mod", "Shift", "X"]),
      entry("terminalTabs", ["←"], ["→"]),
      entry("terminalClose", ["Delete"]),
    ],
  },
];
