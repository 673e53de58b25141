import { makeStyles, Tab, TabList } from "@fluentui/react-components";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  list: {
    marginBlockEnd: "16px",
    borderBottom: `1px solid ${appTokens.line}`,
    overflowX: "auto",
    scrollbarWidth: "none",
  },
  tab: { flexShrink: 0 },
  panel: { minInlineSize: 0 },
});

/** One part of a page that is shown at a time. */
export interface PageTab<TTab extends string> {
  id: TTab;
  label: string;
}

/** The parts of a page. */
export interface PageTabsProps<TTab extends string> {
  /** Names the list of tabs. */
  label: string;
  tabs: readonly PageTab<TTab>[];
  /** The part that is shown; `useTab` holds it in the address. */
  tab: TTab;
  onTab: (tab: TTab) => void;
  /** What stands beside the tabs' content stays outside of it: here stands the content. */
  children: ReactNode;
}

/** The parts of a page as tabs under its head: arrow keys go through them, Enter and space open one. */
export function PageTabs<TTab extends string>({ label, tabs, tab, onTab, children }: PageTabsProps<TTab>) {
  const styles = useStyles();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => showChosen(list.current), [tab]);
  return (
    <>
      <TabList
        ref={list}
        className={styles.list}
        aria-label={label}
        selectedValue={tab}
        onTabSelect={(_, { value }) => {
          const chosen = tabs.find((one) => one.id === value);
          if (chosen) onTab(chosen.id);
        }}
      >
        {tabs.map((one) => (
          <Tab
            key={one.id}
            id={`${id}-${one.id}`}
            className={styles.tab}
            value={one.id}
            aria-controls={one.id === tab ? `${id}-panel` : undefined}
          >
            {one.label}
          </Tab>
        ))}
      </TabList>
      <div id={`${id}-panel`} className={styles.panel} role="tabpanel" aria-labelledby={`${id}-${tab}`}>
        {children}
      </div>
    </>
  );
}

/** Brings the chosen tab to the middle where the tabs are wider than the window; the page itself stays where it is. */
function showChosen(list: HTMLElement | null): void {
  const chosen = list?.querySelector("[aria-selected=true]")?.getBoundingClientRect();
  if (!list || !chosen) return;
  const strip = list.getBoundingClientRect();
  list.scrollLeft += (chosen.left + chosen.right - strip.left - strip.right) / 2;
}
