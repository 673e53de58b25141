import { Field, Input, makeStyles } from "@fluentui/react-components";
import { useState } from "react";
import { useWords } from "#web/lib/texts/words.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { isPath } from "./fileTree.ts";

const useStyles = makeStyles({ place: { margin: "4px 12px" } });

export interface PathInputProps {
  label: string;
  initial: string;
  /** The paths that there are. */
  taken: ReadonlyMap<string, string>;
  /** Null where nothing is to be done. */
  onDone: (path: string | null) => void;
}

/** Takes the path of a file: Enter is done, Escape leaves it. */
export function PathInput({ label, initial, taken, onDone }: PathInputProps) {
  const styles = useStyles();
  const words = useWords(chartTexts);
  const [path, set] = useState(initial);
  const isTaken = path !== initial && taken.has(path);
  const problem =
    path === "" || path === initial ? undefined : isTaken ? "taken" : isPath(path) ? undefined : "path";
  const end = () => onDone(problem !== undefined || path === "" || path === initial ? null : path);
  return (
    <Field
      className={styles.place}
      validationState={problem ? "error" : "none"}
      validationMessage={problem && words(`editor.refused.${problem}`)}
    >
      <Input
        size="small"
        dir="ltr"
        autoFocus
        aria-label={label}
        placeholder={label}
        value={path}
        onChange={(_, { value }) => set(value)}
        onBlur={end}
        onKeyDown={(event) => {
          if (event.key === "Enter" && problem === undefined) end();
          if (event.key === "Escape") onDone(null);
        }}
      />
    </Field>
  );
}
