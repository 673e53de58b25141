import { makeStyles } from "@fluentui/react-components";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type CodeEditor, type CodeEditorOptions, createCodeEditor } from "./codeEditor.ts";
import { type HintsAt, paneHints, paneMarks, type PaneMarks } from "./paneMarks.ts";

const useStyles = makeStyles({ pane: { blockSize: "100%", minBlockSize: 0, textAlign: "start" } });

/** What can be done to the text of a pane. */
export type CodePaneControls = Pick<CodeEditor, "undo" | "goTo">;

/** Source text that fills its place. */
export interface CodePaneProps extends Pick<CodeEditorOptions, "text" | "language"> {
  /** Its name. */
  label: string;
  /** It cannot be changed. */
  fixed: boolean;
  marks?: PaneMarks;
  /** What may be written at a place. */
  hints?: HintsAt | undefined;
  onChange: (text: string) => void;
  ref?: Ref<CodePaneControls>;
}

/** A source text that fills its place, with what is said of its lines; Escape, then Tab leaves it. It brings the editor's code with it: load it later than the screen. */
export function CodePane({ label, text, language, fixed, marks, hints, onChange, ref }: CodePaneProps) {
  const styles = useStyles();
  const { t } = useTranslation("form");
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<CodeEditor>(null);
  const now = useRef({ text, hints, onChange });
  const badJson = t("code.badJson");
  useEffect(() => {
    now.current = { text, hints, onChange };
  });
  useEffect(() => {
    if (!place.current) return;
    const made = createCodeEditor({
      parent: place.current,
      text: now.current.text,
      language,
      lines: "fill",
      badJson,
      // What is given from outside was not written here.
      onChange: (next) => {
        if (next !== now.current.text) now.current.onChange(next);
      },
      onBlur: () => undefined,
      more: paneHints((written, at) => now.current.hints?.(written, at) ?? null),
    });
    editor.current = made;
    return () => made.destroy();
  }, [language, badJson]);
  useEffect(() => editor.current?.setText(text), [text]);
  useEffect(() => editor.current?.setFixed(fixed), [fixed, language, badJson]);
  useEffect(() => {
    editor.current?.setMarks(marks ? paneMarks(marks) : []);
  }, [marks, language, badJson]);
  useEffect(
    () => editor.current?.describe({ "aria-label": label, "aria-multiline": true }),
    [label, language, badJson],
  );
  useImperativeHandle(ref, () => ({
    undo: () => editor.current?.undo(),
    goTo: (line) => editor.current?.goTo(line),
  }));
  return <div ref={place} dir="ltr" className={styles.pane} />;
}
