import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { useMemo } from "react";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { around, lineDiff } from "./lineDiff.ts";
import { usePaneStyles } from "./paneStyles.ts";

const useStyles = makeStyles({
  all: { display: "grid", gridTemplateColumns: "minmax(max-content, 1fr)" },
  line: {
    display: "grid",
    gridTemplateColumns: "40px 40px 20px minmax(max-content, 1fr)",
    whiteSpace: "pre",
    "> span:nth-child(-n+2)": { textAlign: "end", color: appTokens.colorNeutralForeground3 },
    "> span:nth-child(3)": { textAlign: "center" },
  },
  file: { paddingInlineStart: "100px", backgroundColor: appTokens.tint, whiteSpace: "pre" },
  gone: { backgroundColor: appTokens.badBackground, color: appTokens.badForeground },
  new: { backgroundColor: appTokens.okBackground, color: appTokens.okForeground },
  same: {},
});
const signs = { gone: "\u2212", new: "+", same: "" } as const;

export interface DiffViewProps {
  before: ReadonlyMap<string, string>;
  after: ReadonlyMap<string, string>;
  paths: readonly string[];
}

/** What is other in the files of two versions. */
export function DiffView({ before, after, paths }: DiffViewProps) {
  const styles = useStyles();
  const pane = usePaneStyles();
  const words = useWords(chartTexts);
  const { number } = useFormat();
  const all = useMemo(
    () =>
      paths.map((path) => ({
        path,
        lines: around(lineDiff(before.get(path) ?? "", after.get(path) ?? ""), 1),
      })),
    [before, after, paths],
  );
  if (paths.length === 0) return <p className={pane.empty}>{words("editor.same")}</p>;
  return (
    <div className={mergeClasses(pane.mono, styles.all)} dir="ltr">
      {all.map(({ path, lines }) => (
        <div key={path} role="group" aria-label={path}>
          <div className={styles.file}>
            {path}
            {!before.has(path) && `   ${words("editor.newLines", { n: number(lines.length) })}`}
            {!after.has(path) && `   ${words("editor.marks.D")}`}
          </div>
          {lines.map(({ kind, left, right, text }) => (
            <div
              key={`${kind}${left ?? ""}:${right ?? ""}`}
              className={mergeClasses(styles.line, styles[kind])}
            >
              <span>{left}</span>
              <span>{right}</span>
              <span>{signs[kind]}</span>
              <span>{text}</span>
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
