import { useApolloClient } from "@apollo/client/react";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { HostingLogFilter } from "#web/generated/types.ts";
import { socketOpen } from "#web/lib/connection/connectivity.ts";
import { AppError } from "#web/lib/errors/appError.ts";
import { fetchUncached, useDocumentSubscription } from "#web/lib/graphql/operations.ts";
import { createFeed } from "./logFeed.ts";
import { HostedAppLogDocument, HostedAppLogFollowedDocument } from "./logs.generated.ts";

const PAGE = 300;
const AROUND = 200;
const MOST_OF_GAP = 1_000;
/** After how long it is begun anew where the gateway could not go on. */
const RETRY = 5_000;

export type FollowStatus = "off" | "connecting" | "live" | "cut";

export interface LogsAsked {
  appId: string;
  filter: HostingLogFilter;
  since: string | null;
  /** Where they end; nothing that comes is followed then. */
  until: string | null;
  /** The line that a link led to. */
  line: string | null;
}

/** The lines of an app: pages of them, and those that come. */
export function useLogFeed({ appId, filter, since, until, line }: LogsAsked) {
  const client = useApolloClient();
  const feed = useMemo(createFeed, []);
  const [attempt, again] = useState(0);
  const [loaded, setLoaded] = useState<{ key: string; error?: AppError }>();
  const [start, setStart] = useState<string | null>(null);
  const [status, setStatus] = useState<FollowStatus>("off");
  const held = useRef(false);
  const busy = useRef(false);
  const last = useRef<string | null>(null);
  const key = JSON.stringify([appId, filter, since, until, line, attempt]);

  const fetchPage = useCallback(
    async (place: { before?: string; after?: string; around?: string; first?: number }) => {
      const variables = { appId, filter, since, until, first: PAGE, ...place };
      const { page } = await fetchUncached(client, HostedAppLogDocument, variables);
      return {
        lines: page.lines,
        older: page.older ?? null,
        newer: page.newer ?? null,
        follow: until === null ? (page.follow ?? null) : null,
      };
    },
    [client, appId, filter, since, until],
  );
  const follow = useCallback((after: string | null) => {
    last.current = after;
    setStart(after);
    setStatus(after === null ? "off" : "connecting");
  }, []);

  useEffect(() => {
    let isOver = false;
    busy.current = true;
    fetchPage(line === null ? {} : { around: line, first: AROUND })
      .then(
        (page) => {
          if (isOver) return;
          feed.begin(page);
          follow(page.follow);
          setLoaded({ key });
        },
        (error: unknown) => {
          if (!isOver && error instanceof AppError) setLoaded({ key, error });
        },
      )
      .finally(() => {
        if (!isOver) busy.current = false;
      });
    return () => {
      isOver = true;
      setStart(null);
    };
  }, [fetchPage, line, key, feed, follow]);

  const frame = useRef(0);
  const flushSoon = useCallback(() => {
    frame.current ||= requestAnimationFrame(() => {
      frame.current = 0;
      feed.flush(held.current);
    });
  }, [feed]);
  useEffect(() => () => cancelAnimationFrame(frame.current), []);

  const reload = useCallback(() => again((times) => times + 1), []);
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(retry.current), [key]);
  useDocumentSubscription(HostedAppLogFollowedDocument, {
    variables: { appId, filter, after: start },
    skip: start === null,
    fetchPolicy: "no-cache",
    ignoreResults: true,
    onData: ({ data: { data } }) => {
      if (!data) return;
      last.current = data.batch.cursor;
      setStatus("live");
      feed.receive(data.batch);
      flushSoon();
    },
    onError: () => {
      setStatus("cut");
      retry.current = setTimeout(reload, RETRY);
    },
    onComplete: reload,
  });
  // A cut socket would ask for what it asked before: it is asked for what comes after the last line instead.
  useEffect(
    () =>
      socketOpen.follow(() => {
        if (socketOpen.get() || last.current === null) return;
        setStart((now) => (now === null ? null : last.current));
        setStatus((now) => (now === "live" ? "cut" : now));
      }),
    [],
  );

  /** Does one thing with a page at a time; what fails is tried again by whoever scrolls on. */
  const withPage = useCallback(
    async (
      place: Parameters<typeof fetchPage>[0],
      use: (page: Awaited<ReturnType<typeof fetchPage>>) => void,
    ) => {
      if (busy.current) return;
      busy.current = true;
      try {
        use(await fetchPage(place));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
      } finally {
        busy.current = false;
      }
    },
    [fetchPage],
  );
  const showOlder = useCallback(() => {
    const { older } = feed.state.get();
    if (older === null) return;
    void withPage({ before: older }, (page) => {
      feed.before(page);
      if (feed.state.get().newer !== null) follow(null);
    });
  }, [feed, withPage, follow]);
  const showNewer = useCallback(() => {
    const { newer } = feed.state.get();
    if (newer === null) return;
    void withPage({ after: newer }, (page) => {
      feed.after(page);
      if (page.follow !== null) follow(page.follow);
    });
  }, [feed, withPage, follow]);
  const showSkipped = useCallback(
    (id: string, count: number) => {
      const before = feed.behind(id);
      if (before === null) return;
      void withPage({ before, first: Math.min(count, MOST_OF_GAP) }, ({ lines }) => feed.fill(id, lines));
    },
    [feed, withPage],
  );
  /** Holds what comes back, while one reads what is there. */
  const hold = useCallback(
    (isHeld: boolean) => {
      held.current = isHeld;
      if (!isHeld) feed.flush(false);
    },
    [feed],
  );
  return {
    feed,
    isLoading: loaded?.key !== key,
    hasLoaded: loaded !== undefined,
    error: loaded?.key === key ? loaded.error : undefined,
    status,
    reload,
    showOlder,
    showNewer,
    showSkipped,
    hold,
  };
}
