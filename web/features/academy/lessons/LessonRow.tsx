import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { CheckmarkCircle20Filled } from "@fluentui/react-icons/svg/checkmark-circle";
import { Circle20Regular } from "@fluentui/react-icons/svg/circle";
import { LockClosed20Regular } from "@fluentui/react-icons/svg/lock-closed";
import { PlayCircle20Filled } from "@fluentui/react-icons/svg/play-circle";
import { useWords } from "#web/lib/texts/words.ts";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Lesson, lessonTexts, timeMark } from "./learning.ts";

const useStyles = makeStyles({
  row: {
    display: "grid",
    gridTemplateColumns: "20px minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "12px",
    inlineSize: "100%",
    minBlockSize: "36px",
    paddingBlock: "4px",
    paddingInline: "20px 16px",
    border: 0,
    backgroundColor: "transparent",
    color: appTokens.colorNeutralForeground1,
    font: "inherit",
    textAlign: "start",
    cursor: "pointer",
    ":hover:not(:disabled)": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    "@media (hover: none)": { minBlockSize: "44px" },
  },
  current: {
    minBlockSize: "48px",
    backgroundColor: appTokens.tint,
    position: "relative",
    "::before": {
      content: '""',
      position: "absolute",
      insetBlock: 0,
      insetInlineStart: 0,
      inlineSize: "2px",
      backgroundColor: appTokens.colorCompoundBrandStroke,
    },
    fontWeight: appTokens.fontWeightSemibold,
  },
  locked: { color: appTokens.colorNeutralForeground3, cursor: "default" },
  done: { color: appTokens.okDot },
  here: { color: appTokens.colorBrandForeground1 },
  todo: { color: appTokens.colorNeutralForeground3 },
  name: { overflowWrap: "anywhere" },
  time: {
    ...typographyStyles.caption1,
    fontVariantNumeric: "tabular-nums",
    color: appTokens.colorNeutralForeground2,
  },
});

export interface LessonRowProps {
  lesson: Lesson;
  isCurrent: boolean;
  /** Why it cannot be learnt yet. */
  lockedBy: string | undefined;
  onOpen: () => void;
}

export function LessonRow({ lesson, isCurrent, lockedBy, onOpen }: LessonRowProps) {
  const styles = useStyles();
  const words = useWords(lessonTexts);
  const { number, title, isDone, seconds, position } = lesson;
  const mark = () => {
    if (lockedBy !== undefined) return <LockClosed20Regular role="img" aria-label={lockedBy} />;
    if (isDone)
      return <CheckmarkCircle20Filled className={styles.done} role="img" aria-label={words("isDone")} />;
    if (isCurrent) return <PlayCircle20Filled className={styles.here} aria-hidden />;
    return <Circle20Regular className={styles.todo} aria-hidden />;
  };
  return (
    <li>
      <button
        type="button"
        className={mergeClasses(
          styles.row,
          isCurrent && styles.current,
          lockedBy !== undefined && styles.locked,
        )}
        aria-current={isCurrent ? "step" : undefined}
        aria-disabled={lockedBy !== undefined}
        onClick={() => lockedBy === undefined && onOpen()}
      >
        {mark()}
        <span>
          <bdi className={styles.name}>{`${number} ${title}`}</bdi>
          {isCurrent && !isDone && position > 0 && (
            <Meter
              label={words("player.place")}
              text={timeMark(position)}
              share={position / seconds}
              warnAt={2}
              badAt={2}
            />
          )}
        </span>
        <bdi className={styles.time}>{timeMark(seconds)}</bdi>
      </button>
    </li>
  );
}
