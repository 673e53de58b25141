import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { useStore } from "#web/lib/storage/store.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { LogFeed } from "./logFeed.ts";
import { logTexts } from "./logParts.ts";
import type { FollowStatus } from "./useLogFeed.ts";

const useStyles = makeStyles({
  foot: {
    ...typographyStyles.caption1,
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    gap: "4px 8px",
    minBlockSize: "32px",
    paddingInline: "12px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
    color: appTokens.colorNeutralForeground3,
    fontVariantNumeric: "tabular-nums",
  },
  dot: { inlineSize: "8px", blockSize: "8px", borderRadius: "50%", backgroundColor: appTokens.idleDot },
  live: { backgroundColor: appTokens.okDot },
  cut: { backgroundColor: appTokens.warnDot },
});

export interface LogFooterProps {
  feed: LogFeed;
  status: FollowStatus;
  isFollowing: boolean;
}

export function LogFooter({ feed, status, isFollowing }: LogFooterProps) {
  const styles = useStyles();
  const words = useWords(logTexts);
  const { number } = useFormat();
  const { rows } = useStore(feed.state);
  const [pace, setPace] = useState(0);
  useEffect(() => {
    let before = feed.received();
    const timer = setInterval(() => {
      const now = feed.received();
      setPace(now - before);
      before = now;
    }, 1_000);
    return () => clearInterval(timer);
  }, [feed]);
  const isLive = status === "live";
  const said = isLive && !isFollowing ? "paused" : status;
  return (
    <div className={styles.foot}>
      <span
        className={mergeClasses(
          styles.dot,
          isLive && isFollowing && styles.live,
          status === "cut" && styles.cut,
        )}
      />
      <span role="status">{words(`statuses.${said}`)}</span>
      {isLive && <span>{`· ${words("pace", { count: pace, value: number(pace) })}`}</span>}
      <span>{`· ${words("counts", { received: number(feed.received()), shown: number(rows.length) })}`}</span>
    </div>
  );
}
