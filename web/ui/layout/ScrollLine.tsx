import { makeStyles, mergeClasses, useFluent } from "@fluentui/react-components";
import { ChevronLeft16Regular } from "@fluentui/react-icons/svg/chevron-left";
import { ChevronRight16Regular } from "@fluentui/react-icons/svg/chevron-right";
import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";
import { scrollMotion } from "#web/lib/layout/scrollMotion.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

/** The share of what shows that a press on an arrow scrolls by. */
const step = 0.7;

const useStyles = makeStyles({
  frame: { position: "relative", minInlineSize: 0, margin: "-2px" },
  line: { overflowX: "auto", scrollbarWidth: "none", scrollPaddingInline: "32px", padding: "4px 2px" },
  content: { display: "flex", alignItems: "center", gap: "8px", inlineSize: "max-content" },
  more: {
    position: "absolute",
    insetBlock: 0,
    display: "flex",
    alignItems: "center",
    inlineSize: "40px",
    padding: 0,
    border: "none",
    backgroundColor: "transparent",
    color: appTokens.colorNeutralForeground2,
    cursor: "pointer",
    ":hover": { color: appTokens.colorNeutralForeground1 },
  },
  // Griffel turns both for languages that are read from right to left.
  start: {
    left: 0,
    justifyContent: "flex-start",
    backgroundImage: `linear-gradient(to right, ${appTokens.card} 60%, transparent)`,
  },
  end: {
    right: 0,
    justifyContent: "flex-end",
    backgroundImage: `linear-gradient(to left, ${appTokens.card} 60%, transparent)`,
  },
});

/**
 * Controls on one line of a card, which scrolls sideways where they are wider than it: the side that hides some fades, and its
 * arrow brings them. Keys need no arrow, as a control in focus is always scrolled into sight.
 */
export function ScrollLine({ children }: { children: ReactNode }) {
  const styles = useStyles();
  const rtl = useFluent().dir === "rtl";
  const line = useRef<HTMLDivElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const [hides, setHides] = useState({ start: false, end: false });
  const look = useCallback(() => {
    if (!line.current) return;
    const { scrollLeft, scrollWidth, clientWidth } = line.current;
    const from = Math.abs(scrollLeft);
    const next = { start: from > 1, end: from + clientWidth < scrollWidth - 1 };
    setHides((known) => (known.start === next.start && known.end === next.end ? known : next));
  }, []);
  useEffect(() => {
    const observer = new ResizeObserver(look);
    for (const { current } of [line, content]) if (current) observer.observe(current);
    return () => observer.disconnect();
  }, [look]);
  const arrow = (side: "start" | "end") => {
    const isLeft = (side === "start") !== rtl;
    const Arrow = isLeft ? ChevronLeft16Regular : ChevronRight16Regular;
    const by = (line.current?.clientWidth ?? 0) * (isLeft ? -step : step);
    return (
      <button
        key={side}
        type="button"
        tabIndex={-1}
        aria-hidden
        data-scrolls={side}
        className={mergeClasses(styles.more, styles[side])}
        onClick={() => line.current?.scrollBy({ left: by, behavior: scrollMotion() })}
      >
        <Arrow />
      </button>
    );
  };
  return (
    <div className={styles.frame}>
      <div ref={line} className={styles.line} onScroll={look}>
        <div ref={content} className={styles.content}>
          {children}
        </div>
      </div>
      {hides.start && arrow("start")}
      {hides.end && arrow("end")}
    </div>
  );
}
