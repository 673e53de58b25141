import {
  makeStyles,
  mergeClasses,
  useFieldControlProps_unstable as useFieldControlProps,
} from "@fluentui/react-components";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type CodeEditor, type CodeEditorOptions, createCodeEditor } from "./codeEditor.ts";
import { type EditorState, useEditorFrame } from "./editorFrame.ts";

const useStyles = makeStyles({
  // What is inherited is the side of the console's language.
  code: { textAlign: "start" },
  dimmed: { "& .cm-editor": { opacity: 0.5 } },
});

/** A text and what becomes of it. */
export interface CodeBoxProps extends EditorState, Pick<CodeEditorOptions, "text" | "language" | "lines"> {
  name: string;
  set: (text: string) => void;
  onBlur: () => void;
  /** Takes what gets the focus. */
  field: (element: HTMLElement | null) => void;
}

/** The editor in the frame of a control; within a `Field` it takes the field's label and state. */
export function CodeBox({
  name,
  text,
  language,
  lines,
  set,
  onBlur,
  field,
  fixed,
  dimmed,
  wrong,
}: CodeBoxProps) {
  const styles = useStyles();
  const frame = useEditorFrame({ fixed, dimmed, wrong });
  const { t } = useTranslation("form");
  const bound = useFieldControlProps({}, {});
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(null);
  const now = useRef({ text, set, onBlur });
  const badJson = t("code.badJson");
  useEffect(() => {
    now.current = { text, set, onBlur };
  });
  useEffect(() => {
    if (!place.current) return;
    const made = createCodeEditor({
      parent: place.current,
      text: now.current.text,
      language,
      lines,
      badJson,
      onChange: (next) => now.current.set(next),
      onBlur: () => now.current.onBlur(),
    });
    editor.current = made;
    field(made.element);
    return () => {
      field(null);
      made.destroy();
    };
  }, [language, lines, badJson, field]);
  useEffect(() => editor.current?.setText(text), [text]);
  useEffect(() => editor.current?.setFixed(fixed), [fixed, language, lines, badJson, field]);
  const attributes = JSON.stringify({
    ...bound,
    name,
    "aria-multiline": true,
    "aria-disabled": dimmed || undefined,
  });
  useEffect(
    () => editor.current?.describe(JSON.parse(attributes)),
    [attributes, language, lines, badJson, field],
  );
  return (
    <div
      ref={place}
      dir="ltr"
      className={mergeClasses(frame, styles.code, dimmed && styles.dimmed)}
      // Escape means "let Tab leave" here, not "cancel the form".
      onKeyDown={(event) => event.key === "Escape" && event.stopPropagation()}
    />
  );
}
