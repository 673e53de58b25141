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
  useEffect(() => {
    // The list tells its tabs which is chosen only after this: it is found by its name.
    const chosen = document.getElementById(`${id}-${tab}`);
    if (!list.current || !chosen) return;
    const strip = list.current;
    const show = () => showChosen(strip, chosen);
    show();
    const observer = new ResizeObserver(show);
    for (const one of [strip, chosen]) observer.observe(one);
    return () => observer.disconnect();
  }, [id, tab]);
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
function showChosen(list: HTMLElement, chosen: HTMLElement): void {
  const strip = list.getBoundingClientRect();
  const tab = chosen.getBoundingClientRect();
  list.scrollLeft += (tab.left + tab.right - strip.left - strip.right) / 2;
}
