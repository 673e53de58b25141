import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { ChevronDown12Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronRight12Regular } from "@fluentui/react-icons/svg/chevron-right";
import { memo } from "react";
import { exactTime } from "#web/lib/texts/exactTime.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Highlighted } from "#web/ui/detail/Highlighted.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { LineFields } from "./LineFields.tsx";
import type { LogLine } from "./logFeed.ts";
import { levelDots, logTexts, podColor, shortPod, summaryOf } from "./logParts.ts";

/** What is shown of a line before it is opened, in characters. */
const SHOWN = 2_000;

const useStyles = makeStyles({
  line: {
    display: "grid",
    gridTemplateColumns: "24px 96px 48px 116px minmax(0, 1fr)",
    columnGap: "8px",
    paddingInline: "4px 16px",
    borderInlineStartWidth: "3px",
    borderInlineStartStyle: "solid",
    borderInlineStartColor: "transparent",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    "@media (max-width: 639.98px)": {
      gridTemplateColumns: "24px 96px minmax(0, 1fr)",
      paddingInlineEnd: "8px",
    },
  },
  marked: { backgroundColor: appTokens.tint, ":hover": { backgroundColor: appTokens.tint } },
  quiet: { color: appTokens.colorNeutralForeground3, whiteSpace: "nowrap" },
  wide: { "@media (max-width: 639.98px)": { display: "none" } },
  ERROR: { color: appTokens.badForeground },
  WARN: { color: appTokens.warnForeground },
  INFO: {},
  DEBUG: {},
  pod: {
    display: "flex",
    alignItems: "center",
    gap: "6px",
    minInlineSize: 0,
    "> span:last-child": { overflow: "hidden", textOverflow: "ellipsis" },
  },
  dot: { inlineSize: "6px", blockSize: "6px", flexShrink: 0, borderRadius: "50%" },
  text: {
    minInlineSize: 0,
    overflow: "hidden",
    textOverflow: "ellipsis",
    whiteSpace: "pre",
    color: appTokens.colorNeutralForeground1,
  },
  wrapped: { whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
  open: {
    display: "flex",
    alignItems: "center",
    justifyContent: "center",
    inlineSize: "24px",
    blockSize: "24px",

    padding: 0,
    border: "none",
    borderRadius: "4px",
    backgroundColor: "transparent",
    color: appTokens.colorNeutralForeground3,
    cursor: "pointer",
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}` },
  },
});

export interface LogLineViewProps {
  line: LogLine;
  q: string;
  wrap: boolean;
  isOpen: boolean;
  isMarked: boolean;
  onToggle: (cursor: string) => void;
}

export const LogLineView = memo(function LogLineView(props: LogLineViewProps) {
  const { line, q, wrap, isOpen, isMarked, onToggle } = props;
  const { cursor, at, pod, level, text } = line;
  const styles = useStyles();
  const words = useWords(logTexts);
  const summary = summaryOf(text);
  const shown = summary.length > SHOWN ? `${summary.slice(0, SHOWN)}…` : summary;
  return (
    <>
      <div
        className={mergeClasses(styles.line, (isMarked || isOpen) && styles.marked)}
        style={{
          ...(level && level !== "INFO" && { borderInlineStartColor: levelDots[level] }),
          ...(isMarked && { borderInlineStartColor: appTokens.colorBrandForeground1 }),
        }}
      >
        <button
          type="button"
          className={styles.open}
          aria-expanded={isOpen}
          aria-label={words("open", { time: exactTime(at) })}
          onClick={() => onToggle(cursor)}
        >
          {isOpen ? <ChevronDown12Regular /> : <ChevronRight12Regular />}
        </button>
        <time dateTime={at} className={styles.quiet}>
          {exactTime(at)}
        </time>
        <span className={mergeClasses(styles.quiet, styles.wide, level ? styles[level] : undefined)}>
          {level}
        </span>
        <span className={mergeClasses(styles.quiet, styles.wide, styles.pod)} title={pod}>
          <span className={styles.dot} style={{ backgroundColor: podColor(pod) }} />
          <span>{shortPod(pod)}</span>
        </span>
        <span className={mergeClasses(styles.text, wrap && styles.wrapped)}>
          <Highlighted text={shown} q={q} />
        </span>
      </div>
      {isOpen && <LineFields line={line} q={q} />}
    </>
  );
});
