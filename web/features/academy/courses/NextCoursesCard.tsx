import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { courseHref } from "#web/features/academy/shared/coursePaths.ts";
import { PersonCell } from "#web/ui/cell/PersonCell.tsx";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { courseList } from "./courseList.ts";
import type { CourseOverviewNextQuery } from "./courses.generated.ts";

const useStyles = makeStyles({
  list: { display: "grid", gap: "12px", margin: 0, padding: 0, listStyleType: "none" },
  row: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", alignItems: "center", gap: "4px 12px" },
  share: { ...typographyStyles.body1Strong, fontVariantNumeric: "tabular-nums" },
  bar: { gridColumn: "1 / -1" },
  none: { margin: 0, color: appTokens.colorNeutralForeground3 },
});

export function NextCoursesCard({ courses }: { courses: CourseOverviewNextQuery["courses"] | undefined }) {
  const styles = useStyles();
  const words = useWords(courseList.texts);
  const { number, percent } = useFormat();
  return (
    <Card title={words("overview.next")}>
      {courses?.items.length === 0 && <p className={styles.none}>{words("overview.none")}</p>}
      <ul className={styles.list}>
        {courses?.items.map(({ id, courseTitle, user, avatar, completedTasks, totalTasks, progress }) => (
          <li key={id} className={styles.row}>
            <PersonCell
              name={courseTitle}
              avatar={avatar}
              caption={`\u2068${user}\u2069 · ${words("doneOf", { count: totalTasks, done: number(completedTasks) })}`}
              to={courseHref(id)}
            />
            <span className={styles.share}>{percent(progress / 100)}</span>
            <span className={styles.bar}>
              <Meter
                label={words("progressOf", { name: courseTitle })}
                text={percent(progress / 100)}
                share={progress / 100}
                warnAt={2}
                badAt={2}
              />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
