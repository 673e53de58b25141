import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { Add16Regular } from "@fluentui/react-icons/svg/add";
import { Dismiss16Regular } from "@fluentui/react-icons/svg/dismiss";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { Hint } from "#web/ui/hint/Hint.tsx";
import type { Action } from "#web/ui/menu/action.ts";
import { MenuButton } from "#web/ui/menu/MenuButton.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { LinkState } from "#web/ui/terminal/terminalLink.ts";
import { MOST, type TerminalTab } from "./terminalTabs.ts";

const useStyles = makeStyles({
  bar: {
    display: "flex",
    flexShrink: 0,
    alignItems: "stretch",
    minBlockSize: "36px",
    paddingInlineEnd: "8px",
    borderBottom: `1px solid ${appTokens.line}`,
    backgroundColor: appTokens.card,
  },
  scroll: { display: "flex", minInlineSize: 0, overflowX: "auto", scrollbarWidth: "none" },
  list: { display: "flex" },
  tab: {
    display: "flex",
    alignItems: "center",
    flexShrink: 0,
    gap: "8px",
    paddingBlock: 0,
    paddingInline: "12px 8px",
    borderBlockStyle: "none",
    borderInlineStartStyle: "none",
    borderInlineEndWidth: "1px",
    borderInlineEndStyle: "solid",
    borderInlineEndColor: appTokens.lineSoft,
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: "13px",
    color: appTokens.colorNeutralForeground3,
    backgroundColor: "transparent",
    cursor: "pointer",
    whiteSpace: "nowrap",
    ":hover": { color: appTokens.colorNeutralForeground1 },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  shown: {
    boxShadow: `inset 0 2px ${appTokens.colorBrandForeground1}`,
    color: appTokens.colorNeutralForeground1,
    backgroundColor: appTokens.canvas,
  },
  close: {
    display: "grid",
    placeItems: "center",
    inlineSize: "24px",
    blockSize: "24px",
    borderRadius: appTokens.borderRadiusMedium,
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
  },
  dot: {
    flexShrink: 0,
    inlineSize: "8px",
    blockSize: "8px",
    borderRadius: "50%",
    backgroundColor: appTokens.idleDot,
  },
  ok: { backgroundColor: appTokens.okDot },
  info: { backgroundColor: appTokens.infoDot },
  warn: { backgroundColor: appTokens.warnDot },
  bad: { backgroundColor: appTokens.badDot },
  add: { display: "flex", alignItems: "center", paddingInline: "4px" },
  tools: { display: "flex", flexShrink: 0, alignItems: "center", gap: "4px", marginInlineStart: "auto" },
});

const tones = {
  open: "ok",
  connecting: "info",
  waiting: "warn",
  taken: "warn",
  lost: "bad",
  refused: "bad",
  ended: undefined,
} as const;

/** What is told of a pod's name where there is little room: its own end. */
export const shortName = (pod: string): string => pod.split("-").at(-1) ?? pod;

export interface TabStripProps {
  tabs: readonly TerminalTab[];
  shown: string;
  states: Readonly<Record<string, LinkState>>;
  idOf: (key: string) => string;
  onShow: (key: string) => void;
  onClose: (key: string) => void;
  /** What can be opened beside them. */
  more: () => readonly Action[];
  tools: ReactNode;
}

export function TabStrip({ tabs, shown, states, idOf, onShow, onClose, more, tools }: TabStripProps) {
  const styles = useStyles();
  const words = useWords("hostingPods");
  const list = useRef<HTMLDivElement>(null);
  const nameOf = ({ key, pod }: TerminalTab) => {
    const same = tabs.filter((one) => one.pod === pod);
    const at = same.findIndex((one) => one.key === key);
    return same.length > 1 ? `${shortName(pod)} · ${at + 1}` : shortName(pod);
  };
  const walk = (event: KeyboardEvent) => {
    const forward = getComputedStyle(event.currentTarget).direction === "rtl" ? "ArrowLeft" : "ArrowRight";
    const at = tabs.findIndex((one) => one.key === shown);
    const steps: Record<string, number> = {
      [forward]: at + 1,
      [forward === "ArrowRight" ? "ArrowLeft" : "ArrowRight"]: at - 1,
      Home: 0,
      End: tabs.length - 1,
    };
    const step = steps[event.key];
    if (step === undefined) {
      if (event.key === "Delete") onClose(shown);
      return;
    }
    event.preventDefault();
    const next = tabs[(step + tabs.length) % tabs.length];
    if (!next) return;
    onShow(next.key);
    document.getElementById(idOf(next.key))?.focus();
  };
  return (
    <div className={styles.bar}>
      <div className={styles.scroll}>
        <div ref={list} role="tablist" aria-label={words("tabs")} className={styles.list} onKeyDown={walk}>
          {tabs.map((tab) => {
            const isShown = tab.key === shown;
            const state = states[tab.key] ?? { kind: "connecting" };
            const tone = tones[state.kind];
            return (
              <button
                key={tab.key}
                type="button"
                role="tab"
                id={idOf(tab.key)}
                aria-selected={isShown}
                aria-controls={`${idOf(tab.key)}-panel`}
                aria-description={words(`short.${state.kind}`)}
                aria-keyshortcuts="Delete"
                tabIndex={isShown ? 0 : -1}
                title={tab.pod}
                className={mergeClasses(styles.tab, isShown && styles.shown)}
                dir="ltr"
                onClick={() => onShow(tab.key)}
                onAuxClick={({ button }) => button === 1 && onClose(tab.key)}
              >
                <span className={mergeClasses(styles.dot, tone && styles[tone])} />
                {nameOf(tab)}
                {/* For the pointer: the keyboard has Delete. */}
                <span
                  aria-hidden
                  data-close={tab.key}
                  className={styles.close}
                  title={words("closeOf", { name: nameOf(tab) })}
                  onClick={(event) => {
                    event.stopPropagation();
                    onClose(tab.key);
                  }}
                >
                  <Dismiss16Regular />
                </span>
              </button>
            );
          })}
        </div>
        {tabs.length < MOST && (
          <div className={styles.add}>
            <Hint label={words("add")}>
              <MenuButton appearance="subtle" size="small" icon={<Add16Regular />} actions={more} />
            </Hint>
          </div>
        )}
      </div>
      <div className={styles.tools}>{tools}</div>
    </div>
  );
}
