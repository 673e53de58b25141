import {
  makeStyles,
  mergeClasses,
  useFieldControlProps_unstable as useFieldControlProps,
  useFluent,
} from "@fluentui/react-components";
import { Placeholder } from "@tiptap/extensions";
import { EditorContent, useEditor } from "@tiptap/react";
import { StarterKit } from "@tiptap/starter-kit";
import { type KeyboardEvent, useEffect, useState } from "react";
import { cspNonce } from "#web/lib/cspNonce.ts";
import { KeepWhileClosing } from "#web/ui/wait/KeepWhileClosing.tsx";
import { TextCounter } from "#web/ui/form/fields/TextCounter.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { useEditorFrame } from "./editorFrame.ts";
import { LinkDialog } from "./LinkDialog.tsx";
import { plainText } from "./plainText.ts";
import { useRichTextStyles } from "./richTextStyles.ts";
import { RichTextToolbar } from "./RichTextToolbar.tsx";
import { sanitize } from "./sanitize.ts";

const useStyles = makeStyles({
  dimmed: { "& .ProseMirror": { opacity: 0.5 } },
  page: {
    "& .ProseMirror": {
      boxSizing: "border-box",
      maxBlockSize: "50dvh",
      overflowY: "auto",
      padding: "12px",
      outlineStyle: "none",
    },
    "& .is-editor-empty:first-child::before": {
      content: "attr(data-placeholder)",
      float: "inline-start",
      blockSize: 0,
      color: appTokens.colorNeutralForeground4,
      pointerEvents: "none",
    },
  },
  roomy: { "& .ProseMirror": { minBlockSize: "128px" } },
  foot: { display: "flex", justifyContent: "flex-end", padding: "0 12px 4px" },
});

/** A rich text and what becomes of it. */
export interface RichTextBoxProps {
  name: string;
  label: string;
  placeholder: string;
  max: number | undefined;
  html: string;
  set: (html: string) => void;
  onBlur: () => void;
  /** Takes what gets the focus. */
  field: (element: HTMLElement | null) => void;
  editable: boolean;
  dimmed: boolean;
  wrong: boolean;
}

/** The editor with its toolbar in the frame of a control; within a `Field` it takes the field's label and state. */
export function RichTextBox({
  name,
  label,
  placeholder,
  max,
  html,
  set,
  onBlur,
  field,
  editable,
  dimmed,
  wrong,
}: RichTextBoxProps) {
  const styles = useStyles();
  const frame = useEditorFrame({ fixed: !editable, dimmed, wrong });
  const text = useRichTextStyles();
  const bound = useFieldControlProps({}, {});
  const { dir } = useFluent();
  const [linking, setLinking] = useState(false);
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false, defaultProtocol: "https" },
      }),
      Placeholder.configure({ placeholder }),
    ],
    content: sanitize(html),
    editable,
    injectNonce: cspNonce(),
    editorProps: {
      transformPastedHTML: sanitize,
      // The editor takes Escape and does nothing with it: it is for the form around.
      handleDOMEvents: { keydown: (_, { key }) => key === "Escape" },
    },
    onUpdate: ({ editor: now }) => set(now.isEmpty ? "" : sanitize(now.getHTML())),
    onBlur,
  });
  useEffect(() => {
    field(editor.view.dom);
    return () => field(null);
  }, [editor, field]);
  useEffect(() => {
    editor.setEditable(editable, false);
  }, [editor, editable]);
  // A form that is reset gives another text than the one at hand.
  useEffect(() => {
    const held = editor.isEmpty ? "" : sanitize(editor.getHTML());
    if (html !== held) editor.commands.setContent(sanitize(html), { emitUpdate: false });
  }, [editor, html]);
  // As the text runs; while there is none, as the console does.
  const attributes = JSON.stringify({
    ...bound,
    name,
    dir: html === "" ? dir : "auto",
    role: "textbox",
    "aria-multiline": true,
    "aria-readonly": !editable,
    "aria-disabled": dimmed || undefined,
  });
  useEffect(() => {
    const given: Record<string, unknown> = JSON.parse(attributes);
    for (const [key, value] of Object.entries(given)) editor.view.dom.setAttribute(key, String(value));
    return () => {
      for (const key of Object.keys(given)) editor.view.dom.removeAttribute(key);
    };
  }, [editor, attributes]);

  const openLink = (event: KeyboardEvent) => {
    if (event.key !== "k" || !(event.ctrlKey || event.metaKey) || !editable) return;
    event.preventDefault();
    event.stopPropagation();
    setLinking(true);
  };
  return (
    <div className={mergeClasses(frame, dimmed && styles.dimmed)}>
      {editable && <RichTextToolbar editor={editor} label={label} onLink={() => setLinking(true)} />}
      <EditorContent
        editor={editor}
        className={mergeClasses(styles.page, editable && styles.roomy, text.text)}
        onKeyDown={openLink}
      />
      {max !== undefined && editable && (
        <div className={styles.foot}>
          <TextCounter length={plainText(html).length} max={max} />
        </div>
      )}
      <KeepWhileClosing shown={linking ? editor : undefined}>
        {(target, open) => <LinkDialog editor={target} open={open} onClose={() => setLinking(false)} />}
      </KeepWhileClosing>
    </div>
  );
}
