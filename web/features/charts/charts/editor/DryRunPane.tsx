import { makeStyles, mergeClasses, Spinner } from "@fluentui/react-components";
import { ArrowClockwise20Regular } from "@fluentui/react-icons/svg/arrow-clockwise";
import { Warning16Filled } from "@fluentui/react-icons/svg/warning";
import { useFormat } from "#web/lib/texts/format.ts";
import { useWords } from "#web/lib/texts/words.ts";
import { ToolButton } from "#web/ui/action/ToolButton.tsx";
import { useErrorText } from "#web/ui/feedback/useErrorText.ts";
import { StatusPill } from "#web/ui/pill/StatusPill.tsx";
import { appTokens } from "#web/ui/theme/tokens.ts";
import { chartTexts } from "#web/features/charts/charts/chartParts.ts";
import { type HelmHere, type Problem, problemText } from "./editorParts.ts";
import { usePaneStyles } from "./paneStyles.ts";
import type { DryRun } from "./useDryRun.ts";

const useStyles = makeStyles({
  sums: {
    display: "flex",
    gap: "12px",
    padding: "8px 16px",
    fontSize: "12px",
    borderBottom: `1px solid ${appTokens.lineSoft}`,
  },
  list: { margin: 0, padding: 0, listStyleType: "none" },
  row: {
    display: "grid",
    gridTemplateColumns: "8px minmax(96px, max-content) minmax(0, 1fr) auto",
    alignItems: "center",
    gap: "8px",
    boxSizing: "border-box",
    blockSize: "32px",
    paddingInline: "16px",
    borderBottom: `1px solid ${appTokens.lineSoft}`,
    "> bdi": { overflow: "hidden", textOverflow: "ellipsis", whiteSpace: "nowrap" },
  },
  dot: { inlineSize: "8px", blockSize: "8px", borderRadius: "50%" },
  CREATE: { backgroundColor: appTokens.okDot },
  UPDATE: { backgroundColor: appTokens.warnDot },
  UNCHANGED: { backgroundColor: appTokens.idleDot },
  DELETE: { backgroundColor: appTokens.badDot },
  warning: { display: "flex", alignItems: "center", gap: "8px", padding: "8px 16px", fontSize: "12px" },
  said: { margin: 0, padding: "0 16px 12px", whiteSpace: "pre-wrap", overflowWrap: "anywhere" },
});
const steps = ["CREATE", "UPDATE", "UNCHANGED", "DELETE"] as const;

export interface DryRunPaneProps {
  run: DryRun;
  helm: HelmHere;
  problems: readonly Problem[];
  onRun: () => void;
}

/** What helm would do. Without it, what is missing is said, and what was found without it. */
export function DryRunPane({ run, helm, problems, onRun }: DryRunPaneProps) {
  const styles = useStyles();
  const pane = usePaneStyles();
  const words = useWords(chartTexts);
  const errorText = useErrorText();
  const { number, clock } = useFormat();
  const { result, error, isRunning } = run;
  const [warning] = problems.filter(({ severity }) => severity === "WARNING");
  const hasErrors = problems.some(({ severity }) => severity === "ERROR");
  return (
    <div className={pane.pane}>
      <div className={pane.head}>
        <h2 className={pane.title}>{words("editor.dryRun")}</h2>
        {result && (
          <StatusPill tone={result.isPassed ? "ok" : "bad"}>
            {words(result.isPassed ? "run.passed" : "run.failed")}
          </StatusPill>
        )}
        <span className={mergeClasses(pane.quiet, pane.grow)} style={{ textAlign: "end" }}>
          {result &&
            words("run.took", { at: clock(result.at), seconds: number(Math.round(result.ms / 100) / 10) })}
        </span>
        {isRunning ? (
          <Spinner size="tiny" label={{ children: words("run.running"), hidden: true }} />
        ) : (
          helm.isInstalled && (
            <ToolButton
              small
              label={words("editor.runAgain")}
              icon={<ArrowClockwise20Regular />}
              onPress={onRun}
            />
          )
        )}
      </div>
      <div className={pane.body} aria-live="polite">
        {!helm.isInstalled && (
          <p className={pane.empty}>
            <strong>{words("helm.missing")}</strong>
            <br />
            {words("helm.missingText")}
          </p>
        )}
        {helm.isInstalled && !result && !error && <p className={pane.empty}>{words("editor.notRun")}</p>}
        {error && (
          <>
            <p className={mergeClasses(pane.empty, pane.bad)}>{errorText(error)}</p>
            {error.reason && (
              <pre className={mergeClasses(pane.mono, styles.said)} dir="ltr">
                {error.reason}
              </pre>
            )}
          </>
        )}
        {result && (
          <>
            <div className={styles.sums}>
              {steps.map((step) => {
                const n = result.objects.filter((one) => one.step === step).length;
                return n > 0 && <span key={step}>{words(`run.sums.${step}`, { n: number(n) })}</span>;
              })}
              <span className={mergeClasses(pane.quiet, pane.grow)} style={{ textAlign: "end" }}>
                {words(hasErrors ? "run.schemaBroken" : "run.schemaValid")}
              </span>
            </div>
            <ul className={styles.list}>
              {result.objects.map(({ kind, name, step }) => (
                <li key={`${kind}/${name}`} className={styles.row}>
                  <span className={mergeClasses(styles.dot, styles[step])} />
                  <bdi>{kind}</bdi>
                  <bdi className={mergeClasses(pane.mono, pane.quiet)}>{name}</bdi>
                  <span className={pane.quiet}>{words(`run.steps.${step}`)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
        {warning && (
          <div className={mergeClasses(styles.warning, pane.warn)}>
            <Warning16Filled aria-hidden />
            {problemText(words, warning)} · {words("editor.onLine", { line: number(warning.line) })}
          </div>
        )}
      </div>
    </div>
  );
}
