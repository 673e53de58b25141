import { makeStyles, typographyStyles } from "@fluentui/react-components";
import { highlightCode, tagHighlighter, tags } from "@lezer/highlight";
import { parser } from "@lezer/javascript";
import { type ReactNode, useMemo } from "react";
import { appTokens } from "#web/ui/theme/tokens.ts";

const useStyles = makeStyles({
  code: {
    ...typographyStyles.caption1,
    margin: 0,
    padding: "12px 16px",
    overflow: "auto",
    maxBlockSize: "480px",
    fontFamily: appTokens.fontFamilyMonospace,
    textAlign: "start",
    whiteSpace: "pre",
    tabSize: 2,
    ":focus-visible": { outline: `2px solid ${appTokens.colorStrokeFocus2}`, outlineOffset: "-2px" },
    "& .word": { color: appTokens.restForeground },
    "& .text": { color: appTokens.okForeground },
    "& .number": { color: appTokens.warnForeground },
    "& .name": { color: appTokens.infoForeground },
    "& .note": { color: appTokens.colorNeutralForeground3, fontStyle: "italic" },
  },
});

const language = parser.configure({ dialect: "ts jsx" });

const highlighter = tagHighlighter([
  { tag: [tags.keyword, tags.modifier, tags.self], class: "word" },
  { tag: [tags.string, tags.special(tags.string), tags.regexp], class: "text" },
  { tag: [tags.number, tags.bool, tags.null], class: "number" },
  { tag: [tags.typeName, tags.tagName, tags.className], class: "name" },
  { tag: tags.comment, class: "note" },
]);

/** A program to read. */
export interface SourceCodeProps {
  /** TypeScript, with JSX or without. */
  code: string;
  /** What it is, for screen readers. */
  label: string;
}

/** A program in TypeScript with its words told apart by colour; it scrolls, and is read from left to right in every language. */
export function SourceCode({ code, label }: SourceCodeProps) {
  const styles = useStyles();
  const parts = useMemo(() => {
    const found: ReactNode[] = [];
    const put = (text: string, classes: string) =>
      found.push(
        classes === "" ? (
          text
        ) : (
          <span key={found.length} className={classes}>
            {text}
          </span>
        ),
      );
    highlightCode(code, language.parse(code), highlighter, put, () => found.push("\n"));
    return found;
  }, [code]);
  return (
    <pre dir="ltr" role="region" aria-label={label} tabIndex={0} className={styles.code}>
      <code>{parts}</code>
    </pre>
  );
}
