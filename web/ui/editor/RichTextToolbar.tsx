import { Button, makeStyles, useArrowNavigationGroup, useFluent } from "@fluentui/react-components";
import { ArrowRedo20Regular } from "@fluentui/react-icons/svg/arrow-redo";
import { ArrowUndo20Regular } from "@fluentui/react-icons/svg/arrow-undo";
import { Code20Regular } from "@fluentui/react-icons/svg/code";
import { CodeBlock20Regular } from "@fluentui/react-icons/svg/code-block";
import { Link20Regular } from "@fluentui/react-icons/svg/link";
import { TextBold20Regular } from "@fluentui/react-icons/svg/text-bold";
import { TextBulletListLtr20Regular } from "@fluentui/react-icons/svg/text-bullet-list-ltr";
import { TextBulletListRtl20Regular } from "@fluentui/react-icons/svg/text-bullet-list-rtl";
import { TextHeader220Regular, TextHeader320Regular } from "@fluentui/react-icons/svg/text-header";
import { TextItalic20Regular } from "@fluentui/react-icons/svg/text-italic";
import { TextNumberListLtr20Regular } from "@fluentui/react-icons/svg/text-number-list-ltr";
import { TextNumberListRtl20Regular } from "@fluentui/react-icons/svg/text-number-list-rtl";
import { TextQuote20Regular } from "@fluentui/react-icons/svg/text-quote";
import { TextStrikethrough20Regular } from "@fluentui/react-icons/svg/text-strikethrough";
import { type Editor, useEditorState } from "@tiptap/react";
import { useTranslation } from "react-i18next";
import { Hint } from "#web/ui/hint/Hint.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  bar: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2px",
    padding: "4px",
    borderBottom: `1px solid ${appTokens.line}`,
  },
  button: {
    minWidth: "28px",
    padding: "3px",
    "[aria-pressed='true']": { backgroundColor: appTokens.tint, color: appTokens.colorBrandForeground1 },
  },
  gap: { inlineSize: "1px", marginBlock: "6px", marginInline: "4px", backgroundColor: appTokens.line },
});

/** The buttons over a rich text. */
export interface RichTextToolbarProps {
  editor: Editor;
  /** Names the field it belongs to. */
  label: string;
  /** Opens the dialog for a link. */
  onLink: () => void;
}

/** One stop of Tab; the arrow keys go through the buttons. */
export function RichTextToolbar({ editor, label, onLink }: RichTextToolbarProps) {
  const styles = useStyles();
  const { t } = useTranslation("form");
  const rtl = useFluent().dir === "rtl";
  const arrows = useArrowNavigationGroup({ axis: "horizontal", circular: true, memorizeCurrent: true });
  const state = useEditorState({ editor, selector: ({ editor: now }) => readState(now) });
  const run = () => editor.chain().focus();
  const groups = [
    [
      {
        id: "heading2",
        icon: <TextHeader220Regular />,
        on: state.heading2,
        act: () => run().toggleHeading({ level: 2 }).run(),
      },
      {
        id: "heading3",
        icon: <TextHeader320Regular />,
        on: state.heading3,
        act: () => run().toggleHeading({ level: 3 }).run(),
      },
    ],
    [
      { id: "bold", icon: <TextBold20Regular />, on: state.bold, act: () => run().toggleBold().run() },
      {
        id: "italic",
        icon: <TextItalic20Regular />,
        on: state.italic,
        act: () => run().toggleItalic().run(),
      },
      {
        id: "strike",
        icon: <TextStrikethrough20Regular />,
        on: state.strike,
        act: () => run().toggleStrike().run(),
      },
      { id: "code", icon: <Code20Regular />, on: state.code, act: () => run().toggleCode().run() },
      { id: "link", icon: <Link20Regular />, on: state.link, act: onLink },
    ],
    [
      {
        id: "bulletList",
        icon: rtl ? <TextBulletListRtl20Regular /> : <TextBulletListLtr20Regular />,
        on: state.bulletList,
        act: () => run().toggleBulletList().run(),
      },
      {
        id: "orderedList",
        icon: rtl ? <TextNumberListRtl20Regular /> : <TextNumberListLtr20Regular />,
        on: state.orderedList,
        act: () => run().toggleOrderedList().run(),
      },
      {
        id: "blockquote",
        icon: <TextQuote20Regular />,
        on: state.blockquote,
        act: () => run().toggleBlockquote().run(),
      },
      {
        id: "codeBlock",
        icon: <CodeBlock20Regular />,
        on: state.codeBlock,
        act: () => run().toggleCodeBlock().run(),
      },
    ],
    [
      { id: "undo", icon: <ArrowUndo20Regular />, off: !state.undo, act: () => run().undo().run() },
      { id: "redo", icon: <ArrowRedo20Regular />, off: !state.redo, act: () => run().redo().run() },
    ],
  ];
  return (
    <div role="toolbar" aria-label={t("rich.toolbar", { label })} className={styles.bar} {...arrows}>
      {groups.flatMap((group, index) => [
        ...(index > 0 ? [<span key={index} aria-hidden className={styles.gap} />] : []),
        ...group.map(({ id, icon, act, ...rest }) => (
          <Hint key={id} label={t(`rich.${id}`)}>
            <Button
              appearance="subtle"
              className={styles.button}
              icon={icon}
              {...("on" in rest ? { "aria-pressed": rest.on } : { disabledFocusable: rest.off })}
              // The selection in the text must stay.
              onMouseDown={(event) => event.preventDefault()}
              onClick={act}
            />
          </Hint>
        )),
      ])}
    </div>
  );
}

function readState(editor: Editor) {
  const is = (mark: string) => editor.isActive(mark);
  return {
    heading2: editor.isActive("heading", { level: 2 }),
    heading3: editor.isActive("heading", { level: 3 }),
    bold: is("bold"),
    italic: is("italic"),
    strike: is("strike"),
    code: is("code"),
    link: is("link"),
    bulletList: is("bulletList"),
    orderedList: is("orderedList"),
    blockquote: is("blockquote"),
    codeBlock: is("codeBlock"),
    undo: editor.can().undo(),
    redo: editor.can().redo(),
  };
}
