import { makeStyles } from "@fluentui/react-components";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { beyondPhone } from "#web/ui/layout/windows.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  // With room for the focus around what stands at its edges.
  scroll: {
    inlineSize: "100%",
    [beyondPhone]: {
      inlineSize: "calc(100% + 8px)",
      margin: "-4px",
      padding: "4px",
      boxSizing: "border-box",
      overflowX: "auto",
    },
    ":focus-visible": {
      outline: `2px solid ${appTokens.colorStrokeFocus2}`,
      outlineOffset: "-2px",
      borderRadius: appTokens.borderRadiusMedium,
    },
  },
});

/** What holds a table that may be wider than its card: it scrolls to the side then, by the keyboard as well; `label` names it there. */
export function SideScroll({ label, children }: { label: string; children: ReactNode }) {
  const styles = useStyles();
  const frame = useRef<HTMLDivElement>(null);
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const { current } = frame;
    if (!current) return;
    const observer = new ResizeObserver(() => setScrolls(current.scrollWidth > current.clientWidth + 1));
    for (const element of [current, ...current.children]) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      ref={frame}
      className={styles.scroll}
      {...(scrolls && { role: "group", tabIndex: 0, "aria-label": label })}
    >
      {children}
    </div>
  );
}
