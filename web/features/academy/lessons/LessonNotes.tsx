import { Button, Field, makeStyles } from "@fluentui/react-components";
import { Delete20Regular } from "@fluentui/react-icons/svg/delete";
import { Edit20Regular } from "@fluentui/react-icons/svg/edit";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useWords } from "#web/lib/texts/words.ts";
import { TextArea } from "#web/ui/control/TextArea.tsx";
import { RowMenu } from "#web/ui/menu/RowMenu.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { type Learning, type Lesson, lessonsOf, lessonTexts, timeMark } from "./learning.ts";
import type { useCoursePlace } from "./useCoursePlace.ts";
import type { LearningActions } from "./useLearning.ts";
import type { Playback } from "./usePlayback.ts";

const MAX = 500;

const useStyles = makeStyles({
  form: {
    display: "grid",
    gap: "8px",
    justifyItems: "start",
    marginBlockEnd: "8px",
    "> :first-child": { inlineSize: "100%" },
  },
  list: { margin: 0, padding: 0, listStyleType: "none" },
  row: {
    display: "grid",
    gridTemplateColumns: "auto minmax(0, 1fr) auto",
    alignItems: "start",
    gap: "12px",
    paddingBlock: "8px",
    borderTop: `1px solid ${appTokens.lineSoft}`,
  },
  mark: { minInlineSize: 0, fontVariantNumeric: "tabular-nums" },
  text: { margin: 0, paddingBlock: "2px", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
});

export interface LessonNotesProps {
  learning: Learning;
  lesson: Lesson;
  playback: Playback;
  actions: LearningActions;
  place: ReturnType<typeof useCoursePlace>;
}

export function LessonNotes({ learning, lesson, playback, actions, place }: LessonNotesProps) {
  const styles = useStyles();
  const words = useWords(lessonTexts);
  const { t } = useTranslation("ui");
  const [editing, edit] = useState<string>();
  const numbers = new Map(lessonsOf(learning).map((one) => [one.lesson.id, one.lesson.number]));
  const at = Math.floor(playback.position);
  const add = (text: string) =>
    actions.addNote(lesson.id, at, text, words("done.noted", { time: timeMark(at) }));
  return (
    <>
      <NoteForm
        label={words("note.label", { time: timeMark(at) })}
        action={words("note.add")}
        initial=""
        onSave={add}
      />
      <ul className={styles.list} aria-label={words("tabs.notes")}>
        {learning.notes.map(({ id, lessonId, position, text }) => (
          <li key={id} className={styles.row}>
            <Button
              size="small"
              className={styles.mark}
              aria-label={words("note.go", { number: numbers.get(lessonId) ?? "", time: timeMark(position) })}
              onClick={() => (lessonId === lesson.id ? playback.seek(position) : place.showLesson(lessonId))}
            >
              {timeMark(position)}
            </Button>
            {editing === id ? (
              <NoteForm
                label={words("note.change")}
                action={t("commands.save")}
                initial={text}
                onSave={async (changed) => {
                  const done = await actions.changeNote(id, changed, words("done.noteChanged"));
                  if (done) edit(undefined);
                  return done;
                }}
                onCancel={() => edit(undefined)}
              />
            ) : (
              <p className={styles.text} dir="auto">
                {text}
              </p>
            )}
            <RowMenu
              label={words("note.menu", { time: timeMark(position) })}
              actions={() => [
                { id: "edit", label: t("commands.edit"), icon: <Edit20Regular />, run: () => edit(id) },
                {
                  id: "delete",
                  label: t("commands.delete"),
                  icon: <Delete20Regular />,
                  tone: "danger",
                  run: () => void actions.removeNote(id, words("done.noteDeleted")),
                },
              ]}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

interface NoteFormProps {
  label: string;
  action: string;
  initial: string;
  onSave: (text: string) => Promise<boolean>;
  onCancel?: () => void;
}

function NoteForm({ label, action, initial, onSave, onCancel }: NoteFormProps) {
  const styles = useStyles();
  const words = useWords(lessonTexts);
  const [text, setText] = useState(initial);
  const [problem, setProblem] = useState(false);
  const save = async (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === "") return setProblem(true);
    if (await onSave(text)) setText("");
  };
  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <Field label={label} {...(problem && { validationMessage: words("note.missing") })}>
        <TextArea
          grows
          rows={2}
          value={text}
          maxLength={MAX}
          onChange={({ target }) => {
            setText(target.value);
            setProblem(false);
          }}
          onKeyDown={(event) => {
            if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) void save(event);
            if (event.key !== "Escape" || !onCancel) return;
            event.preventDefault();
            onCancel();
          }}
        />
      </Field>
      <Button type="submit">{action}</Button>
    </form>
  );
}
