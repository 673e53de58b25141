import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { useSession } from "#web/lib/session/session.ts";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { BrandMark } from "#web/ui/brand/BrandMark.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Learning, lessonTexts } from "./learning.ts";

const useStyles = makeStyles({
  sheet: {
    display: "grid",
    justifyItems: "center",
    alignContent: "center",
    gap: "24px",
    boxSizing: "border-box",
    minBlockSize: "184mm",
    padding: "24px",
    border: `2px solid ${appTokens.colorBrandForeground1}`,
    outline: `1px solid ${appTokens.colorBrandForeground1}`,
    outlineOffset: "-8px",
    textAlign: "center",
  },
  title: { ...typographyStyles.title2, margin: 0 },
  name: { ...typographyStyles.title1, margin: 0 },
  course: { ...typographyStyles.title3, margin: 0 },
  line: { margin: 0 },
  small: { ...typographyStyles.caption1, margin: 0, color: appTokens.colorNeutralForeground3 },
});

export interface CourseCertificateProps {
  course: Learning["course"];
  certificate: NonNullable<Learning["certificate"]>;
}

export function CourseCertificate({ course, certificate: { number, issuedAt } }: CourseCertificateProps) {
  const styles = useStyles();
  const words = useWords(lessonTexts);
  const { date } = useFormat();
  const name = useSession()?.user.fullName;
  return (
    <article className={styles.sheet} aria-label={words("certificate.title")}>
      <BrandMark size={48} />
      <h2 className={styles.title}>{words("certificate.title")}</h2>
      <p className={styles.line}>{words("certificate.awarded")}</p>
      <p className={styles.name} dir="auto">
        {name}
      </p>
      <p className={styles.line}>{words("certificate.for", { count: course.totalTasks })}</p>
      <p className={styles.course} dir="auto">
        {course.courseTitle}
      </p>
      <p className={styles.line}>{words("certificate.taught", { name: course.user })}</p>
      <p className={styles.small}>{words("certificate.number", { number, date: date(issuedAt) })}</p>
    </article>
  );
}
