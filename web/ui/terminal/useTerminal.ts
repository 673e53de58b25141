import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { themeModeStore } from "#web/lib/layout/themeChoice.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { copyText } from "#web/ui/feedback/copyText.ts";
import type { CreateEmulator, Emulator } from "./emulation.ts";
import { terminalColors, terminalFont } from "./terminalColors.ts";
import { type LinkState, openTerminal, type TerminalLink } from "./terminalLink.ts";
import { useTerminalLook } from "./terminalLook.ts";

/** A terminal, in a pod or of a machine. */
export interface ShownTerminal {
  pod: string;
  /** What it is called where that is not the pod. */
  name?: string;
  /** By what the gateway knows it; null before it is open, and once it ended. */
  session: string | null;
}

/** What the bar above the terminals does with the one that is shown. */
export interface PaneHandle {
  focus: () => void;
  search: () => void;
  copy: () => void;
  paste: () => void;
  end: () => void;
}

/** What is told of a terminal. */
export interface TerminalCalls {
  onHandle: (handle: PaneHandle | null) => void;
  onState: (state: LinkState) => void;
  onSession: (session: string | null) => void;
  onSize: (columns: number, rows: number) => void;
  /** The keyboard is to leave the terminal. */
  onLeave: () => void;
}

/** The key that Ctrl makes of a character; undefined where it makes none. */
const controlled = (text: string): string | undefined =>
  /^[a-z@[\\\]^_]$/i.test(text) ? String.fromCharCode(text.toUpperCase().charCodeAt(0) % 32) : undefined;

/**
 * A terminal on the page and its way to the pod, as long as the component stands.
 * @param frame where it is shown.
 * @param create what its document offers; null until that is loaded.
 */
export function useTerminal(
  tab: ShownTerminal,
  frame: RefObject<HTMLIFrameElement | null>,
  create: CreateEmulator | null,
  calls: TerminalCalls,
) {
  const words = useWords("hostingPods");
  const { number } = useFormat();
  const { fontSize, isReaderOn } = useTerminalLook();
  const mode = useStore(themeModeStore);
  const emulator = useRef<Emulator>(null);
  const link = useRef<TerminalLink>(null);
  const [state, setState] = useState<LinkState>({ kind: "connecting" });
  const [isSearching, search] = useState(false);
  const [found, setFound] = useState({ at: -1, count: 0 });
  const [isControlHeld, holdControl] = useState(false);

  const onState = useEffectEvent((next: LinkState) => {
    setState(next);
    calls.onState(next);
  });
  const onSession = useEffectEvent((session: string | null) => calls.onSession(session));
  const onSize = useEffectEvent((columns: number, rows: number) => {
    link.current?.resize(columns, rows);
    calls.onSize(columns, rows);
  });
  const onType = useEffectEvent((text: string) => {
    const made = isControlHeld ? controlled(text) : undefined;
    if (made !== undefined) holdControl(false);
    link.current?.type(made ?? text);
  });
  const onSkipped = useEffectEvent((bytes: number) => {
    const told = words("skipped", { count: bytes, bytes: number(bytes) });
    emulator.current?.write(`\r\n\u001B[33m${told}\u001B[0m\r\n`);
  });
  const copy = useEffectEvent(() => {
    const text = emulator.current?.selection() ?? "";
    if (text !== "") void copyText(text, words("copied"));
  });
  const paste = useEffectEvent(() => {
    emulator.current?.focus();
    void navigator.clipboard.readText().then(
      (text) => emulator.current?.paste(text),
      () => undefined,
    );
  });
  const onHandle = useEffectEvent((handle: PaneHandle | null) => calls.onHandle(handle));
  const onLeave = useEffectEvent(() => calls.onLeave());
  const begin = useEffectEvent((createEmulator: CreateEmulator) => {
    const made = createEmulator({
      colors: terminalColors(),
      fontFamily: terminalFont(),
      locale: document.documentElement.lang,
      fontSize,
      isReaderOn,
      names: { input: words("input", { pod: tab.name ?? tab.pod }), tooMuch: words("tooMuch") },
      onType,
      onResize: onSize,
      onFound: (at, count) => setFound({ at, count }),
      onCommand: (command) => {
        if (command === "search") search(true);
        else if (command === "copy") copy();
        else onLeave();
      },
    });
    made.fit();
    const { columns, rows } = made.size();
    calls.onSize(columns, rows);
    emulator.current = made;
    link.current = openTerminal({
      pod: tab.pod,
      session: tab.session,
      size: made.size,
      onBytes: made.write,
      onState,
      onSession,
      onSkipped,
    });
    return made;
  });
  useEffect(() => {
    const place = frame.current;
    if (!place || !create) return;
    const made = begin(create);
    onHandle({
      focus: made.focus,
      search: () => search(true),
      copy,
      paste,
      end: () => link.current?.end(),
    });
    let next = 0;
    const observer = new ResizeObserver(() => {
      cancelAnimationFrame(next);
      next = requestAnimationFrame(made.fit);
    });
    observer.observe(place);
    return () => {
      cancelAnimationFrame(next);
      observer.disconnect();
      link.current?.leave();
      made.destroy();
      onHandle(null);
    };
  }, [frame, create]);
  useEffect(() => {
    emulator.current?.setFontSize(fontSize);
    emulator.current?.fit();
  }, [fontSize]);
  useEffect(() => emulator.current?.setReader(isReaderOn), [isReaderOn]);
  useEffect(() => emulator.current?.setColors(terminalColors()), [mode]);
  return { emulator, link, state, isSearching, search, found, isControlHeld, holdControl };
}
