import { Button, makeStyles, Tab, TabList, typographyStyles } from "@fluentui/react-components";
import {
  CheckmarkCircle20Filled,
  CheckmarkCircle20Regular,
} from "@fluentui/react-icons/svg/checkmark-circle";
import { Next20Regular } from "@fluentui/react-icons/svg/next";
import { Previous20Regular } from "@fluentui/react-icons/svg/previous";
import { useId } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { BlankControl } from "#web/ui/control/BlankControl.tsx";
import { lazyComponent } from "#web/ui/lazy/lazyComponent.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { CourseAbout } from "./CourseAbout.tsx";
import { type Chapter, type Learning, type Lesson, lessonsOf, lessonTexts, timeMark } from "./learning.ts";
import { LessonPlayer } from "./LessonPlayer.tsx";
import { tabs, type useCoursePlace } from "./useCoursePlace.ts";
import type { LearningActions } from "./useLearning.ts";
import { usePlayback } from "./usePlayback.ts";

const waiting = { Waiting: () => <BlankControl height={164} /> };
const ChapterQuiz = lazyComponent(() => import("./ChapterQuiz.tsx"), "ChapterQuiz", waiting);
const LessonNotes = lazyComponent(() => import("./LessonNotes.tsx"), "LessonNotes", waiting);

const useStyles = makeStyles({
  card: {
    overflow: "clip",
    border: `1px solid ${appTokens.line}`,
    borderRadius: appTokens.borderRadiusLarge,
    backgroundColor: appTokens.card,
  },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px", padding: "16px 16px 8px" },
  words: { flexGrow: 1, flexBasis: "220px", minInlineSize: 0 },
  title: { ...typographyStyles.subtitle2, margin: 0, overflowWrap: "anywhere" },
  line: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
  tabs: { paddingInline: "8px", borderBottom: `1px solid ${appTokens.line}` },
  panel: { padding: "16px" },
  mirrored: { display: "grid", ":dir(rtl)": { transform: "scaleX(-1)" } },
});

export interface LessonViewProps {
  learning: Learning;
  chapter: Chapter;
  lesson: Lesson;
  actions: LearningActions;
  place: ReturnType<typeof useCoursePlace>;
  /** Grows by one to have it played. */
  wanted: number;
}

export function LessonView({ learning, chapter, lesson, actions, place, wanted }: LessonViewProps) {
  const styles = useStyles();
  const words = useWords(lessonTexts);
  const id = useId();
  const open = lessonsOf(learning).filter((one) => one.chapter.isOpen);
  const at = open.findIndex((one) => one.lesson.id === lesson.id);
  const before = open[at - 1]?.lesson;
  const after = open[at + 1]?.lesson;
  const mark = (done: boolean) =>
    actions.complete(
      lesson.id,
      done,
      words(done ? "done.completed" : "done.reopened", { name: lesson.title }),
    );
  const playback = usePlayback({
    seconds: lesson.seconds,
    start: lesson.position,
    wanted,
    onPlace: (position) => actions.visit(lesson.id, position),
    onEnd: () => void (lesson.isDone || mark(true)),
  });
  const { tab, showTab } = place;
  return (
    <div className={styles.card}>
      <LessonPlayer {...{ learning, chapter, lesson, playback }} />
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 className={styles.title} dir="auto">{`${lesson.number} ${lesson.title}`}</h2>
          <p className={styles.line}>
            {words("chapterTitle", { number: chapter.number, title: chapter.title })}
            {" · "}
            <bdi>{timeMark(lesson.seconds)}</bdi>
          </p>
        </div>
        {before && (
          <ToolButton
            label={words("previous")}
            icon={
              <span className={styles.mirrored}>
                <Previous20Regular />
              </span>
            }
            onPress={() => place.showLesson(before.id)}
          />
        )}
        <Button
          icon={lesson.isDone ? <CheckmarkCircle20Filled /> : <CheckmarkCircle20Regular />}
          aria-pressed={lesson.isDone}
          onClick={() => void mark(!lesson.isDone)}
        >
          {words(lesson.isDone ? "isDone" : "markDone")}
        </Button>
        {after && (
          <Button
            iconPosition="after"
            icon={
              <span className={styles.mirrored}>
                <Next20Regular />
              </span>
            }
            onClick={() => place.showLesson(after.id)}
          >
            {words("next")}
          </Button>
        )}
      </div>
      <TabList
        className={styles.tabs}
        aria-label={words("tabs.label")}
        selectedValue={tab}
        onTabSelect={(_, { value }) => {
          const chosen = tabs.find((one) => one === value);
          if (chosen) showTab(chosen);
        }}
      >
        {tabs.map((one) => (
          <Tab
            key={one}
            id={`${id}-${one}`}
            value={one}
            aria-controls={one === tab ? `${id}-panel` : undefined}
          >
            {words(`tabs.${one}`)}
          </Tab>
        ))}
      </TabList>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className={styles.panel}>
        {tab === "notes" && <LessonNotes {...{ learning, lesson, playback, actions, place }} />}
        {tab === "quiz" && <ChapterQuiz key={chapter.id} {...{ chapter, actions }} />}
        {tab === "about" && <CourseAbout learning={learning} />}
      </div>
    </div>
  );
}
