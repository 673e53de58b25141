import { Button, makeStyles } from "@fluentui/react-components";
import { Play20Filled } from "@fluentui/react-icons/svg/play";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useWords } from "#web/lib/texts/words.ts";
import { courseListPath } from "#web/features/academy/shared/coursePaths.ts";
import { ActionLink } from "#web/ui/action/ActionLink.tsx";
import { EmptyState } from "#web/ui/feedback/EmptyState.tsx";
import { beside } from "#web/ui/layout/beside.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { MoreButton } from "#web/ui/menu/MoreButton.tsx";
import { ScreenHeader } from "#web/ui/page/ScreenHeader.tsx";
import { CourseContents } from "./CourseContents.tsx";
import { CourseProgressCard } from "./CourseProgressCard.tsx";
import { type Learning, lessonsOf, lessonTexts, minutesOf, timeMark } from "./learning.ts";
import { LessonView } from "./LessonView.tsx";
import { useCoursePlace } from "./useCoursePlace.ts";
import { useLearning } from "./useLearning.ts";

const tones = { NOT_STARTED: "idle", IN_PROGRESS: "info", COMPLETED: "ok" } as const;

const useStyles = makeStyles({
  columns: { ...beside.row, gap: "16px 24px" },
  lesson: { ...beside.main, display: "grid", gridTemplateColumns: "minmax(0, 1fr)" },
  side: {
    flex: "1 1 344px",
    minInlineSize: 0,
    display: "grid",
    gridTemplateColumns: "minmax(0, 1fr)",
    gap: "16px",
  },
});

export interface CourseScreenProps {
  learning: Learning;
  reload: () => Promise<unknown>;
}

export function CourseScreen({ learning, reload }: CourseScreenProps) {
  const styles = useStyles();
  const words = useWords(lessonTexts);
  const { t } = useTranslation("academyCourses");
  const place = useCoursePlace();
  const actions = useLearning(learning.id, reload);
  // Which lesson was asked to be played, and how often.
  const [asked, play] = useState({ lesson: "", count: 0 });
  const { course, chapters, lessonId } = learning;
  const all = lessonsOf(learning);
  // The lesson that the screen opened with stays when it is done.
  const [first] = useState(lessonId);
  const named = place.lesson ?? first;
  const next = all.find(({ lesson }) => lesson.id === lessonId);
  const shown = all.find(({ lesson, chapter }) => lesson.id === named && chapter.isOpen) ?? next;
  const seconds = chapters.reduce((sum, chapter) => sum + chapter.seconds, 0);
  const restart = {
    id: "restart",
    label: t("actions.restart"),
    run: () => void actions.restart(t("done.RESTARTED", { name: course.courseTitle })),
  };
  return (
    <>
      <ScreenHeader
        name={course.courseTitle}
        pill={<StatusPill tone={tones[course.state]}>{t(`states.${course.state}`)}</StatusPill>}
        status={[
          `\u2068${course.user}\u2069`,
          words("chapters", { count: chapters.length }),
          words("lessons", { count: all.length }),
          all.length > 0 ? words("minutes", { count: minutesOf(seconds) }) : undefined,
          t("ratings", { count: course.ratingCount }),
        ]}
        actions={
          next && (
            <>
              {course.completedTasks > 0 && (
                <MoreButton
                  label={t("menu", { name: course.courseTitle })}
                  appearance="subtle"
                  actions={() => [restart]}
                />
              )}
              <Button
                appearance="primary"
                icon={<Play20Filled />}
                onClick={() => {
                  place.showLesson(next.lesson.id);
                  play(({ count }) => ({ lesson: next.lesson.id, count: count + 1 }));
                }}
              >
                {words("goOn", { number: next.lesson.number, time: timeMark(next.lesson.position) })}
              </Button>
            </>
          )
        }
      />
      {shown ? (
        <div className={styles.columns}>
          <div className={styles.lesson}>
            <LessonView
              key={shown.lesson.id}
              {...{ learning, actions, place }}
              {...shown}
              wanted={asked.lesson === shown.lesson.id ? asked.count : 0}
            />
          </div>
          <div className={styles.side}>
            <CourseProgressCard learning={learning} />
            <CourseContents learning={learning} current={shown.lesson.id} onLesson={place.showLesson} />
          </div>
        </div>
      ) : (
        <EmptyState
          title={words("empty.title")}
          text={words("empty.text")}
          actions={
            <ActionLink appearance="primary" action={{ label: words("gone.action"), to: courseListPath }} />
          }
        />
      )}
    </>
  );
}
