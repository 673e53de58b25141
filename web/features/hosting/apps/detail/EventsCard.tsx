import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import type { ReactNode } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { HostedEventChangesDocument, useHostedAppEventsQuery } from "./detail.generated.ts";
import { detailTexts } from "./detailParts.ts";
import { useFollow } from "./useFollow.ts";

const useStyles = makeStyles({
  list: { display: "grid", margin: 0, padding: 0, listStyleType: "none" },
  event: {
    display: "grid",
    gridTemplateColumns: "8px minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "12px",
    minBlockSize: "48px",
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

export interface EventsCardProps {
  appId: string;
  first: number;
  tools?: ReactNode;
  /** Shows more on a press. */
  onMore?: () => void;
}

export function EventsCard({ appId, first, tools, onMore }: EventsCardProps) {
  const styles = useStyles();
  const words = useWords(detailTexts);
  const { relative } = useFormat();
  const { data, previousData, error, refetch } = useHostedAppEventsQuery({
    variables: { appId, first },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  useFollow(HostedEventChangesDocument, appId, again);
  const events = (data ?? previousData)?.events;
  if (!events)
    return error ? (
      <ErrorState title={words("eventsFailed")} error={error} onRetry={again} />
    ) : (
      <CardSkeleton label={words("events")} lines={4} />
    );
  return (
    <Card title={words("events")} tools={tools}>
      {events.items.length === 0 ? (
        <p className={styles.none}>{words("noEvents")}</p>
      ) : (
        <ul className={styles.list} aria-label={words("events")}>
          {events.items.map(({ id, type, what, message, pod, revision, count, lastAt }) => (
            <li key={id} className={styles.event}>
              <span className={mergeClasses(styles.dot, type === "WARNING" && styles.warning)} />
              <span className={styles.words}>
                <span>
                  {words([`whats.${what}`, "whats.OTHER"], { what })}
                  {count > 1 && ` × ${count}`}
                </span>
                <span className={styles.line} dir="auto">
                  {[pod, revision ? `#${revision}` : null, message].filter(Boolean).join(" · ")}
                </span>
              </span>
              <span className={styles.time}>{relative(lastAt)}</span>
            </li>
          ))}
        </ul>
      )}
      {onMore && events.hasMore && (
        <Button size="small" className={styles.more} onClick={onMore}>
          {words("more")}
        </Button>
      )}
    </Card>
  );
}
