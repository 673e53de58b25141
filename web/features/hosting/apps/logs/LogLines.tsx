import { Button, makeStyles } from "@fluentui/react-components";
import { ArrowDown16Regular } from "@fluentui/react-icons/svg/arrow-down";
import { useFormat } from "#web/lib/texts/format.ts";
import { useStore } from "#web/lib/storage/store.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { idOf, isSkipped } from "./logFeed.ts";
import { LogLineView } from "./LogLineView.tsx";
import { logTexts } from "./logParts.ts";
import { SkippedRow } from "./SkippedRow.tsx";
import type { useLogFeed } from "./useLogFeed.ts";
import { useLogScroll } from "./useLogScroll.ts";

const useStyles = makeStyles({
  frame: { position: "relative", display: "grid", minBlockSize: 0, flexGrow: 1 },
  scroll: {
    position: "relative",
    overflowX: "hidden",
    overflowY: "auto",
    contain: "strict",
    blockSize: "100%",
    fontFamily: appTokens.fontFamilyMonospace,
    fontSize: "12.5px",
    lineHeight: "24px",
    fontVariantLigatures: "none",
    "& mark": { outline: `1px solid ${appTokens.warnDot}` },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  list: { position: "relative", margin: 0, padding: 0, listStyleType: "none" },
  row: { position: "absolute", insetBlockStart: 0, insetInline: 0 },
  newest: {
    position: "absolute",
    insetBlockEnd: "12px",
    insetInlineStart: "50%",
    transform: "translateX(-50%)",
    "[dir=rtl] &": { transform: "translateX(50%)" },
    boxShadow: appTokens.shadow16,
  },
});

export interface LogLinesProps {
  logs: ReturnType<typeof useLogFeed>;
  q: string;
  wrap: boolean;
  marked: string | null;
  open: ReadonlySet<string>;
  onToggle: (cursor: string) => void;
  isFollowing: boolean;
  onFollow: (on: boolean) => void;
  onNewest: () => void;
}

export function LogLines(props: LogLinesProps) {
  const { logs, q, wrap, marked, open, onToggle, isFollowing, onFollow, onNewest } = props;
  const styles = useStyles();
  const words = useWords(logTexts);
  const { number } = useFormat();
  const { rows, unseen, newer } = useStore(logs.feed.state);
  const { scroll, virtual, onScroll } = useLogScroll({
    logs,
    rows,
    wrap,
    open,
    marked,
    isFollowing,
    onFollow,
  });
  return (
    <div className={styles.frame}>
      <div
        ref={scroll}
        className={styles.scroll}
        dir="ltr"
        role="region"
        aria-label={words("lines")}
        tabIndex={0}
        onScroll={onScroll}
      >
        <div role="log" aria-live="off" aria-label={words("lines")}>
          <ol className={styles.list} style={{ blockSize: `${virtual.getTotalSize()}px` }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const row = rows[index];
              return (
                row && (
                  <li
                    key={idOf(row)}
                    ref={virtual.measureElement}
                    data-index={index}
                    className={styles.row}
                    style={{ transform: `translateY(${start}px)` }}
                  >
                    {isSkipped(row) ? (
                      <SkippedRow row={row} onLoad={logs.showSkipped} />
                    ) : (
                      <LogLineView
                        line={row}
                        q={q}
                        wrap={wrap}
                        isOpen={open.has(row.cursor)}
                        isMarked={row.cursor === marked}
                        onToggle={onToggle}
                      />
                    )}
                  </li>
                )
              );
            })}
          </ol>
        </div>
      </div>
      {(unseen > 0 || newer !== null || !isFollowing) && rows.length > 0 && (
        <Button
          className={styles.newest}
          appearance="primary"
          shape="circular"
          icon={<ArrowDown16Regular />}
          onClick={onNewest}
        >
          {unseen > 0 ? words("unseen", { count: unseen, value: number(unseen) }) : words("newest")}
        </Button>
      )}
    </div>
  );
}
