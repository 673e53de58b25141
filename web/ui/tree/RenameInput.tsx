import { Field, Input, makeStyles } from "@fluentui/react-components";
import { useRef, useState } from "react";

const useStyles = makeStyles({ field: { flexGrow: 1, minInlineSize: 0, maxInlineSize: "320px" } });

/** A name that is being changed where it stands. */
export interface RenameInputProps {
  /** Says what is renamed. */
  label: string;
  name: string;
  maxLength: number;
  /** What is wrong with a name, as a sentence. */
  problem: (name: string) => string | undefined;
  /** Called with the new name, trimmed, or with undefined when the old one stays; `byKey` when a key ended it. */
  onDone: (name: string | undefined, byKey: boolean) => void;
}

/** Changes a name in its place: Enter and leaving save a name that is right, Escape keeps the old one. */
export function RenameInput({ label, name, maxLength, problem, onDone }: RenameInputProps) {
  const styles = useStyles();
  const [typed, setTyped] = useState(name);
  const [wrong, setWrong] = useState<string>();
  const over = useRef(false);
  const end = (next: string | undefined, byKey: boolean) => {
    if (over.current) return;
    over.current = true;
    onDone(next === name ? undefined : next, byKey);
  };
  const save = () => {
    const next = typed.trim();
    const said = next === name ? undefined : problem(next);
    if (said === undefined) end(next, true);
    else setWrong(said);
  };
  return (
    <Field
      className={styles.field}
      {...(wrong !== undefined && { validationState: "error", validationMessage: wrong })}
    >
      <Input
        size="small"
        autoFocus
        aria-label={label}
        maxLength={maxLength}
        value={typed}
        onFocus={({ target }) => target.select()}
        onChange={(_, { value }) => {
          setTyped(value);
          setWrong(undefined);
        }}
        onBlur={() => end(problem(typed.trim()) === undefined ? typed.trim() : undefined, false)}
        onKeyDown={(event) => {
          event.stopPropagation();
          if (event.key === "Enter") save();
          if (event.key === "Escape") end(undefined, true);
        }}
      />
    </Field>
  );
}
