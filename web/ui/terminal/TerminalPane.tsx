import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { useMediaQuery } from "#web/lib/useMediaQuery.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type CreateEmulator, frameAddress } from "./emulation.ts";
import { arrows, HelperKeys } from "./HelperKeys.tsx";
import { PaneNotice } from "./PaneNotice.tsx";
import { SearchBar } from "./SearchBar.tsx";
import { type ShownTerminal, type TerminalCalls, useTerminal } from "./useTerminal.ts";

const useStyles = makeStyles({
  pane: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    flexGrow: 1,
    minBlockSize: 0,
    minInlineSize: 0,
  },
  // Hidden ones keep their size, so that what runs in them is not drawn anew.
  behind: { position: "absolute", inset: 0, visibility: "hidden" },
  screen: {
    flexGrow: 1,
    minBlockSize: 0,
    minInlineSize: 0,
    overflow: "hidden",
    paddingBlock: "8px",
    paddingInlineStart: "16px",
    backgroundColor: appTokens.canvas,
  },
  // In the colour scheme that its document has: in another, the browser would lay a white ground below it until it is drawn.
  frame: { display: "block", inlineSize: "100%", blockSize: "100%", border: "none", colorScheme: "light" },
});

/** A terminal and what is done with it; its texts stand in `hostingPods`. */
export interface TerminalPaneProps extends TerminalCalls {
  tab: ShownTerminal;
  isShown: boolean;
  labelledBy: string;
  onClose: () => void;
}

/** One terminal, with what is said of it and the keys that a phone lacks. */
export function TerminalPane({ tab, isShown, labelledBy, onClose, ...calls }: TerminalPaneProps) {
  const styles = useStyles();
  const isTouched = useMediaQuery("(pointer: coarse), (max-width: 639.98px)");
  const words = useWords("hostingPods");
  const frame = useRef<HTMLIFrameElement>(null);
  const [create, setCreate] = useState<CreateEmulator | null>(null);
  const { emulator, link, state, isSearching, search, found, isControlHeld, holdControl } = useTerminal(
    tab,
    frame,
    create,
    calls,
  );
  useEffect(() => {
    if (create && isShown && !isTouched) emulator.current?.focus();
  }, [emulator, create, isShown, isTouched]);
  return (
    <div
      role="tabpanel"
      id={`${labelledBy}-panel`}
      aria-labelledby={labelledBy}
      className={mergeClasses(styles.pane, !isShown && styles.behind)}
    >
      {isSearching && (
        <SearchBar
          found={found}
          onSearch={(text, direction, isTyping) => emulator.current?.search(text, direction, isTyping)}
          onClose={() => {
            search(false);
            emulator.current?.endSearch();
            emulator.current?.focus();
          }}
        />
      )}
      <div className={styles.screen} dir="ltr">
        <iframe
          ref={frame}
          className={styles.frame}
          src={frameAddress}
          title={words("input", { pod: tab.pod })}
          onLoad={({ currentTarget }) => setCreate(() => currentTarget.contentWindow?.createEmulator ?? null)}
        />
      </div>
      <PaneNotice
        state={state}
        onConnect={() => {
          if (state.kind === "ended" || state.kind === "refused") emulator.current?.clear();
          link.current?.connect();
          emulator.current?.focus();
        }}
        onClose={onClose}
      />
      {isTouched && (
        <HelperKeys
          isControlHeld={isControlHeld}
          onControl={() => holdControl(!isControlHeld)}
          onKey={(text) => link.current?.type(text)}
          onArrow={(arrow) => link.current?.type(emulator.current?.arrow(arrows[arrow]) ?? "")}
        />
      )}
    </div>
  );
}
