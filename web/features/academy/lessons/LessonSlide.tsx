import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { CourseDrawing } from "#web/features/academy/shared/CourseDrawing.tsx";
import { PersonMark } from "#web/ui/brand/PersonMark.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import type { Learning, Lesson } from "./learning.ts";

const useStyles = makeStyles({
  slide: {
    display: "grid",
    alignContent: "center",
    gap: "16px",
    blockSize: "100%",
    boxSizing: "border-box",
    padding: "32px 48px 96px",
    color: appTokens.colorNeutralForegroundStaticInverted,
    "@media (max-width: 639.98px)": { gap: "8px", padding: "16px 16px 88px" },
  },
  drawing: {
    position: "absolute",
    insetBlockEnd: "72px",
    insetInlineEnd: "24px",
    blockSize: "44%",
    "@media (max-width: 639.98px)": { display: "none" },
  },
  head: {
    ...typographyStyles.body1,
    display: "flex",
    alignItems: "center",
    gap: "12px",
    color: appTokens.colorNeutralForegroundStaticInverted,
  },
  title: {
    margin: 0,
    maxInlineSize: "640px",
    fontSize: "28px",
    lineHeight: "36px",
    fontWeight: 600,
    textWrap: "balance",
    "@media (max-width: 639.98px)": { fontSize: "18px", lineHeight: "24px" },
  },
  points: {
    display: "grid",
    gap: "8px",
    margin: 0,
    paddingInlineStart: "20px",
    fontSize: "16px",
    lineHeight: "22px",
    "@media (max-width: 639.98px)": { fontSize: "12px", lineHeight: "16px", gap: "4px" },
  },
});

export interface LessonSlideProps {
  course: Learning["course"];
  /** What stands above the title. */
  place: string;
  slide: Lesson["slides"][number];
}

export function LessonSlide({
  course: { user, avatar, tags },
  place,
  slide: { title, points },
}: LessonSlideProps) {
  const styles = useStyles();
  return (
    <div className={styles.slide} aria-live="polite">
      <CourseDrawing dark label={tags} className={styles.drawing} />
      <div className={styles.head}>
        <PersonMark name={user} avatar={avatar} size={32} />
        <bdi>{place}</bdi>
      </div>
      <p className={styles.title} dir="auto">
        {title}
      </p>
      {points.length > 0 && (
        <ul className={styles.points}>
          {points.map((point) => (
            <li key={point} dir="auto">
              {point}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
