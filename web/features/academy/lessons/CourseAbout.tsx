import { makeStyles } from "@fluentui/react-components";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { PersonCell } from "#web/ui/cell/PersonCell.tsx";
import { type Learning, lessonTexts } from "./learning.ts";

const useStyles = makeStyles({
  about: { display: "grid", gap: "16px", justifyItems: "start" },
  text: { margin: 0, maxInlineSize: "640px" },
});

export function CourseAbout({ learning: { course } }: { learning: Learning }) {
  const styles = useStyles();
  const words = useWords(lessonTexts);
  const { number } = useFormat();
  return (
    <div className={styles.about}>
      <p className={styles.text} dir="auto">
        {course.desc}
      </p>
      <PersonCell
        name={course.user}
        avatar={course.avatar}
        caption={words("teaches", { label: course.tags })}
      />
      <p className={styles.text}>
        {words("rated", { value: number(course.rating), learners: number(course.userCount) })}
      </p>
    </div>
  );
}
