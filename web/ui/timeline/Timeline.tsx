import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { ReactElement, ReactNode } from "react";
import { type Instant, useFormat } from "#web/lib/texts/format.ts";
import type { StatusTone } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  list: { display: "grid", margin: 0, padding: 0, listStyleType: "none" },
  item: {
    position: "relative",
    display: "grid",
    // A short title stays in one piece beside a long time, which takes two lines then.
    gridTemplateColumns: "20px minmax(80px, 1fr) minmax(0, auto)",
    columnGap: "8px",
    paddingBlockEnd: "16px",
    ":last-child": { paddingBlockEnd: 0 },
    // The line to the next event.
    ":not(:last-child)::before": {
      content: '""',
      position: "absolute",
      insetBlock: "20px 0",
      insetInlineStart: "9.5px",
      inlineSize: "1px",
      backgroundColor: appTokens.line,
    },
  },
  mark: { display: "grid", placeItems: "center", inlineSize: "20px", blockSize: "20px" },
  dot: { inlineSize: "8px", blockSize: "8px", borderRadius: "50%" },
  icon: { borderRadius: "50%", "> svg": { inlineSize: "12px", blockSize: "12px" } },
  title: { ...typographyStyles.body1, minInlineSize: 0, overflowWrap: "anywhere" },
  coming: { color: appTokens.colorNeutralForeground3 },
  time: {
    ...typographyStyles.caption1,
    paddingBlockStart: "2px",
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
    textAlign: "end",
  },
  text: {
    ...typographyStyles.caption1,
    gridColumn: "2 / -1",
    color: appTokens.colorNeutralForeground3,
    overflowWrap: "anywhere",
  },
  ok: { color: appTokens.okForeground, backgroundColor: appTokens.okBackground },
  info: { color: appTokens.infoForeground, backgroundColor: appTokens.infoBackground },
  warn: { color: appTokens.warnForeground, backgroundColor: appTokens.warnBackground },
  bad: { color: appTokens.badForeground, backgroundColor: appTokens.badBackground },
  rest: { color: appTokens.restForeground, backgroundColor: appTokens.restBackground },
  idle: { color: appTokens.idleForeground, backgroundColor: appTokens.idleBackground },
  okDot: { backgroundColor: appTokens.okDot },
  infoDot: { backgroundColor: appTokens.infoDot },
  warnDot: { backgroundColor: appTokens.warnDot },
  badDot: { backgroundColor: appTokens.badDot },
  restDot: { backgroundColor: appTokens.restDot },
  idleDot: { backgroundColor: appTokens.idleDot },
});

/** One thing that happened, or will. */
export interface TimelineEvent {
  id: string;
  tone: StatusTone;
  title: ReactNode;
  /** When; without it the event is still to come. */
  at?: Instant;
  /** More about it, below. */
  text?: ReactNode;
  /** 12 px; a dot without it. */
  icon?: ReactElement;
}

/** What happened to a thing, one below the other, in the order given. */
export function Timeline({ label, events }: { label: string; events: readonly TimelineEvent[] }) {
  const styles = useStyles();
  const format = useFormat();
  return (
    <ol className={styles.list} aria-label={label}>
      {events.map(({ id, tone, title, at, text, icon }) => (
        <li key={id} className={styles.item}>
          <span className={mergeClasses(styles.mark, icon && styles.icon, icon && styles[tone])} aria-hidden>
            {icon ?? <span className={mergeClasses(styles.dot, styles[`${tone}Dot`])} />}
          </span>
          <span className={mergeClasses(styles.title, at === undefined && styles.coming)}>{title}</span>
          {at !== undefined && (
            <time className={styles.time} dateTime={new Date(at).toISOString()} title={format.dateTime(at)}>
              {format.relative(at)}
            </time>
          )}
          {text !== undefined && <span className={styles.text}>{text}</span>}
        </li>
      ))}
    </ol>
  );
}
