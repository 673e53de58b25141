import { Button, makeStyles, MessageBar, MessageBarBody, typographyStyles } from "@fluentui/react-components";
import { type FormEvent, useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { CheckBox } from "#web/ui/control/CheckBox.tsx";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Chapter, lessonTexts } from "./learning.ts";
import type { LearningActions } from "./useLearning.ts";

const useStyles = makeStyles({
  quiz: { display: "grid", gap: "16px", justifyItems: "start" },
  question: { display: "grid", gap: "4px", margin: 0, padding: 0, border: 0, minInlineSize: 0 },
  title: { ...typographyStyles.body1Strong, padding: 0 },
  head: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
  option: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minBlockSize: "32px",
    cursor: "pointer",
    "@media (hover: none)": { minBlockSize: "44px" },
  },
  locked: { margin: 0, color: appTokens.colorNeutralForeground2 },
});

export interface ChapterQuizProps {
  chapter: Chapter;
  actions: LearningActions;
}

export function ChapterQuiz({ chapter: { id, title, number, quiz, lessons }, actions }: ChapterQuizProps) {
  const styles = useStyles();
  const words = useWords(lessonTexts);
  const [answers, setAnswers] = useState<Readonly<Record<number, number>>>({});
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const { questions, result, isOpen } = quiz;
  const left = lessons.filter(({ isDone }) => !isDone).length;
  if (!isOpen) return <p className={styles.locked}>{words("quiz.locked", { count: left })}</p>;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = questions.flatMap((_, at) => answers[at] ?? []);
    if (chosen.length < questions.length) return setMissing(true);
    setBusy(true);
    await actions.takeQuiz(id, chosen, words("done.quiz", { number }));
    setBusy(false);
  };
  return (
    <form
      className={styles.quiz}
      aria-label={words("quiz.of", { title })}
      onSubmit={(event) => void submit(event)}
    >
      {result && (
        <MessageBar intent={result.passed ? "success" : "warning"}>
          <MessageBarBody>
            {words(result.passed ? "quiz.passed" : "quiz.failed", {
              count: questions.length,
              right: result.right.filter(Boolean).length,
            })}
          </MessageBarBody>
        </MessageBar>
      )}
      {questions.map(({ question, options }, at) => (
        <fieldset key={question} className={styles.question}>
          <legend className={styles.title}>
            <span className={styles.head}>
              <bdi>{question}</bdi>
              {result && (
                <StatusPill tone={result.right[at] ? "ok" : "bad"}>
                  {words(result.right[at] ? "quiz.right" : "quiz.wrong")}
                </StatusPill>
              )}
            </span>
          </legend>
          {options.map((option, choice) => (
            <label key={option} className={styles.option}>
              <CheckBox
                type="radio"
                name={`${id}-${at}`}
                checked={answers[at] === choice}
                onChange={() => {
                  setAnswers({ ...answers, [at]: choice });
                  setMissing(false);
                }}
              />
              <bdi>{option}</bdi>
            </label>
          ))}
        </fieldset>
      ))}
      {missing && (
        <MessageBar intent="error">
          <MessageBarBody>{words("quiz.missing")}</MessageBarBody>
        </MessageBar>
      )}
      <Button type="submit" appearance="primary" disabledFocusable={busy}>
        {words(result ? "quiz.again" : "quiz.submit")}
      </Button>
    </form>
  );
}
