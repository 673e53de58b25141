import { makeStyles, mergeClasses } from "@fluentui/react-components";
import { ErrorCircle16Filled } from "@fluentui/react-icons/svg/error-circle";
import { Warning16Filled } from "@fluentui/react-icons/svg/warning";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { type Problem, problemText } from "./editorParts.ts";
import { usePaneStyles } from "./paneStyles.ts";

const useStyles = makeStyles({
  list: { margin: 0, padding: 0, listStyleType: "none" },
  row: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    inlineSize: "100%",
    padding: "6px 16px",
    border: "none",
    backgroundColor: "transparent",
    color: "inherit",
    fontFamily: "inherit",
    textAlign: "start",
    cursor: "pointer",
    ":hover": { backgroundColor: appTokens.colorSubtleBackgroundHover },
    "> svg": { flexShrink: 0 },
  },
});

/** What is wrong, each leading to its line. */
export function ProblemRows({
  problems,
  onGo,
}: {
  problems: readonly Problem[];
  onGo: (problem: Problem) => void;
}) {
  const styles = useStyles();
  const pane = usePaneStyles();
  const words = useWords(chartTexts);
  const { number } = useFormat();
  if (problems.length === 0) return <p className={pane.empty}>{words("editor.noProblems")}</p>;
  return (
    <ul className={styles.list}>
      {problems.map((one) => (
        <li key={`${one.path}:${one.line}:${one.code}:${one.value}:${one.text}`}>
          <button type="button" className={styles.row} onClick={() => onGo(one)}>
            {one.severity === "ERROR" ? (
              <ErrorCircle16Filled className={pane.bad} aria-label={words("severities.ERROR")} />
            ) : (
              <Warning16Filled className={pane.warn} aria-label={words("severities.WARNING")} />
            )}
            <span className={pane.grow}>{problemText(words, one)}</span>
            <bdi className={mergeClasses(pane.mono, pane.quiet)}>
              {one.path}:{number(one.line)}
            </bdi>
          </button>
        </li>
      ))}
    </ul>
  );
}
