import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { useCallback, useMemo, useState } from "react";
import { useStore } from "#web/lib/storage/store.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { CardSkeleton } from "#web/ui/feedback/CardSkeleton.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { ErrorState } from "#web/ui/feedback/ErrorState.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { LogFooter } from "./LogFooter.tsx";
import { LogLines } from "./LogLines.tsx";
import { filterOf, logTexts, sinceOf } from "./logParts.ts";
import { LogToolbar } from "./LogToolbar.tsx";
import { useLogFeed } from "./useLogFeed.ts";
import { type LogPlace, useLogPlace } from "./useLogPlace.ts";

const useStyles = makeStyles({
  card: {
    display: "flex",
    flexDirection: "column",
    minInlineSize: 0,
    blockSize: "max(420px, calc(100dvh - 296px))",
    overflow: "hidden",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  body: { display: "flex", flexDirection: "column", flexGrow: 1, minBlockSize: 0, overflow: "auto" },
  gone: {
    margin: 0,
    padding: "6px 12px",
    backgroundColor: appTokens.warnBackground,
    color: appTokens.warnForeground,
  },
  stale: { opacity: 0.6 },
  waiting: { padding: "16px" },
});

const useOnce = (place: LogPlace) => {
  const { range, from, q, levels, pod, stream } = place;
  const filter = useMemo(() => filterOf({ q, levels, pod, stream }), [q, levels, pod, stream]);
  const since = useMemo(() => sinceOf({ range, from }), [range, from]);
  return { filter, since };
};

export function LogsTab({ appId }: { appId: string }) {
  const styles = useStyles();
  const words = useWords(logTexts);
  const [place, change] = useLogPlace();
  const { filter, since } = useOnce(place);
  const { line, to } = place;
  const logs = useLogFeed({ appId, filter, since, until: to, line });
  const { feed, isLoading, hasLoaded, error, status, reload } = logs;
  const { rows, newer } = useStore(feed.state);
  const [follows, setFollows] = useState(line === null);
  const [wrap, setWrap] = useState(false);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(line === null ? [] : [line]));
  const toggle = useCallback(
    (cursor: string) =>
      setOpen((now) => {
        const next = new Set(now);
        if (!next.delete(cursor)) next.add(cursor);
        return next;
      }),
    [],
  );
  const showNewest = useCallback(() => {
    setFollows(true);
    if (line !== null || to !== null) change({ line: null, to: null });
    else if (newer !== null) reload();
  }, [line, to, newer, change, reload]);
  const follow = useCallback((on: boolean) => (on ? showNewest() : setFollows(false)), [showNewest]);
  const isFiltered = Object.keys(filter).length > 0 || since !== null || to !== null;
  const isGone = line !== null && !isLoading && !rows.some((row) => "cursor" in row && row.cursor === line);
  return (
    <section className={styles.card} aria-label={words("title")}>
      <LogToolbar
        appId={appId}
        place={place}
        onChange={change}
        isFollowing={follows && status !== "off"}
        onFollow={follow}
        wrap={wrap}
        onWrap={() => setWrap(!wrap)}
      />
      {isGone && !error && (
        <p role="status" className={styles.gone}>
          {words("gone")}
        </p>
      )}
      <div
        className={mergeClasses(styles.body, isLoading && hasLoaded && styles.stale)}
        aria-busy={isLoading}
      >
        {error ? (
          <ErrorState title={words("failed")} error={error} onRetry={reload} />
        ) : !hasLoaded ? (
          <div className={styles.waiting}>
            <CardSkeleton label={words("title")} lines={8} />
          </div>
        ) : rows.length === 0 ? (
          <EmptyState
            why={isFiltered ? "noMatch" : "none"}
            title={words(isFiltered ? "noMatch.title" : "empty.title")}
            text={words(isFiltered ? "noMatch.text" : "empty.text")}
            actions={
              isFiltered && (
                <Button
                  onClick={() =>
                    change({ q: "", levels: [], pod: "", stream: "", range: "all", from: null, to: null })
                  }
                >
                  {words("noMatch.action")}
                </Button>
              )
            }
          />
        ) : (
          <LogLines
            logs={logs}
            q={place.q}
            wrap={wrap}
            marked={line}
            open={open}
            onToggle={toggle}
            isFollowing={follows}
            onFollow={setFollows}
            onNewest={showNewest}
          />
        )}
      </div>
      <LogFooter feed={feed} status={status} isFollowing={follows} />
    </section>
  );
}
