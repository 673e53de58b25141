import { Button, makeStyles, typographyStyles } from "@fluentui/react-components";
import { Certificate20Regular } from "@fluentui/react-icons/svg/certificate";
import { Print20Regular } from "@fluentui/react-icons/svg/print";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { Meter } from "#web/ui/figure/Meter.tsx";
import { Card } from "#web/ui/page/Card.tsx";
import { PrintSheet } from "#web/ui/page/PrintSheet.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { CourseCertificate } from "./CourseCertificate.tsx";
import { type Learning, lessonTexts, minutesOf } from "./learning.ts";

const useStyles = makeStyles({
  share: { ...typographyStyles.subtitle2, fontVariantNumeric: "tabular-nums" },
  bar: { display: "grid", gap: "8px" },
  line: {
    ...typographyStyles.caption1,
    display: "flex",
    justifyContent: "space-between",
    gap: "12px",
    color: appTokens.colorNeutralForeground2,
  },
  goal: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    paddingBlockStart: "12px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
    color: appTokens.colorNeutralForeground2,
    "& > svg": { flexShrink: 0, color: appTokens.colorBrandForeground1 },
  },
});

export function CourseProgressCard({ learning }: { learning: Learning }) {
  const styles = useStyles();
  const words = useWords(lessonTexts);
  const { t } = useTranslation("academyCourses");
  const { number, percent, date } = useFormat();
  const [request, setRequest] = useState(0);
  const { course, chapters, secondsLeft, certificate } = learning;
  const share = percent(course.progress / 100);
  const quizzes = chapters.filter(({ quiz }) => quiz.result?.passed !== true).length;
  return (
    <Card title={words("progress")} tools={<span className={styles.share}>{share}</span>}>
      <div className={styles.bar}>
        <Meter label={words("progress")} text={share} share={course.progress / 100} warnAt={2} badAt={2} />
        <div className={styles.line}>
          <span>{t("doneOf", { count: course.totalTasks, done: number(course.completedTasks) })}</span>
          {secondsLeft > 0 && <span>{words("left", { count: minutesOf(secondsLeft) })}</span>}
        </div>
      </div>
      <div className={styles.goal}>
        <Certificate20Regular aria-hidden />
        <span>
          {certificate
            ? words("certificate.earned", { date: date(certificate.issuedAt) })
            : words("certificate.goal", { count: quizzes })}
        </span>
      </div>
      {certificate && (
        <>
          <Button icon={<Print20Regular />} onClick={() => setRequest(request + 1)}>
            {words("certificate.print")}
          </Button>
          <PrintSheet wide request={request}>
            <CourseCertificate course={course} certificate={certificate} />
          </PrintSheet>
        </>
      )}
    </Card>
  );
}
