import { Button, makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import {
  HostedPanelEventChangesDocument,
  useHostedPanelEventsQuery,
} from "#web/features/hosting/pods/pods.generated.ts";
import { useFollow } from "#web/features/hosting/shared/useFollow.ts";
import { panelTexts } from "./panelParts.ts";

const STEP = 20;
const MOST = 100;

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
  },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
  more: { justifySelf: "start" },
});

/** What happened to one pod, the newest first. */
export function PodEvents({ appId, pod }: { appId: string; pod: string }) {
  const styles = useStyles();
  const words = useWords(panelTexts);
  const whats = useWords("hostingDeployments");
  const { relative } = useFormat();
  const [first, setFirst] = useState(STEP);
  const { data, previousData, error, refetch } = useHostedPanelEventsQuery({
    variables: { appId, pod, first },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  useFollow(HostedPanelEventChangesDocument, appId, again);
  const events = (data ?? previousData)?.events;
  if (!events)
    return error ? (
      <ErrorState title={words("panel.eventsFailed")} error={error} onRetry={again} />
    ) : (
      <CardSkeleton label={words("panel.events")} lines={4} />
    );
  return (
    <Card title={words("panel.events")} line={<bdi dir="ltr">{pod}</bdi>}>
      {events.items.length === 0 ? (
        <p className={styles.none}>{words("panel.noEvents")}</p>
      ) : (
        <ul className={styles.list} aria-label={words("panel.events")}>
          {events.items.map(({ id, type, what, message, count, lastAt }) => (
            <li key={id} className={styles.event}>
              <span className={mergeClasses(styles.dot, type === "WARNING" && styles.warning)} />
              <span className={styles.words}>
                <span>
                  {whats([`whats.${what}`, "whats.OTHER"], { what })}
                  {count > 1 && ` × ${count}`}
                </span>
                {message && (
                  <span className={styles.line}>
                    <bdi>{message}</bdi>
                  </span>
                )}
              </span>
              <span className={styles.line}>{relative(lastAt)}</span>
            </li>
          ))}
        </ul>
      )}
      {events.hasMore && first < MOST && (
        <Button
          size="small"
          className={styles.more}
          onClick={() => setFirst((now) => Math.min(now + STEP, MOST))}
        >
          {words("panel.more")}
        </Button>
      )}
    </Card>
  );
}
