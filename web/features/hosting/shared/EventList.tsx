import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { AppReason } from "#web/generated/types.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  list: { display: "grid", margin: 0, padding: 0, listStyleType: "none" },
  event: {
    display: "grid",
    gridTemplateColumns: "8px minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "12px",
    minBlockSize: "48px",
    paddingBlock: "4px",
    boxSizing: "border-box",
    borderTop: `1px solid ${appTokens.lineSoft}`,
    ":first-child": { borderTopStyle: "none" },
  },
  dot: { inlineSize: "8px", blockSize: "8px", borderRadius: "50%", backgroundColor: appTokens.okDot },
  warning: { backgroundColor: appTokens.warnDot },
  words: { display: "grid", minInlineSize: 0 },
  line: {
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground3,
    overflowWrap: "anywhere",
    textAlign: "start",
  },
  time: {
    ...typographyStyles.caption1,
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
  more: { justifySelf: "start" },
});

export interface ListedEvent {
  id: string;
  type: "NORMAL" | "WARNING";
  what: string;
  count: number;
  lastAt: string;
  /** Why, in a code. */
  reason?: AppReason | null | undefined;
  /** What was said of it, by what runs apps in its own words where it went wrong. */
  message: string;
  /** Where it happened. */
  parts: readonly (string | null)[];
}

export interface EventListProps {
  label: string;
  events: readonly ListedEvent[];
  /** What stands where nothing happened. */
  none: string;
  /** Shows more on a press, where there is more. */
  more?: { label: string; show: () => void } | undefined;
}

/** What happened to an app or to a pod, the newest first; its words are those of the app's page. */
export function EventList({ label, events, none, more }: EventListProps) {
  const styles = useStyles();
  const words = useWords("hostingDeployments");
  const why = useWords("hosting");
  const { relative } = useFormat();
  if (events.length === 0) return <p className={styles.none}>{none}</p>;
  return (
    <>
      <ul className={styles.list} aria-label={label}>
        {events.map(({ id, type, what, count, lastAt, parts, reason, message }) => {
          const isSaid = type === "WARNING" && message !== "";
          const line = [...parts, isSaid ? null : message].filter(Boolean).join(" · ");
          return (
            <li key={id} className={styles.event}>
              <span className={mergeClasses(styles.dot, type === "WARNING" && styles.warning)} />
              <span className={styles.words}>
                <span>
                  {words([`whats.${what}`, "whats.OTHER"], { what })}
                  {count > 1 && ` × ${count}`}
                </span>
                {line !== "" && (
                  <span className={styles.line}>
                    <bdi dir="ltr">{line}</bdi>
                  </span>
                )}
                {reason && <span className={styles.line}>{why(`reasons.${reason}`)}</span>}
                {isSaid && (
                  <span className={styles.line}>
                    {words("said")}{" "}
                    <bdi dir="ltr" lang="en">
                      {message}
                    </bdi>
                  </span>
                )}
              </span>
              <span className={styles.time}>{relative(lastAt)}</span>
            </li>
          );
        })}
      </ul>
      {more && (
        <Button size="small" className={styles.more} onClick={more.show}>
          {more.label}
        </Button>
      )}
    </>
  );
}
