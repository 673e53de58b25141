import { makeStyles, mergeClasses, typographyStyles } from "@fluentui/react-components";
import { CheckmarkCircle20Filled } from "@fluentui/react-icons/svg/checkmark-circle";
import { ChevronDown16Regular } from "@fluentui/react-icons/svg/chevron-down";
import { ChevronUp16Regular } from "@fluentui/react-icons/svg/chevron-up";
import { LockClosed16Regular } from "@fluentui/react-icons/svg/lock-closed";
import { useId, useState } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Chapter, type Learning, lessonTexts, minutesOf } from "./learning.ts";
import { LessonRow } from "./LessonRow.tsx";

const useStyles = makeStyles({
  list: { margin: "-4px -16px -8px", padding: 0, listStyleType: "none" },
  chapter: { borderTop: `1px solid ${appTokens.lineSoft}` },
  head: {
    display: "grid",
    gridTemplateColumns: "32px minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "12px",
    inlineSize: "100%",
    minBlockSize: "52px",
    padding: "4px 16px",
    border: 0,
    backgroundColor: "transparent",
    color: appTokens.colorNeutralForeground1,
    font: "inherit",
    textAlign: "start",
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
  },
  badge: {
    display: "grid",
    placeItems: "center",
    inlineSize: "28px",
    blockSize: "28px",
    borderRadius: "50%",
    backgroundColor: appTokens.idleBackground,
    color: appTokens.idleForeground,
    fontWeight: appTokens.fontWeightSemibold,
  },
  current: { backgroundColor: appTokens.tint, color: appTokens.colorBrandForeground1 },
  done: { backgroundColor: appTokens.okBackground, color: appTokens.okForeground },
  name: { overflowWrap: "anywhere" },
  strong: { fontWeight: appTokens.fontWeightSemibold },
  line: { ...typographyStyles.caption1, display: "block", color: appTokens.colorNeutralForeground3 },
  lessons: { margin: 0, padding: 0, paddingBlockEnd: "8px", listStyleType: "none" },
});

export interface CourseContentsProps {
  learning: Learning;
  /** The lesson that is open. */
  current: string;
  onLesson: (id: string) => void;
}

export function CourseContents({ learning: { chapters }, current, onLesson }: CourseContentsProps) {
  const styles = useStyles();
  const words = useWords(lessonTexts);
  return (
    <Card title={words("contents")}>
      <ol className={styles.list}>
        {chapters.map((chapter) => (
          <ChapterRows key={chapter.id} {...{ chapter, current, onLesson }} />
        ))}
      </ol>
    </Card>
  );
}

function ChapterRows({
  chapter,
  current,
  onLesson,
}: Omit<CourseContentsProps, "learning"> & { chapter: Chapter }) {
  const styles = useStyles();
  const words = useWords(lessonTexts);
  const { number } = useFormat();
  const id = useId();
  const { lessons, isOpen, quiz } = chapter;
  const isHere = lessons.some((lesson) => lesson.id === current);
  const [chosen, choose] = useState<boolean>();
  const expanded = chosen ?? isHere;
  const done = lessons.filter((lesson) => lesson.isDone).length;
  const passed = quiz.result?.passed === true;
  const Chevron = expanded ? ChevronUp16Regular : ChevronDown16Regular;
  const line = isOpen
    ? words("chapterDone", { count: lessons.length, done: number(done), minutes: minutesOf(chapter.seconds) })
    : words("locked", { number: chapter.number - 1 });
  return (
    <li className={styles.chapter}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={expanded}
        aria-controls={id}
        onClick={() => choose(!expanded)}
      >
        <span className={mergeClasses(styles.badge, isHere && styles.current, passed && styles.done)}>
          {passed ? (
            <CheckmarkCircle20Filled role="img" aria-label={words("passed")} />
          ) : (
            number(chapter.number)
          )}
        </span>
        <span>
          <bdi className={mergeClasses(styles.name, isHere && styles.strong)}>{chapter.title}</bdi>
          <span className={styles.line}>{line}</span>
        </span>
        {isOpen ? <Chevron aria-hidden /> : <LockClosed16Regular aria-hidden />}
      </button>
      <ol id={id} className={styles.lessons} hidden={!expanded}>
        {lessons.map((lesson) => (
          <LessonRow
            key={lesson.id}
            lesson={lesson}
            isCurrent={lesson.id === current}
            lockedBy={isOpen ? undefined : line}
            onOpen={() => onLesson(lesson.id)}
          />
        ))}
      </ol>
    </li>
  );
}
